// No text is cut off or sticks out of its box, in any language, on a phone and on a desk.
import assert from "node:assert/strict";
import { DESKTOP, PHONE } from "../lib/browser.mjs";
import { LANGUAGES } from "../lib/languages.mjs";
import { overflows } from "../lib/overflow.mjs";
import { story } from "../lib/story.mjs";
import { VIEWS } from "../views.mjs";

for (const [code, locale] of Object.entries(LANGUAGES)) {
  for (const [size, look] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    story(`everything fits in ${code}, ${size}`, async ({ page }) => {
      const found = [];
      for (const view of VIEWS) {
        await view.show(page);
        found.push(...(await overflows(page)).map((what) => `${view.name}: ${what}`));
      }
      assert.deepEqual(found, []);
    }, { ...look, locale, reducedMotion: "reduce" });
  }
}
