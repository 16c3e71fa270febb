// The page speaks the visitor's language throughout, and fetches no other one.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { provoked } from "../lib/browser.mjs";
import { replay } from "../lib/command.mjs";
import { finalTotal, handle, openGame, pass } from "../lib/handles.mjs";
import { LANGUAGES, textOf } from "../lib/languages.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

const html = (page, attribute) => page.locator("html").getAttribute(attribute);
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Waits until the page is in a language. */
async function speaks(page, code) {
  await page.locator(`html[lang=${code}]`).waitFor({ state: "attached" });
}

for (const [code, locale] of Object.entries(LANGUAGES)) {
  story(`a whole game in ${code}`, async ({ page }) => {
    await openGame(page, { deal: "london", objectives: true, powers: true, bots: "novice" });
    assert.equal(await html(page, "lang"), code);
    assert.equal(await page.title(), await textOf(code, "web", "title-play"));
    assert.match(await handle(page, "done").textContent(), new RegExp(await textOf(code, "game", "act-done")));
    await autoplay(page);
    assert.equal(await handle(page, "again").textContent(), await textOf(code, "game", "final-again"));
    assert.equal(await finalTotal(page), (await replay(await saveRecord(page))).final[0].total);
  }, { locale });

  story(`only ${code} is fetched for a visitor who reads it`, async ({ page, origin }) => {
    const fetched = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes("/locales/")) fetched.push(pathname.split("/").pop());
    });
    await page.goto("/");
    await handle(page, "play").waitFor();
    assert.deepEqual([...new Set(fetched)].filter((name) => !name.startsWith(`${code}.`) && !name.startsWith(`${code}-`)), []);
    assert.ok(fetched.includes(`${code}.ftl`));
    const described = await page.locator("meta[name=description]").getAttribute("content");
    assert.equal(described, await textOf(code, "web", "meta-description"));
    const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
    const app = await (await fetch(new URL(manifest, origin))).json();
    assert.deepEqual([app.lang, app.description, app.id], [code, described, "/"]);
  }, { locale });
}

story("a link names the language for the visit, a choice for ever", async ({ page, context }) => {
  await page.goto("/?lang=pl");
  await handle(page, "play").waitFor();
  assert.equal(await html(page, "lang"), "pl");
  // Another page of the same visit does not repeat it.
  await page.goto("/rules");
  await page.locator("h1").waitFor();
  assert.equal(await html(page, "lang"), "pl");
  await handle(page, "language").selectOption("it");
  await speaks(page, "it");
  await page.getByRole("heading", { level: 1, name: await textOf("it", "rules", "rules-title") }).waitFor();
  assert.equal(await page.title(), await textOf("it", "web", "title-rules"));
  await page.reload();
  await page.locator("h1").waitFor();
  assert.equal(await html(page, "lang"), "it");
  const later = await context.newPage();
  await later.goto("/");
  await handle(later, "play").waitFor();
  assert.equal(await html(later, "lang"), "it");
  await later.goto("/?lang=xx");
  await handle(later, "play").waitFor();
  assert.equal(await html(later, "lang"), "it");
});

story("an address that names the language follows a change of it", async ({ page }) => {
  await page.goto("/settings?lang=ja");
  await handle(page, "language").selectOption("ru");
  await speaks(page, "ru");
  assert.match(page.url(), /\/settings\?lang=ru$/);
  await page.reload();
  await handle(page, "language").waitFor();
  assert.equal(await html(page, "lang"), "ru");
});

story("a game goes on in another language where it was", async ({ page }) => {
  await openGame(page, { deal: "london", lang: "ru" });
  await pass(page);
  await page.waitForFunction(() => document.querySelector("[data-testid=turn]").dataset.turn === "2");
  const total = await handle(page, "score-total").first().getAttribute("data-total");
  await page.goto("/settings");
  await handle(page, "language").selectOption("ja");
  await speaks(page, "ja");
  await openGame(page, { deal: "london" });
  assert.equal(await handle(page, "turn").first().getAttribute("data-turn"), "2");
  assert.equal(await handle(page, "score-total").first().getAttribute("data-total"), total);
  assert.match(await handle(page, "pass").textContent(), new RegExp(await textOf("ja", "game", "act-pass")));
});

story("the language in use is there without a network, another one says that it is not", async ({ page, context, complaints }) => {
  await page.goto("/?lang=pl");
  await kept(page);
  await context.setOffline(true);
  for (const address of ["/rules", "/settings"]) {
    await page.goto(address);
    await page.locator("h1").waitFor();
    assert.equal(await html(page, "lang"), "pl");
  }
  await handle(page, "language").selectOption("ja");
  await handle(page, "language-failed").waitFor();
  assert.equal(await html(page, "lang"), "pl");
  assert.equal(await handle(page, "language").inputValue(), "pl");
  await context.setOffline(false);
  await handle(page, "language").selectOption("ja");
  await speaks(page, "ja");
  assert.equal(await handle(page, "language-failed").count(), 0);
  // The browser reports the failed request.
  provoked(complaints, /ja\.(ftl|webmanifest)/);
});
