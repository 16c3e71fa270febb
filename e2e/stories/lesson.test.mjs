// The lesson, from its first step to its last.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE } from "../lib/browser.mjs";
import { done, draw, handle, sections } from "../lib/handles.mjs";
import { enter, focused } from "../lib/keys.mjs";
import { story } from "../lib/story.mjs";

/** Contrast cannot be measured during a button's colour transition. */
const STILL = { reducedMotion: "reduce" };

const step = async (page) => Number(await handle(page, "lesson").getAttribute("data-step"));

/** Six steps; `how` draws sections and presses buttons by mouse, touch or keyboard. */
async function learn(page, { drawOne, press }) {
  await handle(page, "lesson").waitFor();
  for (let at = 1; at <= 6; at += 1) {
    assert.equal(await step(page), at);
    const open = await sections(page);
    if (at === 5) {
      assert.deepEqual(open, []);
      assert.ok(Number(await handle(page, "lesson-points").getAttribute("data-total")) > 0);
      await press("lesson-figure");
      await page.locator(".map--lit").waitFor();
    } else {
      assert.ok(await handle(page, "done").isDisabled());
      await drawOne(open.at(-1));
      await press("done");
    }
    await assertAccessible(page);
    if (at < 6) await press("lesson-next");
  }
  await press("lesson-play");
  await page.waitForURL(/\/play\?deal=/);
}

story("the lesson is learned by touch on a phone", async ({ page }) => {
  await page.goto("/how-to-play");
  const press = (name) => handle(page, name).first().tap();
  await learn(page, { press, drawOne: (section) => draw(page, section) });
}, { ...PHONE, ...STILL });

story("the lesson is found and learned by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await handle(page, "first-visit").waitFor();
  await enter(page, "[data-testid=first-visit] a[href='/how-to-play']");
  // A new step moves the focus to its heading, between the map and the buttons.
  const drawOne = async (section) => enter(page, `[data-section="${section}"]`, (await step(page)) > 1 ? "Shift+Tab" : "Tab");
  const press = async (name) => {
    await enter(page, `[data-testid=${name}]`);
    if (name === "lesson-next") await focused(page, "h1");
  };
  await learn(page, { press, drawOne });
}, STILL);

story("a reload goes on with the same step of the lesson, and Back still leads to the one before", async ({ page }) => {
  await page.goto("/how-to-play");
  await handle(page, "lesson").waitFor();
  const first = await sections(page);
  await draw(page, first[0]);
  await done(page);
  await handle(page, "lesson-next").click();
  const second = await sections(page);
  await page.reload();
  await handle(page, "lesson").waitFor();
  assert.equal(await step(page), 2);
  assert.deepEqual(await sections(page), second);
  await handle(page, "lesson-back").click();
  assert.equal(await step(page), 1);
  assert.deepEqual(await sections(page), first);
});

story("one can go back in the lesson", async ({ page }) => {
  await page.goto("/how-to-play");
  await handle(page, "lesson").waitFor();
  const before = await sections(page);
  await draw(page, before[0]);
  await done(page);
  await handle(page, "lesson-next").click();
  assert.equal(await step(page), 2);
  await handle(page, "lesson-back").click();
  assert.equal(await step(page), 1);
  assert.deepEqual(await sections(page), before);
});
