// States that take long to reach: played once, then shown in any language.
import { handle, openGame, playOut, playTurns } from "./handles.mjs";
import { openTable, person, playToTheEnd } from "./people.mjs";

const where = (page) => page.url().slice(new URL(page.url()).origin.length);

/**
 * Plays one game to its end, another for a few turns, and a table game, and opens a table. A context with the storage `state` can
 * return to their `addresses`.
 */
export async function prepare(browser, origin) {
  const ann = await person(browser, origin, "Ann");
  const { page, context } = ann;
  const addresses = {};
  await openGame(page, { deal: "london" });
  await playOut(page);
  addresses.end = where(page);
  await openGame(page, { deal: "river", objectives: true, powers: true, bots: "novice,novice" });
  await playTurns(page, 4);
  addresses.game = where(page);
  addresses.result = await openTable(ann, 2, async () => {
    await handle(page, "new-seat").selectOption("novice");
    await handle(page, "new-objectives").check();
  });
  await handle(page, "start-table").click();
  await playToTheEnd([ann]);
  addresses.room = await openTable(ann, 4, async () => {
    await handle(page, "new-seat").nth(0).selectOption("champion");
    await page.locator("[data-testid=colours] input[value=chosen]").check();
    await page.locator("[data-testid=listing] input[value=open]").check();
    await page.locator("[data-testid=pace] input[value=own-pace]").check();
    await handle(page, "new-clock").selectOption("5");
    await handle(page, "new-powers").check();
  });
  const state = await context.storageState();
  await context.close();
  return { state, addresses };
}
