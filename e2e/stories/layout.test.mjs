// Everything that a turn needs is in view in every common window, and nothing is broken or clipped.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { PHONE } from "../lib/browser.mjs";
import { done, draw, drawnLesson, gameAddress, handle, openGame, playTurns, sections } from "../lib/handles.mjs";
import { LANGUAGES, textOf } from "../lib/languages.mjs";
import { overflows } from "../lib/overflow.mjs";
import { openRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";
import { smallTargets } from "../lib/targets.mjs";
import { unseen } from "../lib/view.mjs";

/** A game with as much on the page as possible. */
const WHOLE = { deal: "london", objectives: true, powers: true, bots: "novice,novice,novice" };

/** A drawer that is still closing would cover what is checked. */
const STILL = { reducedMotion: "reduce" };

/** Laptops less the browser's bars, tablets, phones in portrait and landscape. */
const WINDOWS = [
  ...["1366x657", "1280x600", "1280x720", "1536x730", "1440x900", "1180x820", "1024x768", "1024x600"],
  ...["768x1024", "740x360", "360x740", "360x640", "360x560"],
];

async function resize(page, window) {
  const [width, height] = window.split("x").map(Number);
  await page.setViewportSize({ width, height });
  // A click may have scrolled.
  await page.evaluate(() => {
    for (const one of [document.documentElement, ...document.querySelectorAll(".side")]) one.scrollTop = 0;
  });
}

story("card, words, buttons and total are in view without scrolling, on every window", async ({ page }) => {
  await openGame(page, WHOLE);
  await playTurns(page, 2);
  await draw(page, (await sections(page))[0]);
  const found = [];
  for (const window of WINDOWS) {
    await resize(page, window);
    const names = ["card", "tell", "undo", "pass", "hint", "done"];
    for (const name of names) {
      if (await unseen(handle(page, name).first())) found.push(`${window}: ${name}`);
    }
    // Where the sheet is a drawer, its button shows the total.
    const totals = await Promise.all(["score-total", "open-sheet"].map((name) => unseen(handle(page, name))));
    if (totals.every(Boolean)) found.push(`${window}: total`);
  }
  assert.deepEqual(found, []);
}, STILL);

story("cards of the round, power and the others' sheets are in view as well, on every window but the very smallest", async ({ page }) => {
  await openGame(page, WHOLE);
  await playTurns(page, 2);
  assert.equal(await handle(page, "rival").count(), 3);
  const found = [];
  // Below a map of this width there is room for the turn; the rest is a short scroll away.
  for (const window of WINDOWS.filter((window) => window !== "360x560")) {
    await resize(page, window);
    const parts = [".deck", "[data-testid=ending]", "[data-testid=use-power]", ".rounds", ".table .map"];
    const all = [...parts.map((part) => [part, page.locator(part)]), ...(await handle(page, "rival").all()).map((one) => ["rival", one])];
    for (const [name, part] of all) {
      if (await unseen(part)) found.push(`${window}: ${name}`);
    }
  }
  assert.deepEqual(found, []);
}, STILL);

for (const [name, viewport] of Object.entries({ "a short phone": { width: 360, height: 640 }, "one that lies": { width: 640, height: 360 } })) {
  story(`whatever can be tapped on is as large as a thumb on ${name}`, async ({ page }) => {
    const check = async (what, where) => assert.deepEqual(await smallTargets(page, where), [], what);
    const closes = async () => {
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    };
    for (const [address, part] of Object.entries({ "/": "play", "/settings": "erase", "/rules": "language", "/about": "language", "/how-to-play": "lesson" })) {
      await page.goto(address);
      await handle(page, part).waitFor();
      await check(address);
    }
    await page.goto("/");
    await page.getByRole("radio", { name: "My order" }).check();
    for (const company of ["With bots", "Pass around"]) {
      await page.getByRole("radio", { name: company }).check();
      await check(company);
    }

    await openGame(page, WHOLE);
    await playTurns(page, 2);
    await handle(page, "rival").nth(2).waitFor();
    await check("the game");
    await handle(page, "hint").tap();
    await page.locator(".pick--hint").first().waitFor();
    await check("hints");
    await handle(page, "open-sheet").tap();
    await page.locator("aside.sheet.is-open").waitFor();
    await check("the drawer", "aside.sheet");
    await page.keyboard.press("Escape");
    await page.locator("aside.sheet:not(.is-open)").waitFor({ state: "attached" });
    for (const [opens, what] of [["rival", "another's sheet"], ["menu", "the menu"]]) {
      await handle(page, opens).first().tap();
      await page.locator("dialog[open]").waitFor();
      await check(what, "dialog[open]");
      await closes();
    }
    await autoplay(page, "[data-testid=tally-next]");
    await page.locator("dialog[open]").waitFor();
    await check("the tally", "dialog[open]");
    await autoplay(page);
    await handle(page, "score-total").waitFor();
    await check("the final sheet");
    await openRecord(page);
    await check("a record");
    await page.goto("/");
    await handle(page, "last-result").waitFor();
    await check("home, after a game");
  }, { ...PHONE, ...STILL, viewport });
}

story("in a low window the sheet is a drawer beside the map: it opens, lights it up and gives way", async ({ page }) => {
  await openGame(page, WHOLE);
  await playTurns(page, 1);
  await resize(page, "740x360");
  await handle(page, "open-sheet").click();
  assert.equal(await unseen(handle(page, "score-total")), false);
  await page.locator(".sheet .fig").first().click();
  await page.locator(".map--lit").waitFor();
  assert.ok(await unseen(handle(page, "score-total")), "the drawer is still open");
  await draw(page, (await sections(page))[0]);
  await done(page);
}, STILL);

story("the lesson has a map to tap on and its instruction in view, on every phone", async ({ page }) => {
  await page.goto("/how-to-play");
  await handle(page, "lesson").waitFor();
  // The longest steps are those with two cards and with points.
  for (let step = 1; step <= 6; step += 1) {
    for (const window of ["740x360", "844x390", "640x360", "899x600", "360x560", "360x640", "360x740"]) {
      await resize(page, window);
      const { width } = await page.locator(".lesson .map").boundingBox();
      assert.ok(width >= 300, `the map is ${width} px wide at ${window}`);
      for (const part of [".lesson .map", ".lesson__check", ".lesson__foot .btn--primary"]) {
        assert.equal(await unseen(page.locator(part)), false, `${part} on step ${step} at ${window}`);
      }
    }
    if (step < 6) await drawnLesson(page, 1);
  }
  // A tap beside what the step asks for is answered.
  await page.locator("[data-station=j1]").first().click();
  await page.locator(".lesson__check", { hasText: "Not this one" }).waitFor();
}, STILL);

/** Words of headings that are broken across lines. */
function brokenWords(page) {
  return page.locator(".top h1, .top__name, .bar__where").evaluateAll((headings) => {
    const broken = [];
    for (const heading of headings) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

story("no heading breaks inside a word on a phone, in any language", async ({ page }) => {
  const found = [];
  for (const address of ["/", "/rules", "/settings", "/tables", "/how-to-play", "a record"]) {
    await (address === "a record" ? openRecord(page) : page.goto(address));
    // Japanese breaks lines anywhere.
    for (const code of Object.keys(LANGUAGES).filter((code) => code !== "ja")) {
      const was = await page.locator("html").getAttribute("lang");
      await page.getByLabel(await textOf(was, "web", "top-language")).selectOption(code);
      await page.locator(`html[lang=${code}]`).waitFor({ state: "attached" });
      found.push(...(await brokenWords(page)).map((word) => `${address}, ${code}: ${word}`));
    }
  }
  assert.deepEqual(found, []);
}, PHONE);

story("the grid's letters can be read on phones, and put away", async ({ page }) => {
  await openGame(page, WHOLE);
  for (const window of ["360x740", "740x360"]) {
    await resize(page, window);
    const letter = await page.locator(".table .m-coords text").first().boundingBox();
    assert.ok(letter?.height >= 8, `${letter?.height} px at ${window}`);
  }
  await page.evaluate(() => localStorage.setItem("coords", "off"));
  await page.goto(gameAddress(WHOLE));
  await handle(page, "card").first().waitFor();
  assert.equal(await page.locator(".table .m-coords text").count(), 0);
}, { ...PHONE, ...STILL });

story("a power says what it does, to eyes and ears, on phone and tablet", async ({ page }) => {
  await openGame(page, WHOLE);
  const power = handle(page, "use-power");
  await power.waitFor();
  for (const window of ["360x740", "768x1024"]) {
    await resize(page, window);
    assert.equal(await unseen(power.locator("small")), false, window);
    const said = await power.locator("small").innerText();
    assert.ok(await page.getByRole("button", { name: said }).count(), `not in the name: ${said}`);
  }
}, STILL);

for (const locale of ["en-GB", "ru", "pl", "it", "ja"]) {
  story(`text twice as large fits its boxes on a phone: ${locale}`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
    });
    await page.goto("/");
    await handle(page, "play").first().waitFor();
    assert.deepEqual(await overflows(page), [], "the first page");
    await openGame(page, WHOLE);
    for (const name of ["undo", "pass", "hint", "done"]) {
      assert.equal(await unseen(handle(page, name)), false, name);
    }
    assert.deepEqual(await overflows(page), [], "the game");
    await handle(page, "open-sheet").click();
    await page.locator("aside.sheet.is-open").waitFor();
    assert.deepEqual(await overflows(page), [], "the sheet");
    const beyond = await page.locator("aside.sheet .fig").evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.ariaLabel),
    );
    assert.deepEqual(beyond, []);
  }, { ...PHONE, ...STILL, locale });
}

story("the number of a turn leaves the symbol of its card to be seen", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await playTurns(page, 2);
  for (const window of ["360x740", "360x640", "740x360", "1366x657", "1440x900"]) {
    await resize(page, window);
    const clear = await page.locator(".deck__slot:has(.deck__turn)").evaluateAll((slots) =>
      slots.map((slot) => {
        const [symbol, turn] = [".card__sym", ".deck__turn"].map((part) => slot.querySelector(part).getBoundingClientRect());
        return symbol.height > 0 && turn.height > 0 && turn.top >= symbol.bottom - 1;
      }),
    );
    assert.ok(clear.length >= 3 && clear.every(Boolean), `${window}: ${clear}`);
  }
}, STILL);
