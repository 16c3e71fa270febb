// What screen reader users hear besides the turn itself: whose it is, what hints replace, what is drawn.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { assertAccessible } from "../lib/axe.mjs";
import { done, draw, handle, openGame, playTurns, sections } from "../lib/handles.mjs";
import { onScreen, spotOf } from "../lib/map.mjs";
import { openWithPower } from "../lib/powers.mjs";
import { savedActions } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

/** Runs in the page: records what enters the live region, and whether a dialog is open at that moment. */
function listen() {
  globalThis.heard = [];
  const region = document.querySelector("[data-testid=said]");
  new MutationObserver(() => {
    globalThis.heard.push({ text: region.textContent, covered: Boolean(document.querySelector("dialog[open]")) });
  }).observe(region, { subtree: true, childList: true, characterData: true });
}

/** Waits for an announcement; resolves to everything announced since the last call. */
async function heard(page, like) {
  await page.waitForFunction((source) => globalThis.heard.some(({ text }) => new RegExp(source).test(text)), like.source);
  return page.evaluate(() => globalThis.heard.splice(0));
}

story("whoever takes the device hears their turn when they have it, and not before", async ({ page }) => {
  await page.goto("/play?deal=people&people=Ann,Ben");
  await handle(page, "handover").waitFor();
  await page.evaluate(listen);
  for (const [who, turn] of [["Ann", 1], ["Ben", 1], ["Ann", 2]]) {
    await handle(page, "handover").getByText(who).waitFor();
    await page.locator("dialog[open]").waitFor();
    assert.equal(await handle(page, "said").textContent(), "", `${who} does not have it yet`);
    await handle(page, "handover").click();
    const news = await heard(page, new RegExp(`Turn ${turn}: `));
    assert.deepEqual(news.filter(({ text, covered }) => text && covered), [], "nothing is said beneath the window");
    const [open] = await sections(page);
    await (open ? draw(page, open) : handle(page, "pass").click());
    if (open) await done(page);
  }
});

story("a hint asked for with a section under the pencil takes its place", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await page.waitForFunction(() => document.querySelector("[data-testid=said]").innerText);
  const hint = handle(page, "hint");
  const pressed = () => hint.getAttribute("aria-pressed");
  const chosen = page.locator("[data-testid=section][aria-pressed=true]");
  await draw(page, (await sections(page))[0]);
  await chosen.waitFor();
  await page.evaluate(listen);
  await hint.click();
  await page.locator(".pick--hint").first().waitFor();
  assert.equal(await pressed(), "true");
  assert.equal(await chosen.count(), 0);
  assert.ok(await page.locator(".table .badge--hint").count());
  const texts = (await heard(page, /^Hints/)).map(({ text }) => text);
  assert.equal(texts[0], "What you had chosen is taken back. Thinking…");

  // Choosing replaces the hints in turn, and they can be asked for again.
  await page.locator(".pick--hint").first().click();
  await chosen.waitFor();
  assert.equal(await pressed(), "false");
  await hint.click();
  await page.locator(".pick--hint").first().waitFor();
  assert.equal(await chosen.count(), 0);
  await hint.click();
  await page.locator(".pick--hint").first().waitFor({ state: "detached" });
  assert.equal(await pressed(), "false");
});

story("what is refused twice is heard twice", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  await page.waitForFunction(() => document.querySelector("[data-testid=said]").innerText);
  await page.evaluate(listen);
  const { x, y } = await onScreen(page, spotOf("j10"));
  for (let times = 0; times < 3; times += 1) {
    await page.mouse.click(x, y);
    const news = await heard(page, /^Not possible: no section leads to j10/);
    assert.equal(news.length, 1);
  }
});

/** The items of the lists of drawn lines in a part of the page. */
const told = (page, where = "") => page.locator(`${where} [data-testid=drawn] li`).allTextContents();

/** An item's sections, in a fixed order. */
const sectionsOf = (item) => item.split(": ")[1].split(". ")[0].replaceAll("–", "-").split(", ").sort();

story("the lines drawn can be heard beside the map: in the game, of the others, and at the end", async ({ page }) => {
  await openGame(page, { deal: "bots", bots: "novice", pencils: "green,pink,blue,purple" });
  await handle(page, "ending").waitFor();
  assert.deepEqual(await told(page), [], "nothing is drawn");
  await playTurns(page, 3);
  await handle(page, "menu").click();
  const drawn = (await savedActions(page)).filter((action) => action && action !== "pass");
  await handle(page, "close").click();
  const items = await told(page, ".table");
  assert.deepEqual(items.map((item) => item.split(": ")[0]), ["Green line"]);
  assert.deepEqual(sectionsOf(items[0]), drawn.sort());
  await assertAccessible(page);

  await handle(page, "rival").click();
  await page.locator("dialog[open] [data-testid=drawn]").waitFor({ state: "attached" });
  assert.match((await told(page, "dialog[open]"))[0], /^\w+ line: [a-j]\d+–[a-j]\d+/);
  const levels = await page.locator("dialog[open] :is(h1, h2, h3)").evaluateAll((all) => all.map((one) => Number(one.tagName[1])));
  levels.forEach((level, at) => assert.ok(level <= (levels[at - 1] ?? 0) + 1, levels.join()));
  await assertAccessible(page);
  await page.keyboard.press("Escape");

  await autoplay(page);
  await page.locator(".final__map [data-testid=drawn]").waitFor({ state: "attached" });
  const lines = await told(page, ".final__map");
  assert.deepEqual(lines.map((item) => item.split(": ")[0]), ["Green line", "Pink line", "Blue line", "Purple line"]);
  await assertAccessible(page);
});

story("a circled station is told with its line", async ({ page }) => {
  await openWithPower(page, "circle");
  await handle(page, "use-power").click();
  const [first] = await sections(page);
  await draw(page, first);
  const station = page.locator("[data-circle=true]").first();
  const name = await station.getAttribute("data-station");
  await station.click();
  await done(page);
  await page.locator("[data-testid=drawn]").waitFor({ state: "attached" });
  assert.match((await told(page))[0], new RegExp(`line: ${first.replace("-", "–")}\\. Circled: ${name}$`));
});
