// WCAG 2.2 AA, as far as axe can check it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const AXE = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails on any serious or critical violation on the page as it is now. */
export async function assertAccessible(page) {
  // Contrast cannot be measured during a fade. Endless animations are not waited for.
  await page.evaluate(() => {
    const ends = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
    return Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
  });
  // Evaluated rather than added as a script element, which the page's content security policy forbids.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((tags) => globalThis.axe.run({ runOnly: tags }), TAGS);
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`);
  assert.deepEqual(told, []);
}
