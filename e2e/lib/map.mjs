// Points on a game's map, for mouse and touch.

/** In map units: `a1` is at 60, the grid's pitch is 96, the map is 984 wide and high. */
const [FIRST, PITCH, SIZE] = [60, 96, 984];

/** A station's position in map units. */
export function spotOf(station) {
  const [column, row] = [station.charCodeAt(0) - "a".charCodeAt(0), Number(station.slice(1)) - 1];
  return { x: FIRST + PITCH * column, y: FIRST + PITCH * row };
}

/** Converts map units to screen pixels. */
export async function onScreen(page, { x, y }) {
  const box = await page.locator(".table .map").boundingBox();
  return { x: box.x + (x / SIZE) * box.width, y: box.y + (y / SIZE) * box.height };
}

/** The point at `share` of the way from one point to another. */
export const between = (from, to, share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** A point on the map more than a pitch away from all of these. */
export function farFrom(places) {
  for (let x = FIRST; x < SIZE; x += PITCH / 2) {
    for (let y = FIRST; y < SIZE; y += PITCH / 2) {
      if (places.every((place) => distance(place, { x, y }) > PITCH)) return { x, y };
    }
  }
  throw new Error("no place is far enough");
}
