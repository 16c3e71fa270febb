// What the page of a game shows and says besides the play itself.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { DESKTOP, PHONE } from "../lib/browser.mjs";
import { cards, done, draw, finalTotal, handle, leaveTally, openGame, pass, playOut, sections, total, turn } from "../lib/handles.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

for (const [name, look] of Object.entries({ desk: DESKTOP, phone: PHONE, dark: { ...DESKTOP, colorScheme: "dark" } })) {
  story(
    `game, tally and final sheet hold up against WCAG 2.2 AA: ${name}`,
    async ({ page }) => {
      await openGame(page, { deal: "london", objectives: true, powers: true, bots: "novice" });
      await draw(page, (await sections(page))[0]);
      await assertAccessible(page);
      await done(page);
      while (!(await handle(page, "tally-next").count())) {
        if (await handle(page, "pass").isEnabled()) await pass(page);
        await page.waitForTimeout(30);
      }
      await assertAccessible(page);
      await leaveTally(page);
      await playOut(page);
      await assertAccessible(page);
    },
    look,
  );
}

story("every figure of the sheet lights up what it counts", async ({ page }) => {
  await openGame(page, { deal: "london", objectives: true });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  const figures = page.locator(".sheet .fig, .sheet .goal");
  for (let at = 0; at < (await figures.count()); at += 1) {
    await figures.nth(at).click();
    await page.locator(".map--lit").waitFor();
    await figures.nth(at).click();
    await page.mouse.move(1, 1);
    await page.locator(".map:not(.map--lit)").waitFor();
  }
});

story("a hint names the best sections, and one click takes it", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await handle(page, "hint").click();
  await page.locator(".pick--hint").first().waitFor();
  await page.locator(".pick--hint").first().click();
  assert.ok(await handle(page, "done").isEnabled());
});

story("a screen reader hears the card, the choices and what each brings", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  const said = await handle(page, "said").innerText();
  assert.match(said, /Underground, circle/);
  assert.match(said, /from d3 triangle west to a3 circle, \d+ points?/);
  const names = await handle(page, "section").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.ok(names.some((name) => name.startsWith("from d3 triangle west to a3 circle")), names.join());
});

story("the language can be changed in mid-game, and nothing is lost", async ({ page }) => {
  await openGame(page, { deal: "london", bots: "novice" });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  const [second] = await sections(page);
  if (second) await draw(page, second);
  const before = [await cards(page), await total(page), await turn(page), await handle(page, "done").isEnabled()];
  const hint = await handle(page, "hint").innerText();

  await handle(page, "menu").click();
  await handle(page, "language").selectOption("pl");
  await page.locator("html[lang=pl]").waitFor({ state: "attached" });
  await assertAccessible(page);
  await handle(page, "close").click();
  assert.notEqual(await handle(page, "hint").innerText(), hint);
  const after = [await cards(page), await total(page), await turn(page), await handle(page, "done").isEnabled()];
  assert.deepEqual(after, before);

  const points = await playOut(page);
  await handle(page, "language").selectOption("en");
  await page.locator("html[lang=en]").waitFor({ state: "attached" });
  assert.equal(await finalTotal(page), points);
});

story("letters tell the lines apart where the visitor wants them", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  const letter = page.locator(".map .letter").first();
  assert.equal(await letter.isVisible(), false);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Letters on the lines" }).check();
  await page.goBack();
  await letter.waitFor();
  assert.equal(await letter.locator("text").textContent(), "D");
  assert.deepEqual(await page.locator(".rounds .letter text").allTextContents(), ["D", "C", "B", "A"]);
  await assertAccessible(page);
});

story("a section counts at once where the visitor wants it so", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await handle(page, "menu").click();
  await handle(page, "auto-done").click();
  await handle(page, "close").click();
  await draw(page, (await sections(page))[0]);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
});

story("a saved record can be opened and looked at, turn by turn", async ({ page }) => {
  await openGame(page, { deal: "london" });
  const points = await playOut(page);
  const path = await saveRecord(page);
  await page.goto("/");
  await handle(page, "open-record").setInputFiles(path);
  await handle(page, "look-back").waitFor();
  assert.equal(Number(await handle(page, "score-total").getAttribute("data-total")), points);
  await handle(page, "look-at").fill("0");
  assert.equal(Number(await handle(page, "score-total").getAttribute("data-total")), 0);
  await handle(page, "look-on").click();
  assert.deepEqual(await handle(page, "card").count(), 1);
});

story("a file that is no record is refused with its reason", async ({ page }) => {
  const record = {
    format: "tubewright-record/1",
    map: "london",
    modules: { objectives: null, powers: null },
    seats: [{ name: "", pencils: ["green", "pink", "blue", "purple"] }],
    rounds: [{ cards: ["underground:circle"], turns: [["d3-a3"]] }],
  };
  const opened = async (content) => {
    await page.goto("/");
    const buffer = Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
    await handle(page, "open-record").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
    await page.waitForURL(/\?record$/);
  };
  for (const [content, reason] of [
    ["no JSON", /the file/],
    [{ ...record, format: "tubewright-record/2" }, /unknown format/],
    [{ ...record, modules: null }, /objectives/],
    [{ ...record, modules: { objectives: ["thames", "fame"], powers: null } }, /fame/],
    [{ ...record, seats: [{ name: "", pencils: ["green"] }] }, /pencils/],
    [{ ...record, deal: { seed: 1 } }, /seed/],
    [{ ...record, rounds: [{ cards: ["street:fish"], turns: [] }] }, /street:fish/],
    [{ ...record, rounds: [{ cards: ["underground:circle"], turns: [["d3-a1"]] }] }, /round 1, turn 1, seat 1: no-such-section/],
  ]) {
    await opened(content);
    assert.match(await handle(page, "refused").innerText(), reason);
  }
  await assertAccessible(page);
  await opened(record);
  await handle(page, "look-back").waitFor();
});

story("the picture of the sheet can be saved", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await playOut(page, () => undefined);
  const saved = page.waitForEvent("download");
  await handle(page, "save-picture").click();
  assert.equal((await saved).suggestedFilename(), "tubewright.png");
});
