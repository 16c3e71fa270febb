// What the game page shows and says besides the play itself.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { assertAccessible } from "../lib/axe.mjs";
import { DESKTOP, PHONE } from "../lib/browser.mjs";
import { cards, done, draw, finalTotal, handle, leaveTally, openGame, sections, total, turn } from "../lib/handles.mjs";
import { story } from "../lib/story.mjs";

for (const [name, look] of Object.entries({ desk: DESKTOP, phone: PHONE, dark: { ...DESKTOP, colorScheme: "dark" } })) {
  story(
    `game, tally and final sheet hold up against WCAG 2.2 AA: ${name}`,
    async ({ page }) => {
      await openGame(page, { deal: "london", objectives: true, powers: true, bots: "novice" });
      await draw(page, (await sections(page))[0]);
      await assertAccessible(page);
      await done(page);
      await autoplay(page, "[data-testid=tally-next]");
      await page.locator("dialog[open]").waitFor();
      // Contrast cannot be measured while the dialog fades in.
      await page.evaluate(() => Promise.all(document.querySelector("dialog").getAnimations().map((one) => one.finished)));
      await assertAccessible(page);
      await leaveTally(page);
      await autoplay(page);
      await assertAccessible(page);
    },
    look,
  );
}

story("hints name the best sections first, say what each is expected to bring, and one click draws it", async ({ page }) => {
  await openGame(page, { deal: "london" });
  for (const choice of [0, 1]) {
    await handle(page, "hint").click();
    const hints = page.locator(".pick--hint");
    await hints.first().waitFor();
    const open = await sections(page);
    const figures = (await hints.locator("em").allInnerTexts()).map((text) => {
      assert.match(text, /^([+−]\d+\.\d|±0)$/);
      return Number(text.replace("±", "").replace("−", "-"));
    });
    assert.ok(figures.length >= 2 && figures.length === (await hints.count()), `${figures}`);
    assert.deepEqual(figures, [...figures].sort((a, b) => b - a), "the best first");
    assert.match(await handle(page, "tell").innerText(), /by the end, compared with passing/);
    assert.match(await handle(page, "said").innerText(), /by the end compared with passing: from .+, [+−±]/);

    const section = (await hints.locator(".pick__text").nth(choice).innerText()).replace("→", "-");
    assert.ok(open.includes(section), `${section} is none of ${open}`);
    await hints.nth(choice).click();
    await page.locator(`[data-testid=section][data-section="${section}"][aria-pressed=true]`).waitFor({ state: "attached" });
    await handle(page, "undo").click();
    await page.locator("[data-testid=section][aria-pressed=true]").waitFor({ state: "detached" });
    // Undo brings the hints back; the button closes them.
    if (await hints.count()) await handle(page, "hint").click();
  }
});

story("a screen reader hears the card, the choices and what each brings", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  // Announcements come after the first paint.
  await page.waitForFunction(() => document.querySelector("[data-testid=said]").innerText);
  const said = await handle(page, "said").innerText();
  assert.match(said, /Underground, circle/);
  assert.match(said, /from d3 triangle west to a3 circle, \d+ points?/);
  const names = await handle(page, "section").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.ok(names.some((name) => name.startsWith("from d3 triangle west to a3 circle")), names.join());

  assert.match(said, /^Round 1, green pencil\. Turn 1: /);
  await autoplay(page, "[data-testid=tally-next]");
  await leaveTally(page);
  await page.waitForFunction(() => /^Round 2, pink pencil\. Turn 1: /.test(document.querySelector("[data-testid=said]").innerText));
});

story("the language can be changed in mid-game, and nothing is lost", async ({ page }) => {
  await openGame(page, { deal: "london", bots: "novice" });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  const [second] = await sections(page);
  assert.ok(second, "or there is nothing under the pencil");
  await draw(page, second);
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

  await autoplay(page);
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

/** The pattern of each colour's lines and swatches in a part of the page, if any. */
const marks = (page, where) =>
  page.locator(where).evaluateAll((all) => {
    const found = {};
    for (const one of all) {
      const { display, strokeWidth, strokeDasharray, strokeLinecap } = getComputedStyle(one.querySelector(".line__mark"));
      const mark = display === "none" ? "" : `${strokeWidth} ${strokeDasharray} ${strokeLinecap}`;
      found[/line--(purple|blue|pink|green)/.exec(one.getAttribute("class"))[1]] ??= mark;
    }
    return found;
  });

story("patterns tell the lines apart without colour, unless the visitor puts them away", async ({ page }) => {
  const WHERE = [".final__map .line", ".sheet .swatch"];
  await openGame(page, { deal: "london" });
  await autoplay(page);
  const there = async () => {
    for (const where of WHERE) await page.locator(where).first().waitFor({ state: "attached" });
  };
  await there();
  for (const where of WHERE) {
    const found = await marks(page, where);
    assert.equal(Object.keys(found).length, 4, where);
    assert.equal(new Set(Object.values(found)).size, 4, `${where}: ${JSON.stringify(found)}`);
  }
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Patterns in the lines" }).uncheck();
  await page.goBack();
  await there();
  for (const where of WHERE) {
    assert.deepEqual(await marks(page, where), { purple: "", blue: "", pink: "", green: "" }, where);
  }
});

story("what a section adds is left to be found out where the visitor wants it so", async ({ page }) => {
  await openGame(page, { deal: "london" });
  const switchTo = async (shown) => {
    await handle(page, "menu").click();
    await handle(page, "gains").setChecked(shown);
    await handle(page, "close").click();
    await page.locator("dialog").waitFor({ state: "detached" });
  };
  const [first] = await sections(page);
  const told = async () => [
    await page.locator(".table .badge").count(),
    await handle(page, "gain").count(),
    await page.locator(".sheet .is-changed").count(),
    await total(page),
  ];
  await draw(page, first);
  await handle(page, "gain").waitFor();
  const [badges, gains, changed, gained] = await told();
  assert.deepEqual([badges, gains], [1, 1]);
  assert.ok(changed > 0 && gained > 0);
  await switchTo(false);
  await handle(page, "gain").waitFor({ state: "detached" });
  assert.deepEqual(await told(), [0, 0, 0, 0]);
  await page.reload();
  await page.locator("[data-testid=done]:enabled").waitFor();
  await handle(page, "score-total").waitFor();
  assert.deepEqual(await told(), [0, 0, 0, 0], "it is remembered");
  await switchTo(true);
  await handle(page, "gain").waitFor();
  assert.deepEqual(await told(), [1, 1, changed, gained]);
  await switchTo(false);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  assert.equal(await total(page), gained, "what is drawn is counted");
});
