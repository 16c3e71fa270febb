// A game played on by the page itself, without waiting to be painted: for stories that are about what comes later.

/**
 * Draws the first section offered on every turn, takes the device and looks at tallies, until something is on the page
 * that a selector finds.
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
