// Plays through the page's stable handles (`data-testid`).

/** The elements with a handle. */
export const handle = (page, name) => page.getByTestId(name);

/** The address of a game: `gameAddress({ deal: "london", objectives: true, bots: "regular" })`. */
export function gameAddress(options = {}) {
  const query = Object.entries(options)
    .filter(([, value]) => value !== false && value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}=${encodeURIComponent(value)}`));
  return `/play?${query.join("&")}`;
}

/** Opens a game; options as for `gameAddress`. */
export async function openGame(page, options = {}) {
  await page.goto(gameAddress(options));
  await handle(page, "card").first().waitFor();
}

/** The cards of the turn, as in `street:circle`. */
export const cards = (page) => attributes(page, "card", "data-card");

/** The open sections, as in `d3-a3`. */
export const sections = (page) => attributes(page, "section", "data-section");

/** Previews a section. */
export async function draw(page, section) {
  await page.locator(`[data-testid=section][data-section="${section}"]`).dispatchEvent("click");
}

export const done = (page) => handle(page, "done").click();
/** Passes. Where a section could be drawn, that waits for Done. */
export async function pass(page) {
  await handle(page, "pass").click();
  await page.evaluate(() => document.querySelector("[data-testid=done]:not(:disabled)")?.click());
}

export const undo = (page) => handle(page, "undo").click();

export const round = (page) => number(page, "round", "data-round");
export const turn = (page) => number(page, "turn", "data-turn");
export const total = (page) => number(page, "score-total", "data-total");
export const finalTotal = (page) => number(page, "final-total", "data-total");

/** Returns to a finished game. */
export async function comeBack(page, address) {
  await page.goto(address);
  await handle(page, "final-total").waitFor();
  await handle(page, "score-total").waitFor({ state: "attached" });
}

/** Completes `steps` steps of the lesson with the first open section of each. */
export async function drawnLesson(page, steps) {
  for (let step = 0; step < steps; step += 1) {
    await handle(page, "lesson").waitFor();
    const [first] = await sections(page);
    if (first) {
      await draw(page, first);
      await done(page);
    }
    await handle(page, "lesson-next").click();
  }
}

/** Plays `count` turns, drawing the first open section of each. */
export async function playTurns(page, count) {
  for (let turn = 0; turn < count; turn += 1) {
    const before = await handle(page, "turn").first().getAttribute("data-turn");
    const [first] = await sections(page);
    if (first) {
      await draw(page, first);
      await done(page);
    } else {
      await handle(page, "pass").click();
    }
    await page.waitForFunction(
      (was) => document.querySelector("[data-testid=turn]")?.dataset.turn !== was,
      before,
    );
  }
}

/** Closes a round summary. The next round begins once its dialog is gone. */
export async function leaveTally(page) {
  await handle(page, "tally-next").click();
  await handle(page, "tally-next").waitFor({ state: "detached" });
}

/**
 * Runs in the page: waits until the game has moved on from `before`; resolves to where it is, as a string that changes every turn,
 * and to the open sections. All in one evaluation, since the game could move on between two.
 */
async function standing(before) {
  const find = (name) => document.querySelector(`[data-testid=${name}]`);
  for (const late = performance.now() + 15_000; performance.now() < late; ) {
    const [round, turn] = [find("round")?.dataset.round, find("turn")?.dataset.turn];
    const place = find("final-total") ? "end" : find("tally-next") ? "tally" : `${round}.${turn}`;
    const open = [...document.querySelectorAll("[data-testid=section]")].map((one) => one.dataset.section);
    if (place !== before) return { place, open };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`the game did not go on from ${before}`);
}

/**
 * Plays a whole game. `choose` gets the open sections and returns the one to draw, or nothing to pass. `how` may replace `draw`, `done`,
 * `pass`, and `next`, which closes a round summary.
 */
export async function playOut(page, choose = ([first]) => first, how = {}) {
  const way = { draw, done, pass, next: leaveTally, ...how };
  for (let before; ; ) {
    const { place, open } = await page.evaluate(standing, before);
    if (place === "end") return finalTotal(page);
    const chosen = place === "tally" ? undefined : choose(open);
    if (place === "tally") {
      await way.next(page);
    } else if (chosen) {
      await way.draw(page, chosen);
      await way.done(page);
    } else {
      await way.pass(page);
    }
    before = place;
  }
}

async function number(page, name, attribute) {
  return Number(await handle(page, name).first().getAttribute(attribute));
}

function attributes(page, name, attribute) {
  return handle(page, name).evaluateAll((all, key) => all.map((one) => one.getAttribute(key)), attribute);
}
