// Reduced motion and sound are respected.
import assert from "node:assert/strict";
import { done, draw, handle, openGame, pass, sections } from "../lib/handles.mjs";
import { story } from "../lib/story.mjs";

/** Plays a turn and opens the menu; each would be animated. */
async function playALittle(page) {
  const at = await handle(page, "turn").getAttribute("data-turn");
  const moving = [];
  const look = async () => moving.push(...(await page.evaluate(() => document.getAnimations().map((one) => one.animationName ?? one.transitionProperty))));
  const [first] = await sections(page);
  if (first) {
    await draw(page, first);
    await look();
    await done(page);
  } else {
    await pass(page);
  }
  await page.locator(`[data-testid=turn]:not([data-turn="${at}"])`).waitFor();
  await look();
  await handle(page, "menu").click();
  await page.locator("dialog[open]").waitFor();
  await look();
  await handle(page, "close").click();
  await page.locator("dialog").waitFor({ state: "detached" });
  return [...new Set([...moving, ...(await page.evaluate(() => globalThis.moved.splice(0)))])];
}

story("nothing moves where the device or the visitor wants it so", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.moved = [];
    addEventListener("animationstart", ({ animationName }) => globalThis.moved.push(animationName));
    addEventListener("transitionrun", ({ propertyName }) => globalThis.moved.push(propertyName));
  });
  await openGame(page, { deal: "london" });
  const moving = await playALittle(page);
  // A card flips, halos land on the stations, a section draws itself, a dialog rises.
  for (const name of ["flip", "land", "draw", "rise"]) assert.ok(moving.includes(name), `${name} is not among ${moving}`);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await handle(page, "card").first().waitFor();
  assert.deepEqual(await playALittle(page), []);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/settings");
  await handle(page, "still").check();
  await openGame(page, { deal: "london" });
  assert.deepEqual(await playALittle(page), []);
});

story("what moves comes to rest, so that a page that is looked at costs nothing", async ({ page }) => {
  const restless = () =>
    page.evaluate(() => {
      const ends = (one) => one.effect.getComputedTiming().endTime <= 1000;
      return document.getAnimations().filter((one) => !ends(one)).map((one) => one.animationName);
    });
  await openGame(page, { deal: "london", bots: "novice" });
  assert.deepEqual(await restless(), [], "when a card is turned over");
  const [first] = await sections(page);
  await draw(page, first);
  assert.deepEqual(await restless(), [], "with a section under the pencil");
  await done(page);
  assert.deepEqual(await restless(), [], "when it is drawn");
  await handle(page, "menu").click();
  await page.locator("dialog[open]").waitFor();
  assert.deepEqual(await restless(), [], "with a window open");
});

story("sound is off until it is switched on", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.heard = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...args) {
      globalThis.heard += 1;
      return start.apply(this, args);
    };
  });
  await openGame(page, { deal: "london" });
  const heard = async () => {
    const at = await handle(page, "turn").getAttribute("data-turn");
    await pass(page);
    await page.locator(`[data-testid=turn]:not([data-turn="${at}"])`).waitFor();
    return page.evaluate(() => {
      const { heard: tones } = globalThis;
      globalThis.heard = 0;
      return tones;
    });
  };
  const turnTo = async (on) => {
    await handle(page, "menu").click();
    assert.equal(await handle(page, "sound").isChecked(), !on);
    await handle(page, "sound").setChecked(on);
    await handle(page, "close").click();
    await page.locator("dialog").waitFor({ state: "detached" });
  };
  assert.equal(await heard(), 0);
  await turnTo(true);
  assert.ok((await heard()) > 0);
  await turnTo(false);
  assert.equal(await heard(), 0);
});
