// No text overflows its box, in any language, on phone and desktop.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, assertQuiet } from "../lib/browser.mjs";
import { comeBack, done, draw, handle, sections } from "../lib/handles.mjs";
import { LANGUAGES } from "../lib/languages.mjs";
import { overflows } from "../lib/overflow.mjs";
import { person } from "../lib/people.mjs";
import { prepare } from "../lib/prepared.mjs";
import { story } from "../lib/story.mjs";

/** Each page and its states: how to get there, and on to the next. */
const PAGES = {
  home: [(page) => open(page, "/", "play")],
  "set-up": [
    async (page) => {
      await page.locator("[data-testid=company] input[value=bots]").check();
      await handle(page, "add-bot").click();
      await page.locator("[data-testid=ordered] input").last().check();
    },
    (page) => page.locator("[data-testid=company] input[value=people]").check(),
  ],
  game: [
    (page, { game }) => open(page, game, "rival"),
    async (page) => {
      const [first] = await sections(page);
      if (first) await draw(page, first);
    },
    (page) => handle(page, "menu").click(),
  ],
  end: [(page, { end }) => comeBack(page, end)],
  rules: [(page) => open(page, "/rules")],
  lesson: [(page) => open(page, "/how-to-play", "lesson"), ...Array(5).fill(nextStep)],
  settings: [
    (page) => open(page, "/settings", "erase"),
    async (page) => {
      for (const name of ["erase", "delete-data"]) await handle(page, name).click();
    },
  ],
  about: [(page) => open(page, "/about")],
  tables: [(page) => open(page, "/tables", "tables-mine")],
  room: [(page, { room }) => open(page, room, "start-table")],
  result: [(page, { result }) => open(page, result, "final-total"), unfold],
};

async function open(page, address, ready) {
  await page.goto(address);
  await (ready ? handle(page, ready) : page.locator("h1")).first().waitFor();
}

async function nextStep(page) {
  const [first] = await sections(page);
  if (first) {
    await draw(page, first);
    await done(page);
  }
  await handle(page, "lesson-next").click();
}

function unfold(page) {
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll("details")) folded.open = true;
  });
}

let prepared;

story("a game and a table are played to the end, to be looked at in every language", async ({ browser, origin }) => {
  prepared = await prepare(browser, origin);
}, { timeout: 240_000 });

for (const [code, locale] of Object.entries(LANGUAGES)) {
  story(`every text fits its box in ${code}`, async ({ browser, origin }) => {
    const { state, addresses } = prepared;
    const look = { locale, storageState: state, reducedMotion: "reduce" };
    const { page, context, complaints } = await person(browser, origin, "Ann", look);
    const found = [];
    for (const [name, steps] of Object.entries(PAGES)) {
      for (const [step, show] of steps.entries()) {
        await show(page, addresses);
        assert.equal(await page.locator("html").getAttribute("lang"), code);
        for (const { viewport } of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          const here = `${name}, step ${step + 1}, ${viewport.width} px`;
          found.push(...(await overflows(page)).map((what) => `${here}: ${what}`));
        }
      }
    }
    await context.close();
    assert.deepEqual(found, []);
    assertQuiet(complaints);
  });
}
