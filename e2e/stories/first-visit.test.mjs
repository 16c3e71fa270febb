// What someone meets who opens the page for the first time.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE, provoked } from "../lib/browser.mjs";
import { handle } from "../lib/handles.mjs";
import { story } from "../lib/story.mjs";

story("the first page offers to play", async ({ page }) => {
  await page.goto("/");
  await handle(page, "play").waitFor();
  assert.equal(await page.locator("#loading").count(), 0);
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await assertAccessible(page);
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
