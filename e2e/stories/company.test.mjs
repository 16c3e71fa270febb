// Other players on one device: bots in the worker, and people who pass the device around.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { assertAccessible } from "../lib/axe.mjs";
import { replay } from "../lib/command.mjs";
import { done, draw, handle, openGame, playTurns, sections, total } from "../lib/handles.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

/** The totals of a record, and those ranked on the final sheet, both ascending. */
async function totals(page) {
  const told = (await replay(await saveRecord(page))).final.map((seat) => seat.total);
  const shown = (await page.locator("[data-testid=ranked] .rank__t").allInnerTexts()).map(Number);
  return [told, shown].map((all) => all.sort((a, b) => a - b));
}

story("two bots play along to the end", async ({ page }) => {
  await openGame(page, { deal: "bots", bots: "novice,casual" });
  await handle(page, "rival").first().waitFor();
  assert.equal(await handle(page, "rival").count(), 2);
  await autoplay(page);
  const [told, shown] = await totals(page);
  assert.equal(told.length, 3);
  assert.deepEqual(shown, told);
});

story("the others' small sheets are live, open to full size, and give the focus back", async ({ page }) => {
  await openGame(page, { deal: "bots", bots: "novice,casual" });
  const rivals = handle(page, "rival");
  const small = (at) => rivals.nth(at).locator(".rival__total").innerText();
  const large = page.locator("dialog[open] [data-testid=score-total]");
  await rivals.nth(1).waitFor();
  const before = [await small(0), await small(1)];
  assert.deepEqual(before, ["0", "0"]);
  await playTurns(page, 3);
  assert.notDeepEqual([await small(0), await small(1)], before, "the others have drawn");

  const names = [];
  for (const at of [0, 1]) {
    for (const close of [() => page.keyboard.press("Escape"), () => handle(page, "close").click()]) {
      await rivals.nth(at).press("Enter");
      await page.locator("dialog[open] .map").waitFor();
      assert.ok(await page.evaluate(() => document.querySelector("dialog[open]").contains(document.activeElement)));
      assert.equal(await large.getAttribute("data-total"), await small(at));
      const name = await rivals.nth(at).locator("b").innerText();
      assert.ok((await page.locator("dialog[open] h1").innerText()).startsWith(`${name} · Bot`));
      names.push(name);
      await close();
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.waitForFunction((nth) => document.querySelectorAll("[data-testid=rival]")[nth] === document.activeElement, at);
    }
  }
  assert.equal(new Set(names).size, 2);
});

story("two people pass the device around: nobody sees a turn before all have drawn, and both finish", async ({ page }) => {
  await page.goto("/play?deal=people&people=Ann,Ben");
  const rival = handle(page, "rival");
  const drawnBy = () => rival.locator(".mini__line").count();
  const own = page.locator(".table .m-lines .line:not(.line--preview)");

  /** Asserts that an opaque handover dialog for this person covers everything. */
  const handedTo = async (name) => {
    await handle(page, "handover").getByText(name).waitFor();
    await page.locator("dialog[open]").waitFor();
    const cover = await page.evaluate(() => {
      const places = [0.01, 0.3, 0.5, 0.7, 0.99].flatMap((x) => [0.01, 0.3, 0.5, 0.7, 0.99].map((y) => [x, y]));
      const over = places.map(([x, y]) => document.elementFromPoint(x * innerWidth, y * innerHeight).closest("dialog"));
      const style = getComputedStyle(over[0] ?? document.body);
      return { whole: over.every((one) => one?.open), ground: style.backgroundColor, opacity: style.opacity };
    });
    assert.ok(cover.whole, "the whole page is covered");
    assert.match(cover.ground, /^rgb\(/, "nothing shines through");
    assert.equal(cover.opacity, "1");
  };
  const takes = async (name) => {
    await handle(page, "handover").click();
    await handle(page, "handover").waitFor({ state: "detached" });
    await rival.waitFor();
    assert.equal(await rival.locator("b").innerText(), { Ann: "Ben", Ben: "Ann" }[name]);
    assert.equal(await handle(page, "whose").innerText(), name);
  };
  const drawsFirst = async () => {
    const [first] = await sections(page);
    await draw(page, first);
    await done(page);
    return first;
  };

  await handedTo("Ann");
  await assertAccessible(page);
  // Keys that close other dialogs do not close this one.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
  await handedTo("Ann");
  await page.mouse.click(3, 3);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
  await handedTo("Ann");
  // Neither does Back on a phone.
  await page.evaluate(() => document.querySelector("dialog[open]").close());
  await handedTo("Ann");
  await takes("Ann");
  await drawsFirst();
  await handedTo("Ben");
  // A reload in between reveals nothing either.
  await page.reload();
  await handedTo("Ben");
  await takes("Ben");
  assert.deepEqual([await drawnBy(), await own.count(), await total(page)], [0, 0, 0], "Ann's section is not to be seen yet");
  assert.equal(await rival.locator(".rival__total").innerText(), "0");
  await drawsFirst();

  await handedTo("Ann");
  await takes("Ann");
  assert.equal(await handle(page, "turn").getAttribute("data-turn"), "2");
  assert.equal(await own.count(), 1);
  assert.ok((await drawnBy()) > 0, "both have drawn: everyone may look");

  await autoplay(page);
  const [told, shown] = await totals(page);
  assert.equal(told.length, 2);
  assert.deepEqual(shown, told);
  // The cover is animated; meanwhile one could see through it.
}, { reducedMotion: "reduce" });
