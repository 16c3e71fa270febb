// The first visit.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE, provoked } from "../lib/browser.mjs";
import { handle, openGame } from "../lib/handles.mjs";
import { LANGUAGES } from "../lib/languages.mjs";
import { MOST_BYTES, wireBytes } from "../lib/measure.mjs";
import { story } from "../lib/story.mjs";

story("the first page offers to play", async ({ page }) => {
  await page.goto("/");
  await handle(page, "play").waitFor();
  assert.equal(await page.locator("#loading").count(), 0);
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await assertAccessible(page);
  await handle(page, "close-hint").press("Enter");
  await page.waitForFunction(() => document.activeElement.dataset.testid === "play");
});

story("nothing is cut off on a phone", async ({ page }) => {
  await page.goto("/");
  await handle(page, "play").waitFor();
  const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(width <= window, `${width} px of content in ${window}`);
}, PHONE);

story("an address that leads nowhere is answered with 404 and a way back", async ({ page, complaints }) => {
  const response = await page.goto("/nothing");
  assert.equal(response.status(), 404);
  await handle(page, "missing-home").click();
  await handle(page, "play").waitFor();
  provoked(complaints, /404.*\/nothing\)/);
});

for (const [code, locale] of Object.entries(LANGUAGES)) {
  story(`a first visit is short: little has to come before one can play, in ${code}`, async ({ page }) => {
    // What is fetched in the background for later visits may or may not have started; it does not count.
    await page.addInitScript(() => {
      CacheStorage.prototype.open = () => new Promise(() => {});
    });
    const bytes = await wireBytes(page);
    await openGame(page, { deal: "london" });
    await handle(page, "section").first().waitFor({ state: "attached" });
    const all = await bytes();
    assert.ok(all <= MOST_BYTES, `${all} bytes instead of at most ${MOST_BYTES}`);
    // The program alone is this large: less means that something was not counted.
    assert.ok(all > MOST_BYTES / 2, `only ${all} bytes`);
  }, { locale });
}

story("what thinks for the bots is loaded when it is first asked", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1)));
  await page.goto("/");
  await handle(page, "play").click();
  await handle(page, "card").first().waitFor();
  assert.deepEqual(asked.filter((name) => /thinker|worker\.js|\.net$/.test(name)), []);
  await handle(page, "hint").click();
  await page.locator(".pick--hint").first().waitFor();
});
