// Plays a game inside the page without waiting for paints, for stories about what comes later.

/**
 * Draws the first open section on every turn, takes the device and dismisses round summaries, until a selector matches.
 */
export async function autoplay(page, until = "[data-testid=final-total]") {
  await page.evaluate(async (goal) => {
    const find = (name) => document.querySelector(`[data-testid=${name}]:not(:disabled)`);
    while (!document.querySelector(goal)) {
      const next = ["tally-next", "handover", "done", "section", "pass"].map(find).find(Boolean);
      next?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, until);
}
