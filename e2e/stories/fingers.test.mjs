// Touch on a small map, where touch areas overlap: the nearest one counts.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { PHONE } from "../lib/browser.mjs";
import { openGame, undo } from "../lib/handles.mjs";
import { between, distance, onScreen, spotOf } from "../lib/map.mjs";
import { story } from "../lib/story.mjs";

/** The touch radius of a section's grip, in map units. */
const REACH = 46;

/** Turns with overlapping grips, if one draws the first open section every turn. */
const OVERLAPS = [["london", 1, 2], ["tower", 3, 2], ["phone", 4, 3]];

/** The sections with grips on the map, and their positions. */
const grips = (page) =>
  page.locator("circle[data-testid=section]").evaluateAll((all) =>
    all.map((one) => {
      const [x, y] = one.getAttribute("transform").match(/[\d.]+/g).map(Number);
      return { section: one.dataset.section, at: { x, y } };
    }),
  );

const previewed = (page) =>
  page.locator("[data-testid=section][aria-pressed=true]").evaluateAll((all) => all.map((one) => one.dataset.section));

story(
  "of two sections whose handles overlap a tap draws the one that it is nearer to",
  async ({ page }) => {
    let taps = 0;
    for (const [deal, round, turn] of OVERLAPS) {
      await openGame(page, { deal });
      await autoplay(page, `.game:has([data-round="${round}"]):has([data-turn="${turn}"]):not(:has([aria-pressed=true]))`);
      const all = await grips(page);
      const ends = all.flatMap(({ section }) => section.split("-").map(spotOf));
      for (const { one, other } of all.flatMap((one) => all.map((other) => ({ one, other })))) {
        const apart = distance(one.at, other.at);
        // Aside, so that the other's grip is under the finger too, yet no other section or station is nearer.
        const place = between(one.at, other.at, 0.4);
        const isNearest = all.every((it) => it === one || distance(it.at, place) > 0.5 * apart);
        const isBeside = ends.every((end) => distance(end, place) > 0.5 * apart);
        if (one === other || 0.6 * apart > REACH || !isNearest || !isBeside) continue;
        const { x, y } = await onScreen(page, place);
        await page.touchscreen.tap(x, y);
        await page.locator("[data-testid=done]:enabled").waitFor();
        assert.deepEqual(await previewed(page), [one.section], `${other.section} is further away`);
        await undo(page);
        await page.locator("[data-testid=done]:disabled").waitFor();
        taps += 1;
      }
    }
    assert.ok(taps >= 4, `${taps} taps`);
  },
  PHONE,
);
