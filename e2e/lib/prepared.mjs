// What takes a while to come about and looks different in every language: played once, shown as often as one likes.
import { handle, openGame, playOut, playTurns } from "./handles.mjs";
import { openTable, person, playToTheEnd } from "./people.mjs";

const where = (page) => page.url().slice(new URL(page.url()).origin.length);

/**
 * Plays a game to its end and another for a few turns, opens a table and plays at another: `state` is what a context
 * needs to come back to them, `addresses` where they are.
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
