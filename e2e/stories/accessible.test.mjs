// WCAG 2.2 AA in states that take some interaction to reach.
import { autoplay } from "../lib/autoplay.mjs";
import { assertAccessible } from "../lib/axe.mjs";
import { DESKTOP, PHONE } from "../lib/browser.mjs";
import { done, draw, handle, openGame, playTurns, sections } from "../lib/handles.mjs";
import { openWithPower } from "../lib/powers.mjs";
import { openRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

/** How the sheet is shown: beside the map, or in a drawer over it. */
const LOOKS = {
  "desk, dark": { look: { ...DESKTOP, colorScheme: "dark" }, figure: "aside.sheet .fig--points", shown: ".map--lit" },
  "phone, light": { look: PHONE, figure: "[data-testid=open-sheet]", shown: "aside.sheet.is-open" },
};

for (const [name, { look, figure, shown }] of Object.entries(LOOKS)) {
  // Contrast cannot be measured during a colour transition.
  const still = { ...look, reducedMotion: "reduce" };

  story(`home is accessible on a first visit, while setting up, and with games to resume: ${name}`, async ({ page }) => {
    await page.goto("/");
    await handle(page, "first-visit").waitFor();
    await assertAccessible(page);
    await page.getByRole("radio", { name: "With bots" }).check();
    await page.getByRole("radio", { name: "My order" }).check();
    await assertAccessible(page);
    await openGame(page, { deal: "london" });
    await autoplay(page);
    await openGame(page, { deal: "river" });
    await playTurns(page, 1);
    await page.goto("/");
    await handle(page, "resume").waitFor();
    await handle(page, "last-result").waitFor();
    await assertAccessible(page);
  }, still);

  story(`hints, highlighted figures and the sheet are accessible: ${name}`, async ({ page }) => {
    await openGame(page, { deal: "london", objectives: true, bots: "novice" });
    await autoplay(page, ".game:has([data-turn='3']):not(:has([aria-pressed=true]))");
    await handle(page, "hint").click();
    await page.locator(".pick--hint").first().waitFor();
    await assertAccessible(page);
    await handle(page, "hint").click();
    await page.locator(".pick--hint").first().waitFor({ state: "detached" });
    await draw(page, (await sections(page))[0]);
    await page.locator(figure).first().click();
    await page.locator(shown).waitFor();
    await assertAccessible(page);
  }, still);

  story(`a power is accessible before, during and after use: ${name}`, async ({ page }) => {
    await openWithPower(page, "circle");
    await draw(page, (await sections(page))[0]);
    await assertAccessible(page);
    await handle(page, "use-power").click();
    const circled = page.locator("[data-circle=true]").first();
    await circled.waitFor();
    await assertAccessible(page);
    await circled.click();
    await assertAccessible(page);
    await done(page);
    await page.locator("[data-testid=use-power][data-spent=true]").waitFor();
    await assertAccessible(page);

    await openWithPower(page, "joker");
    await handle(page, "use-power").click();
    await page.locator("[data-testid=use-power][aria-pressed=true]").waitFor();
    await draw(page, (await sections(page))[0]);
    await assertAccessible(page);
  }, still);

  story(`a record is accessible from its first turn to its last: ${name}`, async ({ page }) => {
    await openRecord(page);
    await assertAccessible(page);
    for (const step of ["0", "1"]) {
      await handle(page, "look-at").fill(step);
      await assertAccessible(page);
    }
  }, still);
}
