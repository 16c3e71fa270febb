// To get better: a decision tried again, a game played on from there, exercises, and one's own mistakes.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE } from "../lib/browser.mjs";
import { draw, handle, sections } from "../lib/handles.mjs";
import { LANGUAGES, textOf } from "../lib/languages.mjs";
import { reviewGame, reviewed } from "../lib/review.mjs";
import { story } from "../lib/story.mjs";

const LONG = { timeout: 240_000 };
const state = (page) => handle(page, "try-told").getAttribute("data-state");

/** Draws a section and confirms it. */
async function choose(page, section) {
  await draw(page, section);
  await handle(page, "done").click();
  await page.waitForFunction(() => !["choosing", "judging"].includes(document.querySelector("[data-testid=try-told]")?.dataset.state));
}

/** Passes, and confirms it. */
async function passNow(page) {
  await handle(page, "pass").click();
  await handle(page, "done").click();
}

/** Goes to a mistake whose best action is one section without a power, and resolves to that section. */
async function plainMistake(page) {
  const mistakes = page.locator("[data-testid=review-decision]:not([data-class=good])");
  for (let place = 0; place < (await mistakes.count()); place += 1) {
    await mistakes.nth(place).click();
    const best = /^Best: ([a-j]\d+) → ([a-j]\d+)$/.exec(await page.locator("[data-testid=review-best] figcaption").textContent());
    if (best) return `${best[1]}-${best[2]}`;
  }
  throw new Error("every mistake is about more than a section");
}

story("a mistake tried again is solved by the best action, and the game goes on from there", async ({ page }) => {
  await reviewGame(page);
  await reviewed(page);
  const best = await plainMistake(page);
  await handle(page, "try-again").click();
  assert.ok((await sections(page)).includes(best));
  await assertAccessible(page);
  await choose(page, best);
  assert.equal(await state(page), "right");
  await handle(page, "play-on-same").click();
  for (let turns = 0; turns < 50 && !(await handle(page, "play-on-total").count()); turns += 1) await passNow(page);
  const total = Number(await handle(page, "play-on-total").getAttribute("data-total"));
  assert.match(await handle(page, "play-on-total").textContent(), new RegExp(`^${total} points; in your game there were \\d+\\.$`));
  await handle(page, "try-close").click();
  await handle(page, "review-played").waitFor();
}, LONG);

story("what is not good enough gets a hint, and then the answer", async ({ page }) => {
  await reviewGame(page);
  await reviewed(page);
  await page.locator("[data-testid=review-decision][data-class=blunder]").first().click();
  await handle(page, "try-again").click();
  // What was played was a blunder, and still is.
  const first = (await sections(page))[0];
  await choose(page, first);
  assert.equal(await state(page), "wrong");
  assert.match(await handle(page, "try-told").textContent(), /^Not quite: that loses \d+\.\d\. A hint: /);
  await choose(page, first);
  assert.equal(await state(page), "shown");
  await handle(page, "review-answer").waitFor();
  await handle(page, "play-on-fresh").click();
  await handle(page, "play-on").waitFor();
  await assertAccessible(page);
}, LONG);

story("one's own mistakes wait in practice until they are solved", async ({ page }) => {
  await reviewGame(page);
  await reviewed(page);
  await page.goto("/practice");
  const due = async () => /(\d+) of (\d+)/.exec(await handle(page, "practice-due").textContent()).slice(1).map(Number);
  const [before, all] = await due();
  assert.ok(before > 0 && before === all, `${before} of ${all}`);
  await handle(page, "practice-own").click();
  await handle(page, "exercise").waitFor();
  await assertAccessible(page);
  // Tried in vain it stays; the answer says what would have been right.
  await passNow(page);
  if ((await state(page)) === "wrong") await passNow(page);
  await handle(page, "review-answer").waitFor();
  const right = (await state(page)) === "right";
  await handle(page, "practice-leave").click();
  assert.deepEqual(await due(), [right ? before - 1 : before, all]);
}, LONG);

story("exercises by theme and difficulty, and a streak that ends with the first wrong choice", async ({ page }) => {
  await page.goto("/practice");
  const count = async () => Number(/\d+/.exec(await handle(page, "practice-count").textContent())[0]);
  await page.waitForFunction(() => /[1-9]/.test(document.querySelector("[data-testid=practice-count]")?.textContent));
  const all = await count();
  await handle(page, "practice-theme").selectOption("river");
  const river = await count();
  assert.ok(river > 0 && river < all, `${river} of ${all} are about the river`);
  await handle(page, "practice-start").click();
  assert.match(await page.locator("#exercise-h").textContent(), /^The Thames · Difficulty [1-5] of 5$/);
  await assertAccessible(page);
  await handle(page, "practice-leave").click();
  await handle(page, "practice-streak").click();
  assert.match(await page.locator("#exercise-h").textContent(), /Difficulty [1-5] of 5$/);
  assert.equal(await handle(page, "streak").textContent(), "In a row: 0");
  await passNow(page);
  const told = await handle(page, "streak").textContent();
  assert.equal(told, (await state(page)) === "right" ? "In a row: 1" : "The streak ends at 0.");
}, LONG);

for (const [code, locale] of Object.entries(LANGUAGES)) {
  story(`practice on a phone in ${code}`, async ({ page }) => {
    await page.goto("/practice");
    await handle(page, "practice-best").waitFor();
    assert.equal(await page.locator("h1").textContent(), await textOf(code, "study", "practice-title"));
    const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(width <= window, `${width} px of content in ${window}`);
    assert.doesNotMatch(await page.locator("main").textContent(), /practice-|study-|\{|\$/);
    await assertAccessible(page);
  }, { ...PHONE, locale });
}
