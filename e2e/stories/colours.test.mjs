// The four line colours, light and dark, are distinguishable for everyone and stand out from the map.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { EYES, contrast, difference, linear, seenBy } from "../lib/colours.mjs";

const PENCILS = ["purple", "blue", "pink", "green"];
/** Backgrounds of a line: panels, the map, its districts, and the line's casing, which has a district's colour. */
const GROUNDS = ["paper", "map-ground", "field-a", "field-b"];
/** About nine times the just noticeable difference. */
const APART = 20;
/** WCAG 2.2, 1.4.11: non-text contrast. */
const STANDS_OUT = 3;

const css = await readFile(new URL("../../crates/web/static/style/theme.css", import.meta.url), "utf8");

/** The style sheet's colour blocks: light, dark by the device's preference, dark by the visitor's. */
const themes = css.split(/\n +color-scheme: /).slice(1).map((block) => {
  const colours = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, linear(hex)]);
  return { name: /^\w+/.exec(block)[0], colours: Object.fromEntries(colours) };
});

const pairs = PENCILS.flatMap((one, at) => PENCILS.slice(at + 1).map((other) => [one, other]));
const apart = (eyes, one, other) => difference(seenBy(eyes, one), seenBy(eyes, other));

test("the style sheet has the colours once light and twice dark, and both dark ones are the same", () => {
  assert.deepEqual(themes.map(({ name }) => name), ["light", "dark", "dark"]);
  for (const { colours } of themes) {
    for (const name of [...PENCILS, ...GROUNDS]) assert.ok(colours[name], name);
  }
  assert.deepEqual(themes[1].colours, themes[2].colours);
});

for (const eyes of Object.keys(EYES)) {
  test(`any two lines are told apart by their colour: ${eyes}`, () => {
    for (const { name, colours } of themes) {
      for (const [one, other] of pairs) {
        const far = apart(eyes, colours[one], colours[other]);
        assert.ok(far >= APART, `${one} and ${other} are ${far.toFixed(1)} apart in the ${name} theme`);
      }
    }
  });
}

test("every line stands out from what it is drawn on", () => {
  for (const { name, colours } of themes) {
    for (const pencil of PENCILS) {
      for (const ground of GROUNDS) {
        const ratio = contrast(colours[pencil], colours[ground]);
        assert.ok(ratio >= STANDS_OUT, `${pencil} on ${ground}: ${ratio.toFixed(2)} in the ${name} theme`);
      }
    }
  }
});

test("the measure itself finds colours that only some eyes confuse", () => {
  // Signal red and green differ, except with red-green deficiency.
  const [red, green] = ["#c8102e", "#587a00"].map(linear);
  assert.ok(apart("common", red, green) > 3 * APART);
  assert.ok(apart("deuteranopia", red, green) < APART);
  // Blue and green, with blue deficiency.
  const [blue, teal] = ["#0080a0", "#008060"].map(linear);
  assert.ok(apart("tritanopia", blue, teal) < APART && apart("common", blue, teal) > APART);
  // Grey looks the same to everyone.
  for (const eyes of Object.keys(EYES)) assert.ok(difference(seenBy(eyes, linear("#808080")), linear("#808080")) < 1);
  assert.equal(contrast(linear("#000000"), linear("#ffffff")), 21);
});
