// A finished game explains itself: what it owes to the cards, and what to the choices.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE } from "../lib/browser.mjs";
import { gameAddress, handle } from "../lib/handles.mjs";
import { LANGUAGES, textOf } from "../lib/languages.mjs";
import { openRecord, savedActions } from "../lib/record.mjs";
import { decisions, figure, reviewGame, reviewed, terms } from "../lib/review.mjs";
import { story } from "../lib/story.mjs";

const LONG = { timeout: 240_000 };
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
const place = (page) => page.locator("#decision-h").textContent();

/** The terms must add up as they are read. */
function assertAddsUp({ expected, luck, loss, rest, total }) {
  assert.ok(Math.abs(expected + luck + loss + rest - total) < 0.01, `${expected} ${luck} ${loss} ${rest} is not ${total}`);
}

story("a solo game is reviewed with one tap on the final sheet, decision by decision", async ({ page }) => {
  const total = await reviewGame(page, { deal: "london", objectives: true, powers: true });
  // Results come one by one, long before the last.
  await handle(page, "review-decision").first().waitFor();
  assert.equal(await handle(page, "review-progress").count(), 1, "the first result is there before the whole");
  await reviewed(page);
  const sum = await terms(page);
  assert.equal(sum.total, total);
  assertAddsUp(sum);
  const all = await decisions(page);
  await page.goBack();
  await handle(page, "final-total").waitFor();
  assert.equal(all.length, (await savedActions(page)).length, "each action is a decision");
  const lost = all.reduce((sum, one) => sum + one.loss, 0);
  assert.ok(lost >= -sum.loss - 0.1 * all.length, `${lost} lost by decisions, ${sum.loss} in the sum`);
  for (const { loss, class: named } of all) {
    const least = { good: 0, inaccuracy: 1, mistake: 3, blunder: 6 }[named];
    assert.ok(loss >= least - 0.05, `${loss} is no ${named}`);
  }
  // Somebody who draws whatever comes first errs.
  assert.ok(all.some((one) => one.class !== "good"));
}, LONG);

story("a decision shows what was played and what was best, and why", async ({ page }) => {
  await reviewGame(page);
  await reviewed(page);
  // It begins at the costliest decision, whose address can be shared.
  const [worst] = (await decisions(page)).sort((a, b) => b.loss - a.loss);
  assert.equal(await place(page), `Round ${worst.round}, turn ${worst.turn}`);
  const [played, best] = [handle(page, "review-played"), handle(page, "review-best")];
  assert.match(await played.locator("svg").getAttribute("aria-label"), /^Played: /);
  assert.match(await best.locator("svg").getAttribute("aria-label"), /^Best: /);
  assert.match(await handle(page, "review-why").textContent(), /is better|makes more/);
  assert.equal(await handle(page, "review-costly").count(), 3);
  await handle(page, "review-costly").nth(1).click();
  assert.notEqual(await place(page), `Round ${worst.round}, turn ${worst.turn}`);
  assert.match(page.url(), /turn=\d\.\d+/);
  const here = await place(page);
  await page.reload();
  await page.locator("#decision-h").waitFor();
  assert.equal(await place(page), here);
  // As good as the best: nothing is set against it.
  await page.locator("[data-testid=review-decision][data-class=good][data-loss='0.0']").first().click();
  assert.equal(await best.count(), 0);
  await assertAccessible(page);
}, LONG);

story("a review is walked by keyboard, with words for those who only listen", async ({ page }) => {
  await reviewGame(page);
  await reviewed(page);
  const curve = handle(page, "curve");
  await curve.focus();
  await page.keyboard.press("Home");
  assert.equal(await curve.getAttribute("aria-valuenow"), "1");
  assert.match(await curve.getAttribute("aria-valuetext"), /^Round 1, turn 1, .*expected, luck [+−±]/);
  await page.keyboard.press("ArrowRight");
  assert.equal(await curve.getAttribute("aria-valuenow"), "2");
  await page.keyboard.press("PageDown");
  assert.match(await curve.getAttribute("aria-valuetext"), /^Round 2, turn 1,/);
  await page.keyboard.press("End");
  assert.equal(await curve.getAttribute("aria-valuenow"), await curve.getAttribute("aria-valuemax"));
  await page.keyboard.press("Home");
  await page.keyboard.press("m");
  const classes = (await decisions(page)).map((one) => one.class);
  const next = classes.findIndex((one, place) => place > 0 && one !== "good");
  assert.equal(Number(await curve.getAttribute("aria-valuenow")), next + 1);
  assert.match(await curve.getAttribute("aria-valuetext"), /(inaccuracy|mistake|blunder), \d+\.\d lost$/);
  const cell = handle(page, "review-decision").nth(next);
  assert.equal(await cell.getAttribute("aria-pressed"), "true");
  assert.equal(await cell.getAttribute("aria-label"), await curve.getAttribute("aria-valuetext"));
  // The same by the buttons.
  await handle(page, "review-next-mistake").focus();
  await page.keyboard.press("Enter");
  const after = classes.findIndex((one, place) => place > next && one !== "good");
  assert.equal(Number(await curve.getAttribute("aria-valuenow")), after + 1);
  await handle(page, "review-back").focus();
  await page.keyboard.press("Enter");
  assert.equal(Number(await curve.getAttribute("aria-valuenow")), after);
  await assertAccessible(page);
}, LONG);

story("on a phone a finger walks the curve, and nothing is cut off, light or dark", async ({ page }) => {
  await reviewGame(page);
  await reviewed(page);
  await handle(page, "curve").scrollIntoViewIfNeeded();
  const box = await handle(page, "curve").boundingBox();
  await page.touchscreen.tap(box.x + box.width - 16, box.y + 60);
  assert.equal(await handle(page, "curve").getAttribute("aria-valuenow"), await handle(page, "curve").getAttribute("aria-valuemax"));
  const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(width <= window, `${width} px of content in ${window}`);
  await assertAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await assertAccessible(page);
}, { ...LONG, ...PHONE });

story("a review is kept: it opens at once the next time, and without a network", async ({ page, context }) => {
  const loaded = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname.split("/").at(-1)));
  await page.goto("/");
  await kept(page);
  await context.setOffline(true);
  const total = await reviewGame(page);
  await reviewed(page);
  await page.waitForFunction(() => /in hindsight, with all cards known/i.test(document.querySelector("[data-testid=review-hindsight]")?.textContent), undefined, { timeout: 60_000 });
  const before = await terms(page);
  assert.equal(before.total, total);
  loaded.length = 0;
  await page.reload();
  await reviewed(page);
  assert.deepEqual(await terms(page), before);
  assert.deepEqual(loaded.filter((name) => /thinker|worker\.js|\.net$/.test(name)), [], "nobody has to think again");
}, LONG);

story("an opened record is reviewed, any seat of it", async ({ page }) => {
  await openRecord(page);
  await handle(page, "review").click();
  await reviewed(page);
  assertAddsUp(await terms(page));
  const first = await terms(page);
  await page.locator(".study__seats a").nth(1).click();
  await reviewed(page);
  assertAddsUp(await terms(page));
  assert.notDeepEqual(await terms(page), first);
  await page.reload();
  await reviewed(page);
}, LONG);

story("where there is no game the page says so", async ({ page }) => {
  await page.goto(gameAddress({ deal: "never played" }).replace("/play", "/review"));
  await handle(page, "no-review").waitFor();
  await assertAccessible(page);
});

for (const [code, locale] of Object.entries(LANGUAGES)) {
  story(`a review in ${code}`, async ({ page }) => {
    await reviewGame(page, { deal: "london", powers: true });
    await reviewed(page);
    assert.equal(await handle(page, "review-title").textContent(), await textOf(code, "review", "review-title"));
    assertAddsUp(await terms(page));
    const share = await handle(page, "review-share").textContent();
    assert.match(share, /\d+/);
    const all = await page.locator("main").textContent();
    assert.doesNotMatch(all, /study-|review-|\{|\$/, "every text is there");
    assert.ok(Number.isFinite(figure(await page.locator(".costly__points").first().textContent())));
    await assertAccessible(page);
  }, { ...LONG, locale });
}
