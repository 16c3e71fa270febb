// What a browser may refuse and what may fail to load: the visitor is told, and can go on.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE, provoked } from "../lib/browser.mjs";
import { done, draw, handle, openGame, playTurns, sections, total, turn } from "../lib/handles.mjs";
import { askForHints } from "../lib/hints.mjs";
import { openTable } from "../lib/people.mjs";
import { story } from "../lib/story.mjs";

const RECORD = {
  format: "tubewright-record/1",
  map: "london",
  modules: { objectives: null, powers: null },
  seats: [{ name: "", pencils: ["green", "pink", "blue", "purple"] }],
  rounds: [{ cards: ["underground:circle"], turns: [["d3-a3"]] }],
};

/** Without a service worker, everything comes over the network. */
const UNCOPIED = { serviceWorkers: "block" };

const kept = (page, name) => page.evaluate((key) => localStorage.getItem(key), name);

/** Opens a file as a record from Home. */
async function openFile(page, text) {
  await page.goto("/");
  await handle(page, "open-record").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.locator("[data-testid=refused], [data-testid=look-back]").waitFor();
}

story("a file that is no game, or larger than one, takes no room from the games and leaves no other record in its place", async ({ page }) => {
  const room = "x".repeat(5_200_000);
  const named = { ...RECORD, seats: [{ ...RECORD.seats[0], name: room }] };
  for (const [what, text] of Object.entries({ "no game": room, "a name without end": JSON.stringify(named), "too much to keep": room.repeat(2) })) {
    await openFile(page, JSON.stringify(RECORD, null, 2));
    assert.equal(await kept(page, "record"), JSON.stringify(RECORD, null, 2), "the file as it is");
    await openFile(page, text);
    assert.equal(await kept(page, "record"), null, what);
    await page.reload();
    await handle(page, "refused").waitFor();
  }
  await openGame(page, { deal: "london" });
  await playTurns(page, 1);
  await page.reload();
  await handle(page, "card").first().waitFor();
  assert.equal(await turn(page), 2);
});

story("where the browser keeps nothing, the game says so once", async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await openGame(page, { deal: "london" });
  await draw(page, (await sections(page))[0]);
  await handle(page, "not-kept").waitFor();
  await assertAccessible(page);
  await handle(page, "close-notice").tap();
  await handle(page, "not-kept").waitFor({ state: "detached" });
  await playTurns(page, 2);
  assert.equal(await handle(page, "not-kept").count(), 0);
}, PHONE);

story("games that are over make room for new ones before those that go on, and Home offers all of these", async ({ page }) => {
  await openGame(page, { deal: "going" });
  await playTurns(page, 1);
  await openGame(page, { deal: "over" });
  await autoplay(page);
  // Twelve are kept: five unfinished ones, the oldest of all among them, and seven finished ones.
  await page.evaluate(() => {
    const [going, over] = ["going", "over"].map((deal) => localStorage.getItem(`game /play?deal=${deal}`));
    const numbered = (name, count) => Array.from({ length: count }, (_, at) => `/play?deal=${name}-${at + 1}`);
    const games = [...numbered("over", 7), ...numbered("going", 4), "/play?deal=going"];
    for (const address of games) localStorage.setItem(`game ${address}`, address.includes("over") ? over : going);
    localStorage.setItem("games", games.join("\n"));
  });
  await openGame(page, { deal: "new" });
  await draw(page, (await sections(page))[0]);
  const deals = async () => (await kept(page, "games")).split("\n").map((address) => address.split("=")[1]);
  assert.deepEqual(await deals(), ["new", "over-1", "over-2", "over-3", "over-4", "over-5", "over-6", "going-1", "going-2", "going-3", "going-4", "going"]);
  assert.equal(await kept(page, "game /play?deal=over-7"), null);

  await page.goto("/");
  const offered = handle(page, "resume");
  await offered.first().waitFor();
  assert.equal(await offered.count(), 6);
  assert.equal(await offered.filter({ visible: true }).count(), 3);
  const more = page.getByText("3 more games");
  await more.focus();
  await page.keyboard.press("Enter");
  await assertAccessible(page);
  await offered.last().click();
  await handle(page, "card").first().waitFor();
  assert.match(page.url(), /deal=going$/);
  assert.equal(await turn(page), 2);
});

/** The selected part of the text to copy by hand. */
const selected = (page) =>
  handle(page, "by-hand").evaluate((area) => area === document.activeElement && area.readOnly && area.value.slice(area.selectionStart, area.selectionEnd));

story("without a clipboard, as on a page without encryption, or with one that refuses, a text is there to be copied by hand", async ({ page, context }) => {
  await openGame(page, { deal: "london" });
  const plain = page.url();
  await autoplay(page);
  const total = await handle(page, "final-total").getAttribute("data-total");
  const given = new RegExp(`^Tubewright: ${total} points\n.+\n${plain.replace("?", "\\?")}$`);
  await page.evaluate(() => {
    delete Navigator.prototype.share;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await handle(page, "share").click();
  await handle(page, "by-hand").waitFor();
  assert.match(await selected(page), given);
  await assertAccessible(page);

  await context.addInitScript(() => {
    delete Navigator.prototype.share;
    delete Navigator.prototype.clipboard;
  });
  await page.reload();
  await handle(page, "share").click();
  await handle(page, "by-hand").waitFor();
  assert.match(await selected(page), given);

  const address = await openTable({ page, name: "Ann" }, 2);
  await handle(page, "share-link").click();
  await handle(page, "by-hand").waitFor();
  assert.ok((await selected(page)).endsWith(address));
});

story("bots that cannot be loaded say so and wait: they can be tried again, or pass", async ({ page }) => {
  await page.route("**/worker.js", (route) => route.abort());
  await openGame(page, { deal: "bots", bots: "novice,casual" });
  await handle(page, "hint").click();
  await handle(page, "tell").getByText("Hints could not be loaded").waitFor();
  await handle(page, "said").getByText("Hints could not be loaded").waitFor({ state: "attached" });

  const draws = async () => {
    await draw(page, (await sections(page))[0]);
    await done(page);
  };
  const others = () => page.locator(".rival__total").allInnerTexts();
  await draws();
  await handle(page, "bots-failed").waitFor();
  await page.waitForFunction(() => document.activeElement.dataset.testid === "bots-retry");
  await assertAccessible(page);
  await page.keyboard.press("Enter");
  await handle(page, "bots-failed").waitFor();
  assert.equal(await turn(page), 1, "nobody passes by themselves");
  await handle(page, "bots-pass").click();
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  assert.deepEqual(await others(), ["0", "0"]);

  await draws();
  await handle(page, "bots-failed").waitFor();
  await page.unroute("**/worker.js");
  await handle(page, "bots-retry").click();
  await page.locator("[data-testid=turn][data-turn='3']").waitFor();
  assert.equal(await handle(page, "bots-failed").count(), 0);
  assert.notDeepEqual(await others(), ["0", "0"]);
  await handle(page, "hint").click();
  await page.locator(".pick--hint").first().waitFor();
}, { ...PHONE, ...UNCOPIED });

for (const file of ["thinker.js", "thinker_bg.wasm"]) {
  story(`bots whose ${file} does not come say so and can be tried again`, async ({ page }) => {
    await page.route(`**/${file}`, (route) => route.abort());
    await openGame(page, { deal: "bots", bots: "novice" });
    await handle(page, "hint").click();
    await handle(page, "tell").getByText("Hints could not be loaded").waitFor();
    await draw(page, (await sections(page))[0]);
    await done(page);
    await handle(page, "bots-failed").waitFor();
    assert.equal(await turn(page), 1);

    await page.unroute(`**/${file}`);
    await handle(page, "bots-retry").click();
    await page.locator("[data-testid=turn][data-turn='2']").waitFor();
    assert.equal(await handle(page, "bots-failed").count(), 0);
    assert.ok((await askForHints(page)).length > 0);
  }, UNCOPIED);
}

story("without what the champion has learned it plays all the same, and there are no hints until it comes", async ({ page }) => {
  await page.route("**/london.net", (route) => route.abort());
  await openGame(page, { deal: "london", bots: "champion" });
  await handle(page, "hint").click();
  await handle(page, "tell").getByText("Hints could not be loaded").waitFor();
  await handle(page, "bots-weaker").waitFor();
  await playTurns(page, 1);
  assert.equal(await turn(page), 2);
  await page.unroute("**/london.net");
  assert.ok((await askForHints(page)).length > 0);
}, UNCOPIED);

story("after a game alone, bots that cannot be loaded say so too", async ({ page }) => {
  await page.route("**/worker.js", (route) => route.abort());
  await openGame(page, { deal: "london" });
  await autoplay(page);
  await handle(page, "bots-failed").waitFor();
  assert.equal(await handle(page, "ranked").count(), 1);
  await page.unroute("**/worker.js");
  await handle(page, "bots-retry").click();
  await handle(page, "bots-failed").waitFor({ state: "detached" });
  await handle(page, "ranked").nth(3).waitFor({ timeout: 60_000 });
}, UNCOPIED);

story("a language that could not be fetched is told of for a while, or until it is closed", async ({ page, complaints }) => {
  await page.clock.install();
  await page.route("**/locales/ja.ftl", (route) => route.abort());
  await page.goto("/settings");
  for (const leave of [() => handle(page, "close-notice").click(), () => page.clock.fastForward(11_000)]) {
    await handle(page, "language").selectOption("ja");
    await handle(page, "language-failed").waitFor();
    await leave();
    await handle(page, "language-failed").waitFor({ state: "detached" });
  }
  provoked(complaints, /ERR_FAILED.*ja\.ftl/);
}, UNCOPIED);

story("the drawer stays open while an address bar slides away, and closes where the sheet is no drawer", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await handle(page, "open-sheet").tap();
  await page.locator("aside.sheet.is-open").waitFor();
  const resized = async (width, height) => {
    await page.evaluate(() => {
      globalThis.resized = new Promise((resolve) => addEventListener("resize", () => setTimeout(resolve, 50), { once: true }));
    });
    await page.setViewportSize({ width, height });
    await page.evaluate(() => globalThis.resized);
  };
  await resized(360, 684);
  await page.locator("aside.sheet.is-open").waitFor();
  assert.equal(await total(page), 0);
  await resized(1280, 900);
  await page.locator("aside.sheet:not(.is-open)").waitFor();
  assert.equal(await page.locator("[inert]").count(), 0);
}, PHONE);
