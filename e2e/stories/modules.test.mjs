// The modules: shared objectives, and each of the four pencil powers.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { replay } from "../lib/command.mjs";
import { done, draw, handle, openGame, pass, sections, turn } from "../lib/handles.mjs";
import { openWithPower } from "../lib/powers.mjs";
import { saveRecord, savedActions } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

/** Plays until the power opens sections that are closed without it; resolves to those. */
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
  await openGame(page, { deal: "london", objectives: true });
  await handle(page, "objective").first().waitFor();
  assert.equal(await handle(page, "objective").count(), 2);
  await autoplay(page);
  const told = (await replay(await saveRecord(page))).final[0];
  assert.equal(Number(await handle(page, "final-total").getAttribute("data-total")), told.total);
  await handle(page, "objective").first().waitFor();
  const met = await page.locator("[data-testid=objective].is-met").count();
  assert.ok(met > 0, "one of them is met");
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

story("a power that opens nothing on this turn says so until it does", async ({ page }) => {
  await openWithPower(page, "switch");
  const power = handle(page, "use-power");
  const says = (text) => power.locator("small", { hasText: text }).waitFor();
  // An empty line has no station to branch from.
  assert.equal(await turn(page), 1);
  await page.locator(".power.is-idle").waitFor();
  await says("Opens nothing on this turn");
  const open = await sections(page);
  await power.click();
  await page.locator("[data-testid=use-power][aria-pressed=true]").waitFor();
  assert.deepEqual(await sections(page), open);
  await power.click();
  await page.locator("[data-testid=use-power][aria-pressed=false]").waitFor();

  assert.ok((await untilItHelps(page)).length > 0);
  await power.click();
  await says("Branch from any station of the line");
  assert.equal(await page.locator(".power.is-idle").count(), 0);
  assert.equal(await spent(page), "false");
});

for (const power of ["joker", "switch"]) {
  story(`a ${power} power in use on a section that needs none can be kept for later`, async ({ page }) => {
    await openWithPower(page, power);
    const keep = handle(page, "keep-power");
    const chosen = (section) => page.locator(`[data-testid=section][data-section="${section}"][aria-pressed=true]`).waitFor({ state: "attached" });
    const [open] = await sections(page);
    await handle(page, "use-power").click();
    await draw(page, open);
    await chosen(open);
    await keep.click();
    await page.locator("[data-testid=use-power][aria-pressed=false]").waitFor();
    await chosen(open);
    assert.equal(await keep.count(), 0);
    await done(page);
    await page.locator("[data-testid=turn][data-turn='2']").waitFor();
    assert.equal(await spent(page), "false");

    // If the section needs it, it cannot be kept.
    const [further] = await untilItHelps(page);
    await draw(page, further);
    await chosen(further);
    assert.equal(await keep.count(), 0);
    await done(page);
    await page.locator("[data-testid=use-power][data-spent=true]").waitFor();
    await handle(page, "menu").click();
    const actions = await savedActions(page);
    assert.equal(actions[0], open);
    assert.deepEqual(actions.filter((action) => action?.includes("+")), [`${further} +${power}`]);
  });
}

story("where a section counts at once, a circle leaves the turn open for one", async ({ page }) => {
  await openWithPower(page, "circle");
  await handle(page, "menu").click();
  await handle(page, "auto-done").click();
  await handle(page, "close").click();
  await handle(page, "use-power").click();
  const circle = page.locator("[data-circle=true]");
  const station = await circle.getAttribute("data-station");
  await circle.click();
  await page.locator("[data-testid=done]:enabled").waitFor();
  const [first] = await sections(page);
  await draw(page, first);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  await handle(page, "menu").click();
  assert.deepEqual((await savedActions(page)).slice(0, 1), [`${first} +circle ${station}`]);
});

for (const power of ["double", "joker", "switch", "circle"]) {
  story(`with the ${power} power in use a screen reader hears every choice and what it brings`, async ({ page }) => {
    await openWithPower(page, power);
    if (power === "joker" || power === "switch") await untilItHelps(page);
    else await handle(page, "use-power").click();
    await page.locator("[data-testid=use-power][aria-pressed=true]").waitFor();
    // The turn was announced before; now only the power's effect is.
    await page.waitForFunction(() => /^(?!Round|Turn)./.test(document.querySelector("[data-testid=said]").innerText));
    const said = await handle(page, "said").innerText();
    const names = await page.locator(".table .map [aria-label][role=button]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.ok(names.length > 0);
    for (const name of names) assert.match(said, new RegExp(`${name}, \\d+ points?(;|$)`), said);
    assert.equal(names.some((name) => name.startsWith("circle ")), power === "circle");
  });
}
