// Plays by tapping screen coordinates. Clicking elements by name (`handles.mjs`) makes the driver run scripts in the page at that
// moment, which a measurement would count as the page's own.

/** What to tap next, in order of preference. */
const NEXT = ["tally-next", "done", "section", "pass"];

/** Milliseconds to wait before and after a tap, as a person would. */
const A_MOMENT = 100;
/** Milliseconds to wait at the end of a game, so that all of it appears. */
const LAST_LOOK = 500;
/** More than any game needs. */
const MOST_CLICKS = 300;

/**
 * Waits until one of these can be tapped and says which and where; earlier names take precedence, and `end` means that the game is
 * over. Among several with the same name, skips `skip`.
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

/** Taps what `next` found. */
export async function tap(page, { x, y }) {
  await page.waitForTimeout(A_MOMENT);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(A_MOMENT);
}

/** Clicks what `next` found. */
export async function click(page, { x, y }) {
  await page.waitForTimeout(A_MOMENT);
  await page.mouse.click(x, y);
  await page.waitForTimeout(A_MOMENT);
}

/** Plays a whole game with the mouse, or with another `press`, and waits at its end. */
export async function playByHand(page, press = click) {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    const found = await next(page);
    if (found.name === "end") return page.waitForTimeout(LAST_LOOK);
    await press(page, found);
  }
  throw new Error(`the game is not over after ${MOST_CLICKS} clicks`);
}
