// Places on the map of a game, for mice and fingers.

/** The map's own measures: `a1` lies at 60, its neighbours a pitch of 96 further, and the whole is 984 wide and high. */
const [FIRST, PITCH, SIZE] = [60, 96, 984];

/** Where a station is in units of the map. */
export function spotOf(station) {
  const [column, row] = [station.charCodeAt(0) - "a".charCodeAt(0), Number(station.slice(1)) - 1];
  return { x: FIRST + PITCH * column, y: FIRST + PITCH * row };
}

/** Where a place of the map is on the screen. */
export async function onScreen(page, { x, y }) {
  const box = await page.locator(".table .map").boundingBox();
  return { x: box.x + (x / SIZE) * box.width, y: box.y + (y / SIZE) * box.height };
}

/** The place on the way from one to another, at this share of it. */
export const between = (from, to, share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** A place on the map that is more than a pitch away from all these. */
export function farFrom(places) {
  for (let x = FIRST; x < SIZE; x += PITCH / 2) {
    for (let y = FIRST; y < SIZE; y += PITCH / 2) {
      if (places.every((place) => distance(place, { x, y }) > PITCH)) return { x, y };
    }
  }
  throw new Error("no place is far enough");
}
