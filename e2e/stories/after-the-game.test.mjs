// After the game: sharing, saving, and playing on.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { autoplay } from "../lib/autoplay.mjs";
import { replay } from "../lib/command.mjs";
import { cards, finalTotal, handle, openGame, round, total, turn } from "../lib/handles.mjs";
import { between, spotOf } from "../lib/map.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

const MARKS = { purple: "🟪", blue: "🟦", pink: "🩷", green: "🟩" };

/** The expected text of a shared result, computed from the record. */
const sharedText = (told, address) => {
  const lines = told.rounds.map(({ lines: [{ color, points }] }) => `${MARKS[color]} ${points}`);
  return [`Tubewright: ${told.final[0].total} points`, lines.join("  "), address].join("\n");
};

const titled = (page, title) => page.waitForFunction((whole) => document.title === whole, `${title} · Tubewright`);

const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Plays the first round; resolves to its cards, each with its turn. */
async function firstRound(page) {
  await autoplay(page, "[data-testid=tally-next]");
  const slots = await page.locator(".deck__slot:has(.deck__turn)").evaluateAll((all) =>
    all.map((slot) => [slot.querySelector("[data-card]").dataset.card, slot.querySelector(".deck__turn").textContent]),
  );
  return Object.fromEntries(slots);
}

story("a finished game is shared as a text, saved as a picture, and opened again from its record", async ({ page, context }) => {
  await openGame(page, { deal: "london" });
  const address = page.url();
  await autoplay(page);
  const path = await saveRecord(page);
  const told = await replay(path);
  assert.equal(await finalTotal(page), told.final[0].total);
  await titled(page, "Result");
  const expected = sharedText(told, address);

  // Without the device's share dialog the text goes to the clipboard, and the button says so.
  await page.evaluate(() => delete Navigator.prototype.share);
  await handle(page, "share").click();
  await handle(page, "share").getByText("Copied").waitFor();
  assert.equal(await clipboard(page), expected);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  // With one, it goes there and nowhere else.
  await page.evaluate(() => {
    Navigator.prototype.share = async (data) => {
      globalThis.shared = data;
    };
  });
  await handle(page, "share").click();
  await page.waitForFunction(() => globalThis.shared);
  assert.deepEqual(await page.evaluate(() => globalThis.shared), { text: expected });
  assert.equal(await clipboard(page), "");
  // Closing the share dialog cancels; if the device refuses, the text is copied.
  const refuse = (name) =>
    page.evaluate((name) => {
      Navigator.prototype.share = async () => {
        globalThis.refused = name;
        throw new DOMException("", name);
      };
    }, name);
  await refuse("AbortError");
  await handle(page, "share").click();
  await page.waitForFunction(() => globalThis.refused === "AbortError");
  await refuse("NotAllowedError");
  assert.equal(await clipboard(page), "");
  await handle(page, "share").click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
  assert.equal(await clipboard(page), expected);

  // The link in it leads to the same cards.
  const friend = await context.browser().newContext();
  const other = await friend.newPage();
  await other.goto(expected.split("\n").at(-1));
  await handle(other, "card").first().waitFor();
  const record = JSON.parse(await readFile(path, "utf8"));
  assert.equal((await cards(other))[0], record.rounds[0].cards[0]);
  await friend.close();

  // The picture has every section in its pencil's colour, paper where nothing was drawn, and the points below.
  await page.evaluate(() => {
    globalThis.written = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      globalThis.written.push(text);
      return fillText.call(this, text, ...rest);
    };
  });
  const saving = page.waitForEvent("download");
  await handle(page, "save-picture").click();
  const picture = await saving;
  assert.equal(picture.suggestedFilename(), "tubewright-london-1.png");
  const png = (await readFile(await picture.path())).toString("base64");
  const sections = record.rounds.flatMap(({ turns }, at) =>
    turns.flatMap(([action]) => (action === "pass" ? [] : [{ ends: action.split("-").map(spotOf), colour: told.rounds[at].lines[0].color }])),
  );
  assert.ok(sections.length > 10);
  const places = sections.map(({ ends: [from, to], colour }) => ({ colour, ...between(from, to, 0.5) }));
  const seen = await page.evaluate(painted, { png, places });
  assert.deepEqual(seen.size, [1600, 1830]);
  const { tourist, interchange_points: interchanges, total: sum } = told.final[0];
  const points = [...told.rounds.map(({ lines }) => lines[0].points), tourist, interchanges, sum];
  const written = await page.evaluate(() => globalThis.written);
  assert.deepEqual(written.filter((text) => /^\d+$/.test(text)), points.map(String));
  assert.deepEqual(seen.missing, []);
  assert.deepEqual(seen.empty, Object.fromEntries(Object.keys(MARKS).map((colour) => [colour, false])), "so the colours say something");

  await page.goto("/");
  await handle(page, "open-record").setInputFiles(path);
  await handle(page, "look-back").waitFor();
  await titled(page, "A recorded game");
  assert.equal(await total(page), told.final[0].total);
  await handle(page, "look-at").fill("0");
  assert.equal(await total(page), 0);
  await handle(page, "look-on").click();
  assert.deepEqual(await cards(page), [record.rounds[0].cards[0]]);
  const [from, to] = record.rounds[0].turns[0][0].split("-");
  assert.match(await handle(page, "look-action").innerText(), new RegExp(`^from ${from} \\w+ [\\w-]+ to ${to} \\w+`));
  await page.reload();
  await handle(page, "look-back").waitFor();
  assert.equal(await total(page), told.final[0].total);
}, { permissions: ["clipboard-read", "clipboard-write"] });

/**
 * Runs in the page: a picture's size, the points around which its colour is missing, and the colours in its upper left corner, where
 * no line ever is.
 */
async function painted({ png, places }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pencil = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  pencil.drawImage(image, 0, 0);
  const scale = image.width / 984;
  const style = getComputedStyle(document.documentElement);
  const has = (colour, x, y) => {
    const wanted = style.getPropertyValue(`--${colour}`).trim();
    const { data } = pencil.getImageData((x - 9) * scale, (y - 9) * scale, 18 * scale, 18 * scale);
    for (let at = 0; at < data.length; at += 4) {
      const hex = [...data.slice(at, at + 3)].map((value) => value.toString(16).padStart(2, "0")).join("");
      if (wanted === `#${hex}`) return true;
    }
    return false;
  };
  return {
    size: [image.width, image.height],
    missing: places.filter(({ colour, x, y }) => !has(colour, x, y)),
    empty: Object.fromEntries(["purple", "blue", "pink", "green"].map((colour) => [colour, has(colour, 12, 12)])),
  };
}

story("after a game the same cards come again, or a new game of the same kind with others", async ({ page }) => {
  await openGame(page, { deal: "london", objectives: true, pencils: "green,pink,blue,purple" });
  const address = page.url();
  const first = await firstRound(page);
  assert.ok(Object.keys(first).length >= 5);
  await autoplay(page);

  await handle(page, "again").click();
  await handle(page, "final-total").waitFor({ state: "detached" });
  assert.deepEqual([await round(page), await turn(page), await total(page)], [1, 1, 0]);
  assert.equal(page.url(), address);
  await titled(page, "Game");
  assert.deepEqual(await firstRound(page), first);
  await autoplay(page);

  await handle(page, "new-game").click();
  await handle(page, "final-total").waitFor({ state: "detached" });
  assert.deepEqual([await round(page), await turn(page), await total(page)], [1, 1, 0]);
  const [before, after] = [address, page.url()].map((url) => Object.fromEntries(new URL(url).searchParams));
  assert.deepEqual({ ...after, deal: "" }, { ...before, deal: "" }, "all but the cards is as it was");
  assert.notEqual(after.deal, before.deal);
  assert.notDeepEqual(await firstRound(page), first);
});
