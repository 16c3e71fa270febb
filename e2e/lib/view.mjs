// What is visible without scrolling.

/** Is any part of an element outside the window, covered or hidden? */
export async function unseen(locator) {
  return (await locator.count()) === 0 || locator.evaluate((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    const SLACK = 1;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK) return true;
    // The middle and near the edges, but not the corners, which may be round.
    const spots = [[0.5, 0.5], [0.5, 0.06], [0.5, 0.94], [0.06, 0.5], [0.94, 0.5]];
    return spots.some(([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return !element.contains(there);
    });
  });
}
