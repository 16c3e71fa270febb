// The modules: shared objectives, and each of the four pencil powers.
import assert from "node:assert/strict";
import { done, draw, handle, openGame, pass, sections, turn } from "../lib/handles.mjs";
import { hurry } from "../lib/hurry.mjs";
import { replay } from "../lib/command.mjs";
import { saveRecord, savedActions } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

const COLOURS = ["purple", "blue", "pink", "green"];

/** Opens a game whose first pencil has this power. */
async function openWithPower(page, power) {
  for (const first of COLOURS) {
    const pencils = [first, ...COLOURS.filter((colour) => colour !== first)].join(",");
    await openGame(page, { deal: "powers", powers: true, pencils });
    if ((await handle(page, "use-power").getAttribute("data-power")) === power) return;
  }
  assert.fail(`no pencil has the power ${power}`);
}

/** Plays on until the power opens something that is closed without it; resolves to those sections. */
async function untilItHelps(page) {
  for (;;) {
    const before = await sections(page);
    await handle(page, "use-power").click();
    const further = (await sections(page)).filter((section) => !before.includes(section));
    if (further.length > 0) return further;
    if ((await handle(page, "use-power").getAttribute("aria-pressed")) === "true") {
      await handle(page, "use-power").click();
    }
    const at = await turn(page);
    if (before.length > 0) {
      await draw(page, before[0]);
      await done(page);
    } else {
      await pass(page);
    }
    await page.locator(`[data-testid=turn]:not([data-turn="${at}"])`).waitFor();
  }
}

const spent = (page) => handle(page, "use-power").getAttribute("data-spent");

story("shared objectives show their progress and count at the end", async ({ page }) => {
  await openGame(page, { deal: "objectives", objectives: true });
  await handle(page, "objective").first().waitFor();
  assert.equal(await handle(page, "objective").count(), 2);
  await hurry(page);
  const told = (await replay(await saveRecord(page))).final[0];
  assert.equal(Number(await handle(page, "final-total").getAttribute("data-total")), told.total);
  await handle(page, "objective").first().waitFor();
  const met = await page.locator("[data-testid=objective].is-met").count();
  assert.equal(met, told.objectives.length);
});

for (const power of ["joker", "switch"]) {
  story(`the ${power} power opens more sections, once a round`, async ({ page }) => {
    await openWithPower(page, power);
    assert.equal(await spent(page), "false");
    const [further] = await untilItHelps(page);
    await draw(page, further);
    await done(page);
    await page.locator("[data-testid=use-power][data-spent=true]").waitFor();
    await handle(page, "menu").click();
    assert.ok((await savedActions(page)).includes(`${further} +${power}`));
  });
}

story("the double power draws two sections", async ({ page }) => {
  await openWithPower(page, "double");
  await handle(page, "use-power").click();
  const [first] = await sections(page);
  await draw(page, first);
  await page.locator(`[data-testid=section][data-section="${first}"]`).waitFor({ state: "detached" });
  const [second] = await sections(page);
  await draw(page, second);
  await done(page);
  await page.locator("[data-testid=use-power][data-spent=true]").waitFor();
  await handle(page, "menu").click();
  assert.deepEqual((await savedActions(page)).slice(0, 1), [`${first}, ${second} +double`]);
});

story("the circle power circles a station, with a section or without", async ({ page }) => {
  await openWithPower(page, "circle");
  const [first] = await sections(page);
  await draw(page, first);
  await handle(page, "use-power").click();
  const to = first.split("-")[1];
  await page.locator(`[data-circle=true][data-station="${to}"]`).dispatchEvent("click");
  await done(page);
  await page.locator("[data-testid=use-power][data-spent=true]").waitFor();
  await handle(page, "menu").click();
  assert.deepEqual((await savedActions(page)).slice(0, 1), [`${first} +circle ${to}`]);
});
