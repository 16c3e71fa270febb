// The page's stable handles (`data-testid`), as a person uses them.

/** The element or elements with a handle. */
export const handle = (page, name) => page.getByTestId(name);

/** The address of a game: `gameAddress({ deal: "london", objectives: true, bots: "regular" })`. */
export function gameAddress(options = {}) {
  const query = Object.entries(options)
    .filter(([, value]) => value !== false && value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}=${encodeURIComponent(value)}`));
  return `/play?${query.join("&")}`;
}

/** Opens a game at once, described as for `gameAddress`. */
export async function openGame(page, options = {}) {
  await page.goto(gameAddress(options));
  await handle(page, "card").first().waitFor();
}

/** The cards of the turn, as in `street:circle`. */
export const cards = (page) => attributes(page, "card", "data-card");

/** The sections that may be drawn now, as in `d3-a3`. */
export const sections = (page) => attributes(page, "section", "data-section");

/** Draws the preview of a section. */
export async function draw(page, section) {
  await page.locator(`[data-testid=section][data-section="${section}"]`).dispatchEvent("click");
}

export const done = (page) => handle(page, "done").click();
export const pass = (page) => handle(page, "pass").click();
export const undo = (page) => handle(page, "undo").click();

export const round = (page) => number(page, "round", "data-round");
export const turn = (page) => number(page, "turn", "data-turn");
export const total = (page) => number(page, "score-total", "data-total");
export const finalTotal = (page) => number(page, "final-total", "data-total");

/** Comes back to a finished game. */
export async function comeBack(page, address) {
  await page.goto(address);
  await handle(page, "final-total").waitFor();
  await handle(page, "score-total").waitFor({ state: "attached" });
}

/** Goes through so many steps of the lesson: draws the first section offered, confirms, and goes on. */
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

/** Draws the first section offered, so many turns in a row. */
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

/** Goes on after a tally. Its window closes first, and the round goes on once that was painted. */
export async function leaveTally(page) {
  await handle(page, "tally-next").click();
  await handle(page, "tally-next").waitFor({ state: "detached" });
}

/**
 * In the page: waits until the game stands elsewhere than before; resolves to where, as one text that changes with every
 * turn, and to the sections open there. One look at everything: between two, the game could have gone on.
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
 * Plays a whole game. `choose` gets the sections open and returns the one to draw, or nothing to pass; `how` has
 * `draw`, `done` and `pass` for another way than the mouse, and `next` for going on after a tally.
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
