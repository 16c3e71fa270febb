// Plays by hand alone: taps on places of the screen. Whatever looks for elements by name and clicks on them
// (`handles.mjs`) runs scripts of its own in the page at just that moment, and a measurement would count them as the page's.

/** What a person taps on next: on after a tally, Done, a section, or Pass. */
const NEXT = ["tally-next", "done", "section", "pass"];

/** How long a person needs at least between looking and tapping, and after it. */
const A_MOMENT = 100;
/** How long the end of a game is looked at: by then all of it is there. */
const LAST_LOOK = 500;
/** More than any game needs. */
const MOST_CLICKS = 300;

/**
 * Waits until one of these can be tapped on, the first ones first, and tells which and where; `end` when the game is
 * over. Of several with the same name it is the one after `skip` others.
 */
export function next(page, names = NEXT, skip = 0) {
  return page.evaluate(
    async ({ names, skip }) => {
      const place = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
      };
      for (let tries = 0; tries < 500; tries += 1) {
        if (document.querySelector("[data-testid=final-total]")) return { name: "end" };
        for (const name of names) {
          const all = [...document.querySelectorAll(`[data-testid=${name}]:not(:disabled)`)];
          const places = all.flatMap(place);
          if (places.length > 0) return { name, ...places[skip % places.length] };
        }
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      throw new Error(`nothing to tap on: ${names.join(", ")}`);
    },
    { names, skip },
  );
}

/** Taps with a finger on what was found. */
export async function tap(page, { x, y }) {
  await page.waitForTimeout(A_MOMENT);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(A_MOMENT);
}

/** Clicks with the mouse on what was found. */
export async function click(page, { x, y }) {
  await page.waitForTimeout(A_MOMENT);
  await page.mouse.click(x, y);
  await page.waitForTimeout(A_MOMENT);
}

/** Plays a whole game with the mouse, or with another way to press, and looks at its end. */
export async function playByHand(page, press = click) {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    const found = await next(page);
    if (found.name === "end") return page.waitForTimeout(LAST_LOOK);
    await press(page, found);
  }
  throw new Error(`the game is not over after ${MOST_CLICKS} clicks`);
}
