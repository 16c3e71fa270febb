// The map updates only what changed: what looks the same is neither touched nor recreated.
import assert from "node:assert/strict";
import { done, draw, handle, openGame, pass, sections, turn, undo } from "../lib/handles.mjs";
import { spotOf } from "../lib/map.mjs";
import { story } from "../lib/story.mjs";

/** Layers of the draft, of open sections and of highlights; the others change only when something is drawn. */
const PASSING = ["m-targets", "m-preview", "m-halos", "m-badges", "handles"];
/** Those, and the layers that a drawn section changes: lines, dashes, stations. */
const DRAWN = [...PASSING, "m-lines", "m-possible", "m-stations"];

/** Runs in the page: starts recording every change of the map. */
function watchMap() {
  const map = document.querySelector(".table .map");
  globalThis.changes = [];
  new MutationObserver((changes) => globalThis.changes.push(...changes)).observe(map, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  globalThis.before = new Set(map.querySelectorAll(".m-lines > *, .m-possible > *, .m-stations > *"));
}

/**
 * Runs in the page: what changed since the last call. `layers` counts the elements of each layer that were added, removed or changed,
 * `stations` lists changed stations, `gone` the removed lines, possible sections and stations.
 */
async function changed() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const map = document.querySelector(".table .map");
  const layerOf = (node) => [...map.children].find((layer) => layer.contains(node))?.getAttribute("class") ?? "handles";
  const layers = {};
  const stations = new Set();
  for (const { type, target, addedNodes, removedNodes } of globalThis.changes.splice(0)) {
    const elements = [...addedNodes, ...removedNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE);
    const layer = target === map ? "map" : layerOf(target);
    layers[layer] = (layers[layer] ?? 0) + (type === "childList" ? elements.length : 1);
    if (layer !== "m-stations") continue;
    for (const one of [target, ...elements]) stations.add(one.closest(".m-stations > g")?.getAttribute("transform") ?? "all");
  }
  const gone = [...globalThis.before].filter((one) => !map.contains(one)).map((one) => one.outerHTML);
  globalThis.before = new Set(map.querySelectorAll(".m-lines > *, .m-possible > *, .m-stations > *"));
  return { layers, stations: [...stations], gone };
}

function assertOnly(layers, { layers: touched }, when) {
  assert.deepEqual(Object.keys(touched).filter((layer) => !layers.includes(layer)), [], when);
  assert.ok(Object.keys(touched).length > 0, `${when}: the map was watched`);
}

const sum = ({ layers }) => Object.values(layers).reduce((all, one) => all + one, 0);

story("choosing, undo, done and the next card touch only what looks different", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  await handle(page, "ending").waitFor();
  await page.evaluate(watchMap);
  let drawn = 0;
  for (let at = 1; at <= 4; at += 1) {
    const open = await sections(page);
    const [section] = open;
    if (section) {
      for (const [when, act] of [["chosen", () => draw(page, section)], ["taken back", () => undo(page)], ["chosen again", () => draw(page, section)]]) {
        await act();
        const change = await page.evaluate(changed);
        assertOnly(PASSING, change, `${section} ${when}`);
        // Each open section has a dash and a halo, which fade when another is chosen.
        assert.ok(sum(change) <= 2 * open.length + 8, `${section} ${when}: ${JSON.stringify(change)}`);
      }
    }
    await (section ? done(page) : pass(page));
    await page.locator(`[data-testid=turn][data-turn="${at + 1}"]`).waitFor();
    assert.equal(await turn(page), at + 1);
    const change = await page.evaluate(changed);
    const when = `${section ?? "pass"} done`;
    assertOnly(section ? DRAWN : PASSING, change, when);
    // A drawn section needs no dashes.
    assert.ok(change.gone.length <= (section ? 2 : 0), `${when}: ${change.gone.join("\n")}`);
    if (!section) continue;
    drawn += 1;
    const ends = section.split("-").map(spotOf).map(({ x, y }) => `translate(${x},${y})`);
    assert.deepEqual(change.stations.filter((place) => !ends.includes(place)), [], `${when}: stations that it does not touch`);
  }
  assert.ok(drawn >= 2, `only ${drawn} sections were drawn`);
});
