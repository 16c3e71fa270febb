// What of a page is in view as it stands.

/** Is any of an element outside of the window, or under something else? So is one that is not shown at all. */
export async function unseen(locator) {
  return (await locator.count()) === 0 || locator.evaluate((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    const SLACK = 1;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK) return true;
    // Near its middle and its edges; round corners belong to what is behind.
    const spots = [[0.5, 0.5], [0.5, 0.06], [0.5, 0.94], [0.06, 0.5], [0.94, 0.5]];
    return spots.some(([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return !element.contains(there);
    });
  });
}
