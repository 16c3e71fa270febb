// After the first visit the page works offline, and a new version loads when the visitor wants it.
import assert from "node:assert/strict";
import { after } from "node:test";
import { assertAccessible } from "../lib/axe.mjs";
import { DESKTOP, LYING, PHONE, provoked } from "../lib/browser.mjs";
import { cards, draw, handle, openGame, pass, playTurns, sections, total, turn } from "../lib/handles.mjs";
import { askForHints } from "../lib/hints.mjs";
import { nextVersion } from "../lib/next-version.mjs";
import { origin, story } from "../lib/story.mjs";

/** Waits until the page is cached for offline use. */
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
  await pass(page);
  await page.waitForFunction(() => document.querySelector("[data-testid=turn]").dataset.turn === "2");
  await handle(page, "hint").click();
  await page.locator(".pick--hint").first().waitFor();
});

story("without a network hints are as good as with one, also for those who never asked for any before", async ({ page, context, browser, origin }) => {
  await page.goto("/");
  await kept(page);
  await context.setOffline(true);
  await openGame(page, { deal: "london" });
  const offline = await askForHints(page);

  const elsewhere = await browser.newContext({ ...DESKTOP, locale: "en-GB", baseURL: origin, serviceWorkers: "block" });
  const other = await elsewhere.newPage();
  await openGame(other, { deal: "london" });
  assert.deepEqual(offline, await askForHints(other));
  await elsewhere.close();
});

story("a link in a language that was never fetched opens without a network in the one that was", async ({ page, context, complaints }) => {
  await page.goto("/");
  await kept(page);
  await context.setOffline(true);
  await page.goto("/?lang=ru");
  await handle(page, "play").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.goto("/rules");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await context.setOffline(false);
  await page.goto("/?lang=ru");
  await page.locator("html[lang=ru]").waitFor();
  provoked(complaints, /locales\/ru\.ftl/);
});

story("tables have a program of their own, which only those keep who have used it", async ({ page, context, complaints }) => {
  const loaded = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname.split("/").pop()));
  await page.goto("/");
  await kept(page);
  assert.ok(loaded.includes("app_bg.wasm") && !loaded.includes("tables_bg.wasm"), `loaded: ${loaded}`);
  await context.setOffline(true);
  await page.goto("/tables");
  await handle(page, "unreached").getByText("Playing alone or with bots works all the same").waitFor();
  await context.setOffline(false);

  // A link from one program to the other, and back, through the history too.
  await page.goto("/");
  await page.locator("a[href='/tables']").click();
  await handle(page, "new-table").waitFor();
  assert.ok(loaded.includes("tables_bg.wasm"));
  await page.goBack();
  await handle(page, "play").waitFor();
  await page.goForward();
  await handle(page, "new-table").waitFor();

  await page.evaluate(async () => {
    while (!(await globalThis.caches.match("/tables"))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.goto("/tables");
  await page.locator("h1").waitFor();
  assert.equal(await handle(page, "unreached").count(), 0);
  assert.equal(await page.locator("html").getAttribute("data-program"), "tables");
  // The list of tables cannot be fetched offline, and the console says so.
  provoked(complaints, /ERR_INTERNET_DISCONNECTED/);
});

/** Runs in the page: the handles that something covers, at their middle or near a corner. */
const covered = (names) =>
  names.filter((name) => {
    const one = document.querySelector(`[data-testid=${name}]`);
    const { left, top, width, height } = one.getBoundingClientRect();
    const places = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
    return places.some(([x, y]) => !one.contains(document.elementFromPoint(left + x * width, top + y * height)));
  });

for (const [device, look] of Object.entries({ desk: DESKTOP, phone: PHONE, "phone that lies": LYING })) {
  const newer = await nextVersion(origin);
  after(() => newer.stop());

  story(`a new version says so and comes by one click, in the middle of a game too, on a ${device}`, async ({ page, complaints }) => {
    await page.goto("/");
    await kept(page);
    await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
    await playTurns(page, 1);
    await draw(page, (await sections(page))[0]);
    const standing = async () => [await cards(page), await turn(page), await total(page), await handle(page, "done").isEnabled()];
    const before = await standing();
    assert.equal(before.at(-1), true);
    assert.equal(await handle(page, "update").count(), 0);
    // A text file that the new version no longer has does not block it.
    await page.evaluate(async () => {
      const [name] = await globalThis.caches.keys();
      await (await globalThis.caches.open(name)).put(`${document.documentElement.dataset.build}/locales/tlh.ftl`, new Response(""));
    });

    newer.release();
    await page.evaluate(() => navigator.serviceWorker.ready.then((it) => it.update()));
    await handle(page, "update").waitFor();
    assert.notEqual(await build(page), newer.build());
    // It can wait: play goes on beneath it, and it can be dismissed until the next visit.
    assert.deepEqual(await page.evaluate(covered, ["undo", "pass", "hint", "done", "card"]), []);
    const { width, height } = await handle(page, "update").boundingBox();
    assert.ok(Math.min(width, height) >= 44, `${width} x ${height}`);
    await assertAccessible(page);
    await handle(page, "close-notice").click();
    assert.equal(await handle(page, "update").count(), 0);
    await page.waitForFunction(() => document.activeElement.id === "page");
    await page.reload();
    await handle(page, "update").waitFor();
    await handle(page, "card").first().waitFor();
    assert.deepEqual(await standing(), before);

    await handle(page, "update").click();
    await page.locator(`html[data-build="${newer.build()}"]`).waitFor({ state: "attached" });
    await handle(page, "card").first().waitFor();
    assert.equal(await handle(page, "update").count(), 0);
    assert.deepEqual(await standing(), before);
    const caches = await page.evaluate(() => globalThis.caches.keys());
    assert.equal(caches.length, 1, `the old copy is gone: ${caches}`);
    assert.deepEqual(complaints, []);
  }, { ...look, origin: newer.origin });
}

const build = (page) => page.locator("html").getAttribute("data-build");
