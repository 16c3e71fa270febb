// Slips of the thumb, closed tabs and dead batteries: nothing is lost, nothing is done by accident.
import assert from "node:assert/strict";
import { cards, done, draw, finalTotal, handle, openGame, round, sections, total, turn, undo } from "../lib/handles.mjs";
import { hurry } from "../lib/hurry.mjs";
import { story } from "../lib/story.mjs";

story("undo takes a section back until it is confirmed", async ({ page }) => {
  await openGame(page, { deal: "london" });
  const open = await sections(page);
  assert.ok(await handle(page, "done").isDisabled());
  assert.ok(await handle(page, "undo").isDisabled());

  await draw(page, open[0]);
  const gained = await total(page);
  assert.ok(gained > 0, "the sheet shows what the section adds");
  await undo(page);
  assert.equal(await total(page), 0);
  assert.deepEqual(await sections(page), open);

  await draw(page, open[1]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  assert.ok(await handle(page, "undo").isDisabled(), "the next card is out");
});

story("a reload in mid-game finds everything as it was, the section under the pencil too", async ({ page }) => {
  await openGame(page, { deal: "reload", objectives: true, powers: true });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  const [second] = await sections(page);
  if (second) await draw(page, second);
  const before = { cards: await cards(page), total: await total(page), turn: await turn(page) };

  await page.reload();
  await handle(page, "card").first().waitFor();
  assert.deepEqual({ cards: await cards(page), total: await total(page), turn: await turn(page) }, before);
  if (second) {
    assert.ok(await handle(page, "done").isEnabled());
    await done(page);
    await page.locator("[data-testid=turn][data-turn='3']").waitFor();
  }
});

story("a closed tab is resumed from the first page", async ({ page, context }) => {
  await page.goto("/play");
  await handle(page, "card").first().waitFor();
  await draw(page, (await sections(page))[0] ?? "");
  const before = [await round(page), await turn(page), await total(page)];
  await page.close();

  const next = await context.newPage();
  await next.goto("/");
  await handle(next, "resume").click();
  await handle(next, "card").first().waitFor();
  assert.deepEqual([await round(next), await turn(next), await total(next)], before);
});

story("a finished game stays after a reload, and begins again with the same cards", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await hurry(page);
  const points = await finalTotal(page);
  await page.reload();
  await handle(page, "final-total").waitFor();
  assert.equal(await finalTotal(page), points);

  await handle(page, "again").click();
  await handle(page, "card").first().waitFor();
  assert.deepEqual(await cards(page), ["underground:circle"]);
  assert.deepEqual([await round(page), await turn(page)], [1, 1]);
  assert.equal(await total(page), 0);
});
