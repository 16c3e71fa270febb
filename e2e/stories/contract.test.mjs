// Every handle that other programs rely on: how many there are, their attributes, and what they do.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { replay } from "../lib/command.mjs";
import { cards, done, finalTotal, handle, leaveTally, openGame, round, sections, total, turn, undo } from "../lib/handles.mjs";
import { openWithPower } from "../lib/powers.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

const STATIONS = 53;
const CARD = /^(street:(square|triangle|pentagon|circle|joker|switch)|underground:(square|triangle|pentagon|circle|joker))$/;

/** An attribute of all elements with a handle. */
const all = (page, name, attribute) =>
  handle(page, name).evaluateAll((found, key) => found.map((one) => one.getAttribute(key)), attribute);

const assertOne = async (page, name) => assert.equal(await handle(page, name).count(), 1, name);

const assertStations = async (page) => {
  const names = await all(page, "station", "data-station");
  assert.equal(names.length, STATIONS);
  assert.equal(new Set(names).size, STATIONS);
  for (const name of names) assert.match(name, /^[a-j]([1-9]|10)$/);
  return names;
};

story("home, cards, stations, sections, buttons and figures have their handles in the whole game", async ({ page }) => {
  await page.goto("/");
  await handle(page, "play").waitFor();
  await assertOne(page, "play");

  await openGame(page, { deal: "london", objectives: true, powers: true, pencils: "green,pink,blue,purple" });
  await handle(page, "seen-card").first().waitFor();
  await handle(page, "score-total").waitFor();
  const first = await cards(page);
  for (const card of first) assert.match(card, CARD);
  assert.deepEqual(await all(page, "seen-card", "data-card"), first, "seen this round");
  for (const name of ["done", "pass", "undo", "hint", "use-power", "round", "turn", "score-total"]) await assertOne(page, name);
  assert.deepEqual([await round(page), await turn(page), await total(page)], [1, 1, 0]);
  assert.match(await handle(page, "use-power").getAttribute("data-power"), /^(double|joker|switch|circle)$/);
  assert.equal(await handle(page, "use-power").getAttribute("data-spent"), "false");

  const names = await assertStations(page);
  const open = await sections(page);
  assert.ok(open.length > 1);
  for (const section of open) {
    for (const station of section.split("-")) assert.ok(names.includes(station), section);
    const target = page.locator(`[data-testid=section][data-section="${section}"]`);
    for (const press of [() => target.click(), () => target.press("Enter")]) {
      await press();
      await page.locator("[data-testid=done]:enabled").waitFor();
      await undo(page);
      await page.locator("[data-testid=done]:disabled").waitFor();
    }
  }
  // Clicking a section's new station draws it too.
  await page.locator(`[data-testid=station][data-station="${open[0].split("-")[1]}"]`).click();
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  await assertStations(page);
  assert.ok((await total(page)) > 0);
  const both = [...first, ...(await cards(page))];
  assert.deepEqual((await all(page, "seen-card", "data-card")).sort(), both.sort());

  await autoplay(page, "[data-testid=tally-next]");
  await page.locator("dialog[open]").waitFor();
  await assertOne(page, "tally-next");
  await leaveTally(page);
  await page.locator("[data-testid=round][data-round='2']").waitFor();
  assert.deepEqual((await all(page, "seen-card", "data-card")).sort(), (await cards(page)).sort(), "of this round alone");

  await autoplay(page);
  for (const name of ["final-total", "download-record", "again", "new-game"]) await assertOne(page, name);
  assert.equal(await finalTotal(page), (await replay(await saveRecord(page))).final[0].total);
});

story("the stations that can be circled say so, and a click on one circles it", async ({ page }) => {
  await openWithPower(page, "circle");
  const circled = page.locator("[data-testid=station][data-circle=true]");
  assert.equal(await circled.count(), 0, "before the power is in use");
  const [first] = await sections(page);
  await page.locator(`[data-testid=section][data-section="${first}"]`).click();
  await handle(page, "use-power").click();
  const names = await circled.evaluateAll((found) => found.map((one) => one.dataset.station));
  assert.deepEqual(names.sort(), first.split("-").sort());
  assert.equal(await page.locator("[data-circle]").count(), names.length);
  await assertStations(page);
  await circled.first().click();
  await done(page);
  await page.locator("[data-testid=use-power][data-spent=true]").waitFor();
});
