// Drawing by dragging, with mouse and touch, and choosing among several ways to a station.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { PHONE } from "../lib/browser.mjs";
import { handle, openGame, sections, total, undo } from "../lib/handles.mjs";
import { between, farFrom, onScreen, spotOf } from "../lib/map.mjs";
import { savedActions } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

/** The drafted sections. */
const previewed = (page) =>
  page.locator("[data-testid=section][aria-pressed=true]").evaluateAll((all) => all.map((one) => one.dataset.section));

/** The line from the start to the pointer during a drag. */
const pull = (page) => page.locator(".table .m-pull").getAttribute("d");

const mouse = (page) => ({
  down: async (at) => {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
  },
  move: (at) => page.mouse.move(at.x, at.y),
  up: () => page.mouse.up(),
});

async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (at) => touch("touchStart", at),
    move: (at) => touch("touchMove", at),
    up: () => touch("touchEnd"),
  };
}

/** Drags from one point of the map over others and releases; `before` runs before the release. */
async function drag(page, hand, [start, ...way], before = async () => {}) {
  await hand.down(await onScreen(page, start));
  for (const place of way) await hand.move(await onScreen(page, place));
  await before();
  await hand.up();
}

async function drawsAndLetsGo(page, hand) {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  const open = await sections(page);
  assert.ok(open.includes("d3-a3"), open.join());
  const [from, to] = ["d3", "a3"].map(spotOf);

  await drag(page, hand, [from, between(from, to, 0.3), between(from, to, 0.9)], async () => {
    assert.match(await pull(page), /^M348[ ,]252L/, "a line follows the pencil");
    assert.deepEqual(await previewed(page), [], "nothing is drawn before the pencil is lifted");
  });
  await page.locator("[data-section=d3-a3][aria-pressed=true]").waitFor();
  assert.deepEqual(await previewed(page), ["d3-a3"]);
  assert.equal(await pull(page), null);
  assert.ok(await handle(page, "done").isEnabled());
  assert.ok((await total(page)) > 0);
  await undo(page);
  assert.deepEqual(await previewed(page), []);

  // Released where no section ends, begun where none starts, released outside the map.
  const ends = open.map((section) => spotOf(section.split("-")[1]));
  const nowhere = farFrom([...ends, from]);
  const offTheMap = { x: -30, y: from.y };
  for (const way of [[from, between(from, nowhere, 0.5), nowhere], [to, between(to, from, 0.5), from], [from, between(from, to, 0.5), offTheMap]]) {
    await drag(page, hand, way);
    assert.equal(await pull(page), null);
    assert.deepEqual(await previewed(page), []);
    assert.ok(await handle(page, "done").isDisabled());
    assert.equal(await total(page), 0);
  }
  assert.deepEqual(await sections(page), open);
  assert.deepEqual(await page.evaluate(() => [scrollX, scrollY]), [0, 0], "the page stays where it is");
}

story("the mouse draws a section from an end of the line, and draws nothing where it is let go elsewhere", async ({ page }) => {
  await drawsAndLetsGo(page, mouse(page));
  // Pressed at the edge and released outside: the map gets no event, and recovers all the same.
  await drag(page, mouse(page), [{ x: 982, y: 500 }, { x: 990, y: 500 }]);
  await page.locator("[data-section=d3-a3]").hover();
  await page.locator(".table .badge").waitFor();
  // A click chooses again.
  await page.locator("[data-section=d3-a3]").click();
  assert.deepEqual(await previewed(page), ["d3-a3"]);
});

story("a finger does the same, and the page does not scroll under it", async ({ page }) => {
  await drawsAndLetsGo(page, await finger(page));
  await page.locator("[data-section=d3-a3]").tap();
  assert.deepEqual(await previewed(page), ["d3-a3"]);
}, PHONE);

story("of several ways to a station the one is drawn whose start is picked", async ({ page }) => {
  await openGame(page, { deal: "phone" });
  await autoplay(page, "circle[data-testid=section]");
  const to = (await page.locator("circle[data-testid=section]").first().getAttribute("data-section")).split("-")[1];
  const ways = (await sections(page)).filter((section) => section.endsWith(`-${to}`));
  assert.ok(ways.length > 1);
  const press = async (station) => {
    const { x, y } = await onScreen(page, spotOf(station));
    await page.mouse.click(x, y);
  };
  const picks = page.locator("[data-testid=tell] .pick");

  // Escape, Undo and a click elsewhere each leave it open.
  for (const leave of [() => page.keyboard.press("Escape"), () => undo(page), () => press("a1")]) {
    await press(to);
    assert.equal(await picks.count(), ways.length);
    await leave();
    await picks.first().waitFor({ state: "detached" });
    assert.deepEqual(await previewed(page), []);
  }
  for (const way of ways) {
    const [from] = way.split("-");
    // From the list beside the cards, and from the start on the map.
    for (const pick of [() => picks.filter({ hasText: from }).click(), () => press(from)]) {
      await press(to);
      assert.equal(await picks.count(), ways.length);
      await pick();
      assert.deepEqual(await previewed(page), [way]);
      await undo(page);
    }
  }
  await press(to);
  await press(ways.at(-1).split("-")[0]);
  await handle(page, "done").click();
  await page.locator(`[data-section="${ways.at(-1)}"]`).waitFor({ state: "detached" });
  await handle(page, "menu").click();
  assert.equal((await savedActions(page)).filter(Boolean).at(-1), ways.at(-1));
});
