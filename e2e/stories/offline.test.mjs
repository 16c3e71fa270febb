// After the first visit the page needs no network, and a new version comes when the visitor wants it.
import assert from "node:assert/strict";
import { after } from "node:test";
import { handle } from "../lib/handles.mjs";
import { nextVersion } from "../lib/next-version.mjs";
import { origin, story } from "../lib/story.mjs";

const newer = await nextVersion(origin);

after(() => newer.stop());

/** Waits until the page is kept for offline use. */
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

story("the page opens again without a network, at any of its addresses", async ({ page, context }) => {
  await page.goto("/");
  await kept(page);
  await context.setOffline(true);
  for (const address of ["/", "/settings", "/rules", "/about", "/how-to-play", "/?lang=en"]) {
    await page.goto(address);
    await page.locator("h1").waitFor();
  }
  await page.goto("/");
  await handle(page, "play").click();
  await handle(page, "card").first().waitFor();
  await handle(page, "pass").click();
  await page.waitForFunction(() => document.querySelector("[data-testid=turn]").dataset.turn === "2");
  await handle(page, "hint").click();
  await page.locator(".pick--hint").first().waitFor();
});

story(
  "a new version says so and comes by one click",
  async ({ page, complaints }) => {
    await page.goto("/");
    await kept(page);
    await page.reload();
    await handle(page, "play").waitFor();
    assert.equal(await handle(page, "update").count(), 0);

    newer.release();
    await page.evaluate(() => navigator.serviceWorker.ready.then((it) => it.update()));
    await handle(page, "update").waitFor();
    assert.notEqual(await build(page), newer.build());

    await handle(page, "update").click();
    await page.locator(`html[data-build="${newer.build()}"]`).waitFor({ state: "attached" });
    await handle(page, "play").waitFor();
    assert.equal(await handle(page, "update").count(), 0);
    const caches = await page.evaluate(() => globalThis.caches.keys());
    assert.equal(caches.length, 1, `the old copy is gone: ${caches}`);
    assert.deepEqual(complaints, []);
  },
  { origin: newer.origin },
);

const build = (page) => page.locator("html").getAttribute("data-build");
