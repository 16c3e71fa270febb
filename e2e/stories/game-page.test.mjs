// What the page of a game shows and says besides the play itself.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { DESKTOP, PHONE } from "../lib/browser.mjs";
import { cards, done, draw, finalTotal, handle, leaveTally, openGame, sections, total, turn } from "../lib/handles.mjs";
import { hurry } from "../lib/hurry.mjs";
import { story } from "../lib/story.mjs";

for (const [name, look] of Object.entries({ desk: DESKTOP, phone: PHONE, dark: { ...DESKTOP, colorScheme: "dark" } })) {
  story(
    `game, tally and final sheet hold up against WCAG 2.2 AA: ${name}`,
    async ({ page }) => {
      await openGame(page, { deal: "london", objectives: true, powers: true, bots: "novice" });
      await draw(page, (await sections(page))[0]);
      await assertAccessible(page);
      await done(page);
      await hurry(page, "[data-testid=tally-next]");
      await page.locator("dialog[open]").waitFor();
      // Contrast cannot be measured while the window fades in.
      await page.evaluate(() => Promise.all(document.querySelector("dialog").getAnimations().map((one) => one.finished)));
      await assertAccessible(page);
      await leaveTally(page);
      await hurry(page);
      await assertAccessible(page);
    },
    look,
  );
}

story("a hint names the best sections, and one click takes it", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await handle(page, "hint").click();
  await page.locator(".pick--hint").first().waitFor();
  await page.locator(".pick--hint").first().click();
  assert.ok(await handle(page, "done").isEnabled());
});

story("a screen reader hears the card, the choices and what each brings", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  const said = await handle(page, "said").innerText();
  assert.match(said, /Underground, circle/);
  assert.match(said, /from d3 triangle west to a3 circle, \d+ points?/);
  const names = await handle(page, "section").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.ok(names.some((name) => name.startsWith("from d3 triangle west to a3 circle")), names.join());
});

story("the language can be changed in mid-game, and nothing is lost", async ({ page }) => {
  await openGame(page, { deal: "london", bots: "novice" });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  const [second] = await sections(page);
  if (second) await draw(page, second);
  const before = [await cards(page), await total(page), await turn(page), await handle(page, "done").isEnabled()];
  const hint = await handle(page, "hint").innerText();

  await handle(page, "menu").click();
  await handle(page, "language").selectOption("pl");
  await page.locator("html[lang=pl]").waitFor({ state: "attached" });
  await assertAccessible(page);
  await handle(page, "close").click();
  assert.notEqual(await handle(page, "hint").innerText(), hint);
  const after = [await cards(page), await total(page), await turn(page), await handle(page, "done").isEnabled()];
  assert.deepEqual(after, before);

  await hurry(page);
  const points = await finalTotal(page);
  await handle(page, "language").selectOption("en");
  await page.locator("html[lang=en]").waitFor({ state: "attached" });
  assert.equal(await finalTotal(page), points);
});

story("letters tell the lines apart where the visitor wants them", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  const letter = page.locator(".map .letter").first();
  assert.equal(await letter.isVisible(), false);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Letters on the lines" }).check();
  await page.goBack();
  await letter.waitFor();
  assert.equal(await letter.locator("text").textContent(), "D");
  assert.deepEqual(await page.locator(".rounds .letter text").allTextContents(), ["D", "C", "B", "A"]);
  await assertAccessible(page);
});

story("a section counts at once where the visitor wants it so", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await handle(page, "menu").click();
  await handle(page, "auto-done").click();
  await handle(page, "close").click();
  await draw(page, (await sections(page))[0]);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
});
