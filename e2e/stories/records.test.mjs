// Record files from anywhere: good ones open, bad ones get one sentence, and the current game loses nothing.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { assertAccessible } from "../lib/axe.mjs";
import { cards, done, draw, handle, openGame, sections, total, turn } from "../lib/handles.mjs";
import { story } from "../lib/story.mjs";

const FIXTURES = new URL("../../crates/rules/tests/fixtures/", import.meta.url);
const TEXTS = await readFile(new URL("../../locales/en/game.ftl", import.meta.url), "utf8");

/** The rules' fixtures of a folder: records with their expected outcome. */
async function fixtures(folder) {
  const names = (await readdir(new URL(`${folder}/`, FIXTURES))).sort();
  const read = async (name) => ({ name, ...JSON.parse(await readFile(new URL(`${folder}/${name}`, FIXTURES), "utf8")) });
  return Promise.all(names.map(read));
}

/** The sentence about a file that is not a game. */
const NO_GAME = /^look-refused-file = (.+)$/m.exec(TEXTS)[1];

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the sentence about a refused record is like: the reason with its stations, after the place in the game if there is one. */
function sentence({ reason, round, turn, seat }) {
  if (round === null) return new RegExp(`^${escaped(NO_GAME)}$`);
  const [, text] = new RegExp(`^refusal-${reason} = (.+(?:\n +.*)*)`, "m").exec(TEXTS);
  const variants = [...text.matchAll(/^ +\*?\[\w+\] (.+)$/gm)].map(([, variant]) => variant);
  const whys = (variants.length > 0 ? variants : [text]).map((why) => escaped(why).replace(/\\\{.*?\\\}/g, ".+"));
  return new RegExp(`^Round ${round}, turn ${turn}, seat ${seat}: (${whys.join("|")})$`);
}

const PLAIN = {
  format: "tubewright-record/1",
  map: "london",
  modules: { objectives: null, powers: null },
  seats: [{ name: "", pencils: ["green", "pink", "blue", "purple"] }],
  rounds: [{ cards: ["underground:circle"], turns: [["d3-a3"]] }],
};

/** Files that are not games. */
const HOSTILE = {
  "an empty file": "",
  "no JSON": "no JSON",
  "nothing": "null",
  "a text": '"tubewright-record/1"',
  "half a file": JSON.stringify(PLAIN).slice(0, -9),
  "two records": JSON.stringify(PLAIN).repeat(2),
  "a hundred thousand brackets": "[".repeat(100_000) + "]".repeat(100_000),
  "more than a browser keeps": `"${"x".repeat(5_500_000)}"`,
  "bytes that are no letters": "\u0000\ufffd\ud800{}",
  "a list with a length of its own": JSON.stringify({ ...PLAIN, seats: { length: 1e9 } }),
  "an inherited field": `{"__proto__": ${JSON.stringify(PLAIN)}}`,
  "a script for a word": JSON.stringify({ ...PLAIN, map: "<img src=x onerror=alert(1)>" }),
  "a hundred thousand seats": JSON.stringify({ ...PLAIN, seats: Array(1e5).fill(PLAIN.seats[0]) }),
};

/**
 * In the page: opens files one after the other from Home, and says what came of each: what was refused and how, or the
 * total that is shown.
 */
async function opened(files) {
  const soon = async (selector) => {
    for (;;) {
      const found = document.querySelector(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const results = [];
  for (const text of files) {
    const input = await soon("[data-testid=open-record]");
    const hand = new DataTransfer();
    hand.items.add(new File([text], "game.json", { type: "application/json" }));
    input.files = hand.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await soon("[data-testid=refused], [data-testid=look-back]");
    const [refused, shown] = ["refused", "score-total"].map((name) => document.querySelector(`[data-testid=${name}]`));
    results.push({ refused: refused?.querySelector("p").innerText, detail: refused?.querySelector("code").textContent, total: Number(shown?.dataset.total) });
    document.querySelector("header a[href='/']").click();
  }
  await soon("[data-testid=open-record]");
  return results;
}

const kept = (page) => page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith("game")).sort());

story("bad record files get one clear sentence each, good ones their score, and the game under way goes on", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  const [first] = await sections(page);
  await draw(page, first);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  await draw(page, (await sections(page))[0]);
  const before = [await cards(page), await total(page), await turn(page), await handle(page, "done").isEnabled()];
  await page.goto("/");
  await handle(page, "resume").waitFor();
  const games = await kept(page);
  assert.ok(games.length > 1);

  // One for each reason, and all those that the page's own reader has to find out.
  const all = await fixtures("invalid");
  const shapes = all.filter(({ expect }) => expect.reason === "bad-record");
  const reasons = new Map(all.map((fixture) => [fixture.expect.reason, fixture]));
  assert.ok(reasons.size > 10 && shapes.length > 50);
  const invalid = [...reasons.values(), ...shapes];
  const refused = await page.evaluate(opened, invalid.map(({ record }) => JSON.stringify(record)));
  for (const [at, { name, expect }] of invalid.entries()) {
    assert.match(refused[at].refused, sentence(expect), name);
    assert.match(refused[at].detail, /\S/, name);
  }
  for (const [at, { refused: said }] of (await page.evaluate(opened, Object.values(HOSTILE))).entries()) {
    assert.equal(said, NO_GAME, Object.keys(HOSTILE)[at]);
  }
  const valid = (await fixtures("valid")).filter((_, at) => at % 6 === 0);
  const shown = await page.evaluate(opened, valid.map(({ record }) => JSON.stringify(record)));
  for (const [at, { name, expect }] of valid.entries()) {
    assert.equal(shown[at].refused, undefined, name);
    assert.equal(shown[at].total, expect.final[0].total, name);
  }

  assert.deepEqual(await kept(page), games);
  await handle(page, "resume").click();
  await handle(page, "card").first().waitFor();
  assert.deepEqual([await cards(page), await total(page), await turn(page), await handle(page, "done").isEnabled()], before);
});

story("a refusal names what is wrong where somebody wants to know it, and leads on to a good file", async ({ page }) => {
  const file = (record) => ({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) });
  await page.goto("/");
  await handle(page, "open-record").setInputFiles(file({ ...PLAIN, rounds: [{ cards: ["street:<b>fish</b>"], turns: [] }] }));
  const detail = handle(page, "refused").getByText("street:<b>fish</b>");
  await detail.waitFor({ state: "attached" });
  assert.equal(await detail.isVisible(), false, "folded away");
  await assertAccessible(page);
  await handle(page, "refused").locator("summary").click();
  await detail.waitFor();
  await assertAccessible(page);
  await handle(page, "open-another").setInputFiles(file({ ...PLAIN, format: "herring" }));
  await handle(page, "refused").getByText("herring", { exact: false }).waitFor({ state: "attached" });
  await handle(page, "open-another").setInputFiles(file(PLAIN));
  await handle(page, "look-back").waitFor();
  assert.ok((await total(page)) > 0);
});

story("a record is told in words: who sat there, what was drawn, and which lines were begun", async ({ page }) => {
  const seats = [["", "green"], ["novice", "purple"], ["novice", "blue"], ["Ann", "pink"]];
  const order = ["green", "pink", "blue", "purple"];
  const from = (pencil) => order.map((_, at) => order[(order.indexOf(pencil) + at) % order.length]);
  const record = {
    ...PLAIN,
    seats: seats.map(([name, pencil]) => ({ name, pencils: from(pencil) })),
    rounds: [{ cards: ["underground:circle"], turns: [["d3-a3", "pass", "pass", "pass"]] }],
  };
  await page.goto("/");
  await handle(page, "open-record").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) });
  await handle(page, "look-back").waitFor();
  assert.deepEqual(await page.locator(".look__seats button").allInnerTexts(), ["You", "Ada · Bot, Novice", "Basil · Bot, Novice", "Ann"]);
  assert.equal(await handle(page, "look-action").innerText(), "from d3 triangle west to a3 circle");
  assert.deepEqual(await page.locator(".score tbody tr").evaluateAll((all) => all.map((one) => one.classList.contains("is-later"))), [false, true, true, true]);
  // At either end the disabled button hands the focus on.
  for (const button of ["look-back", "look-on"]) {
    await handle(page, button).press("Enter");
    await page.waitForFunction(() => document.activeElement.dataset.testid === "look-at");
  }
  await page.getByRole("button", { name: "Basil" }).click();
  assert.equal(await handle(page, "look-action").innerText(), "Pass");
});
