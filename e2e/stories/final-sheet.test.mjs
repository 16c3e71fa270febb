// The final sheet: whose it is, how it ranks, and all the other sheets behind it.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE } from "../lib/browser.mjs";
import { replay } from "../lib/command.mjs";
import { finalTotal, handle, openGame, pass, total } from "../lib/handles.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";
import { unseen } from "../lib/view.mjs";

const COPY = { permissions: ["clipboard-read", "clipboard-write"] };

const headline = (page) => handle(page, "verdict").locator("h1").innerText();
const rows = (page) => page.locator("[data-testid=ranked] button");

/** The ranking: place, name and total of each row. */
const ranking = (page) =>
  handle(page, "ranked").evaluateAll((all) =>
    all.map((row) => {
      const text = (part) => row.querySelector(part).textContent;
      return { place: Number(text(".rank__n")), name: text("b"), note: text("small"), total: Number(text(".rank__t")) };
    }),
  );

/** Opens every sheet of the ranking and compares it with its row. */
async function openEach(page) {
  for (const [at, row] of (await ranking(page)).entries()) {
    await rows(page).nth(at).click();
    await page.waitForFunction(
      (sum) => document.querySelector("[data-testid=final-total]").dataset.total === sum,
      String(row.total),
    );
    assert.equal(await total(page), row.total);
    assert.equal(await rows(page).nth(at).getAttribute("aria-pressed"), "true");
    const [sheet, map] = [await page.locator("#final-sheet-h").innerText(), page.locator(".final__map svg")];
    const own = row.name === "You";
    assert.equal(sheet, own ? "Your sheet" : row.name);
    assert.equal(await map.getAttribute("aria-label"), own ? "The finished map" : `The map of ${row.name}`);
  }
}

/** The shared text, without the address below it. */
async function shared(page) {
  await page.evaluate(() => delete Navigator.prototype.share);
  await handle(page, "share").click();
  await handle(page, "share").getByText("Copied").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text.split("\n").slice(0, -1);
}

story("of several people at one device the winner comes first, and every line and sheet has its name", async ({ page }) => {
  const names = ["Ann", "Bob", "Cy"];
  await page.goto(`/play?deal=PA&people=${names}`);
  await autoplay(page, "[data-testid=tally-next]");
  await page.locator("dialog[open]").waitFor();
  const tally = await ranking(page);
  await assertAccessible(page);
  assert.equal(await handle(page, "tally-next").innerText(), "Next round");
  await autoplay(page);
  const told = await replay(await saveRecord(page));
  for (const [seat, { points, color }] of told.rounds[0].lines.entries()) {
    const { note } = tally.find(({ name }) => name === names[seat]);
    assert.equal(note.toLowerCase(), `${color} line: ${points} points`);
  }

  const places = told.final.map(({ total }, seat) => ({ name: names[seat], total })).sort((a, b) => b.total - a.total);
  const [winner] = places;
  const first = async () => {
    await rows(page).nth(2).waitFor();
    await handle(page, "score-total").waitFor();
    assert.deepEqual([await finalTotal(page), await total(page)], [winner.total, winner.total]);
    assert.equal(await headline(page), `${winner.name} wins`);
    assert.doesNotMatch(await page.locator(".final").innerText(), /\byou/i);
  };
  await first();
  await page.reload();
  await first();
  await assertAccessible(page);
  assert.deepEqual((await ranking(page)).map(({ name, total }) => ({ name, total })), places);
  await openEach(page);
  assert.equal(await headline(page), `${places[2].name}: place 3 of 3`);
  assert.ok((await handle(page, "verdict").innerText()).includes(`${winner.name} wins with ${winner.total} points.`));

  // The shared text is about everyone, the picture about the sheet shown.
  assert.deepEqual(await shared(page), [
    "Tubewright",
    ...places.map(({ name, total }, at) => `${at + 1}. ${name}: ${total}`),
  ]);
  await page.evaluate(() => {
    globalThis.written = [];
    CanvasRenderingContext2D.prototype.fillText = (text) => globalThis.written.push(text);
  });
  const saved = page.waitForEvent("download");
  await handle(page, "save-picture").click();
  await saved;
  const written = await page.evaluate(() => globalThis.written);
  assert.deepEqual(written.slice(-2), [String(places[2].total), places[2].name]);
}, COPY);

story("among bots the headline is one's own place, and their sheets open", async ({ page }) => {
  await openGame(page, { deal: "bots", bots: "casual,novice" });
  await autoplay(page);
  const told = await replay(await saveRecord(page));
  const totals = told.final.map(({ total }) => total);
  const [own, best] = [totals[0], Math.max(...totals)];
  assert.ok(own < best, "or this story tells nothing");
  await rows(page).nth(2).waitFor();
  await handle(page, "score-total").waitFor();
  const places = await ranking(page);
  const { place } = places.find(({ name }) => name === "You");
  assert.equal(await finalTotal(page), own);
  assert.equal(await headline(page), `You: place ${place} of 3`);
  assert.ok((await handle(page, "verdict").innerText()).includes(`${places[0].name} wins with ${best} points.`));
  assert.equal((await shared(page))[0], `Tubewright: ${own} points, place ${place} of 3`);
  await openEach(page);
  // A figure's highlight belongs to the sheet it was pressed on.
  await handle(page, "score-total").click();
  await page.locator(".map--lit").waitFor();
  await rows(page).first().click();
  await page.locator(".map--lit").waitFor({ state: "detached" });
  assert.equal(await headline(page), `${places[0].name} wins`);
}, COPY);

story("the sheets of the bots that play a solo game's cards open too", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await autoplay(page);
  await handle(page, "score-total").waitFor();
  const own = [await finalTotal(page), await headline(page)];
  await rows(page).nth(3).waitFor({ timeout: 60_000 });
  assert.deepEqual([await finalTotal(page), await headline(page)], own, "the bots take nothing away");
  await openEach(page);
  await rows(page).filter({ hasText: "Champion" }).click();
  assert.equal(await headline(page), "Champion");
  await rows(page).filter({ hasText: "this game" }).click();
  assert.deepEqual([await finalTotal(page), await headline(page)], own);
});

story("other tries on the same cards are listed, until everything is erased", async ({ page }) => {
  const tries = handle(page, "tries");
  await openGame(page, { deal: "london" });
  const address = page.url();
  await autoplay(page);
  const first = await finalTotal(page);
  await rows(page).first().waitFor({ timeout: 60_000 });
  assert.equal(await tries.count(), 0);
  await handle(page, "again").click();
  await handle(page, "final-total").waitFor({ state: "detached" });
  for (let passes = 0; passes < 5; passes += 1) await pass(page);
  await autoplay(page);
  const second = await finalTotal(page);
  assert.notEqual(second, first);
  const best = Math.max(first, second);
  const listed = `Your other tries on these cards: ${first}. Best of all: ${best}.`;
  await tries.getByText(listed).waitFor();
  await page.reload();
  await tries.getByText(listed).waitFor();
  await openGame(page, { deal: "london", objectives: true });
  await autoplay(page);
  await rows(page).first().waitFor({ timeout: 60_000 });
  assert.equal(await tries.count(), 0, "other modules, another task");

  await page.goto("/settings");
  await handle(page, "erase").click();
  await handle(page, "erase-now").click();
  await page.waitForURL("/");
  await page.goto(address);
  await handle(page, "card").first().waitFor();
  await autoplay(page);
  await rows(page).first().waitFor({ timeout: 60_000 });
  assert.equal(await tries.count(), 0);
});

story("the map stays in view, as large as the window lets it be, while figures light it up", async ({ page }) => {
  await openGame(page, { deal: "london", objectives: true });
  await autoplay(page);
  await handle(page, "score-total").waitFor();
  const map = page.locator(".final__map svg");
  for (const [width, height, side] of [[360, 740, 325], [360, 560, 275], [740, 360, 290], [1440, 900, 560]]) {
    const window = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    assert.ok((await map.boundingBox()).width >= side, `the map is too small at ${window}`);
    for (const figure of [handle(page, "score-total"), page.locator(".goal").first(), page.locator(".sheet .fig").first()]) {
      await figure.tap();
      await page.locator(".map--lit").waitFor();
      assert.equal(await unseen(map), false, `the map at ${window}`);
      assert.equal(await unseen(figure), false, `the figure at ${window}`);
      await figure.tap();
      await page.locator(".map--lit").waitFor({ state: "detached" });
    }
  }
}, PHONE);
