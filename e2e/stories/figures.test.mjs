// The score sheet explains itself: a figure highlights what it counts, and a candidate section shows what it would add.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { PHONE } from "../lib/browser.mjs";
import { done, draw, handle, openGame, playTurns, sections, total, undo } from "../lib/handles.mjs";
import { story } from "../lib/story.mjs";

/** Well into the second round, with two lines and choices of different value. */
const LATER = ".game:has([data-round='2']):has([data-turn='5'])";

/** How many districts, stations and sections the map highlights. */
const lit = (page) =>
  page.evaluate(() => {
    const map = document.querySelector(".table .map");
    const count = (selector) => map.querySelectorAll(selector).length;
    return map.matches(".map--lit")
      ? { districts: count(".m-field.is-lit"), stations: count(".halo--lit"), sections: count(".line.is-lit") }
      : undefined;
  });

story("pointing at a figure highlights exactly what it counts", async ({ page }) => {
  await openGame(page, { deal: "london", objectives: true });
  await autoplay(page, LATER);
  const sheet = page.locator("aside.sheet");
  // A zero highlights nothing, and dims nothing either.
  const pointAt = async (figure, counts = 1) => {
    await figure.hover();
    await page.locator(counts > 0 ? ".table .map--lit" : ".table .map:not(.map--lit)").waitFor();
    return (await lit(page)) ?? { districts: 0, stations: 0, sections: 0 };
  };
  const rows = sheet.locator("tbody tr:not(.is-later)");
  assert.equal(await rows.count(), 2);
  for (const row of await rows.all()) {
    const [districts, stations, river, points] = await row.locator(".fig").all();
    const [count, most, crossed, sum] = (await row.locator(".fig").allInnerTexts()).map(Number);
    assert.equal(sum, count * most + crossed);
    const colour = /line--\w+/.exec(await row.getAttribute("class"))[0];
    const drawn = await page.locator(`.table .m-lines .${colour}`).count();
    assert.ok(drawn > 0);

    assert.deepEqual(await pointAt(districts), { districts: count, stations: drawn + 1, sections: 0 });
    const fullest = await pointAt(stations);
    assert.ok(fullest.districts > 0);
    assert.equal(fullest.stations, most * fullest.districts);
    assert.deepEqual(await pointAt(river, crossed), { districts: 0, stations: 0, sections: crossed / 2 });
    assert.deepEqual(await pointAt(points), { districts: 0, stations: drawn + 1, sections: drawn });
  }
  const meetings = sheet.locator(".inter .fig");
  const counts = (await meetings.allInnerTexts()).map((text) => Number(/^(\d+) ×/.exec(text)[1]));
  for (const [at, count] of counts.entries()) {
    assert.deepEqual(await pointAt(meetings.nth(at), count), { districts: 0, stations: count, sections: 0 });
  }
  for (const goal of await handle(page, "objective").all()) {
    const have = Number(/(\d+) \/ \d+/.exec(await goal.innerText())[1]);
    const { districts, stations, sections: crossings } = await pointAt(goal, have);
    assert.equal(districts + stations + crossings, have);
  }
  const all = await pointAt(handle(page, "score-total"));
  assert.equal(all.sections, await page.locator(".table .m-lines .line").count(), "the total counts all that is drawn");
  await page.mouse.move(1, 1);
  await page.locator(".table .map:not(.map--lit)").waitFor();

  // Pressed by mouse or key, a figure stays highlighted until it is pressed again.
  for (const figure of [sheet.locator("tbody tr.is-now .fig--points"), handle(page, "score-total")]) {
    for (const press of [() => figure.click(), () => figure.press("Enter")]) {
      for (const expected of [true, false]) {
        await press();
        await page.mouse.move(1, 1);
        await page.waitForFunction((on) => Boolean(document.querySelector(".table .map--lit")) === on, expected);
        assert.equal(await figure.getAttribute("aria-pressed"), String(expected));
      }
    }
  }
});

story("on a phone the sheet gives way to the map that a figure lights up", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  await handle(page, "open-sheet").tap();
  await page.locator("aside.sheet.is-open").waitFor();
  await page.locator("aside.sheet tbody tr.is-now .fig--points").tap();
  await page.locator("aside.sheet:not(.is-open)").waitFor({ state: "attached" });
  assert.deepEqual(await lit(page), { districts: 0, stations: 2, sections: 1 });
}, PHONE);

story("on a phone with keys the focus goes into the sheet that opens, and out of it with what a figure lights up", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await playTurns(page, 1);
  await handle(page, "open-sheet").press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".sheet__close"));
  await page.locator("aside.sheet tbody tr.is-now .fig--points").press("Enter");
  await page.waitForFunction(() => document.activeElement.dataset.testid === "open-sheet");
  assert.match(await handle(page, "said").textContent(), /^Stations counted: [a-j]\d+ \w+, [a-j]\d+ \w+\.$/);
}, PHONE);

story("gains are hidden everywhere when the visitor turns them off", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await handle(page, "menu").tap();
  await handle(page, "gains").uncheck();
  await handle(page, "close").tap();
  await draw(page, (await sections(page))[0]);
  await page.locator("[data-testid=done]:enabled").waitFor();
  assert.doesNotMatch(await page.locator(".game").innerText(), /[+±−]\d/);
  assert.match(await handle(page, "open-sheet").locator(".peek__total").innerText(), /\b0$/);
}, PHONE);

story("the sheet on a phone closes by the system's close gesture, wherever the focus is", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await handle(page, "open-sheet").tap();
  await page.locator("aside.sheet.is-open").waitFor();
  // Chromium treats Escape like Back on Android.
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Escape");
  await page.locator("aside.sheet:not(.is-open)").waitFor({ state: "attached" });
  await page.waitForFunction(() => document.activeElement?.dataset.testid === "open-sheet");
  assert.equal(new URL(page.url()).pathname, "/play");
}, PHONE);

story("a candidate shows what it would add, and Done adds that much", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await autoplay(page, `${LATER}:has([data-testid=section]):not(:has([aria-pressed=true]))`);
  const badge = page.locator(".table .badge text");
  const before = await total(page);
  const open = await sections(page);
  assert.ok(open.length > 1);
  const gains = {};
  for (const section of open) {
    await page.locator(`[data-section="${section}"]`).hover();
    await badge.waitFor();
    const said = await badge.textContent();
    gains[section] = Number(said.replace("±", "").replace("−", "-"));
    assert.equal(await total(page), before, "nothing is counted yet");
    await draw(page, section);
    assert.equal(await handle(page, "gain").innerText(), said);
    assert.equal(await total(page), before + gains[section]);
    await undo(page);
    await page.mouse.move(1, 1);
    await badge.waitFor({ state: "detached" });
  }
  const best = open.toSorted((a, b) => gains[b] - gains[a])[0];
  assert.ok(gains[best] > 0, JSON.stringify(gains));
  const at = await handle(page, "turn").getAttribute("data-turn");
  await draw(page, best);
  await done(page);
  await page.locator(`[data-testid=turn]:not([data-turn="${at}"])`).waitFor();
  assert.equal(await total(page), before + gains[best]);
});

/** The figures of the sheet, each with its value and its gain by the draft. */
const figures = (page) =>
  page.locator("aside.sheet .fig").evaluateAll((all) =>
    all.map((one) => ({
      // Interchanges show their number and what each is worth.
      count: Number(/^\d+/.exec(one.innerText)?.[0] ?? 0),
      plus: one.dataset.plus,
      isChanged: one.classList.contains("is-changed"),
    })),
  );

const signed = (gain) => (gain > 0 ? `+${gain}` : `−${-gain}`);

story("with a drafted section every figure that grows says by how much, and no other does", async ({ page }) => {
  await openGame(page, { deal: "london", objectives: true });
  await autoplay(page, `${LATER}:has([data-testid=section]):not(:has([aria-pressed=true]))`);
  const before = await figures(page);
  assert.ok(before.every(({ plus, isChanged }) => plus === undefined && !isChanged), "nothing is under the pencil");
  const sum = await total(page);
  const grown = new Set();
  for (const section of await sections(page)) {
    await draw(page, section);
    await handle(page, "gain").waitFor();
    const after = await figures(page);
    for (const [at, { count, plus, isChanged }] of after.entries()) {
      const gain = count - before[at].count;
      assert.deepEqual([plus, isChanged], [gain === 0 ? undefined : signed(gain), gain !== 0], `${section}, figure ${at + 1}`);
      if (gain !== 0) grown.add(at);
    }
    const gain = (await total(page)) - sum;
    assert.equal(await page.locator("[data-testid=score-total] small").innerText(), gain === 0 ? "" : signed(gain));
    await undo(page);
    await handle(page, "gain").waitFor({ state: "detached" });
    assert.deepEqual(await figures(page), before);
  }
  assert.ok(grown.size > 1, `only ${grown.size} figures grow`);
});
