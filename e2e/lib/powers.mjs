// Games with a given power.
import { handle, openGame } from "./handles.mjs";

const COLOURS = ["purple", "blue", "pink", "green"];

/** Opens a game whose first pencil has this power. */
export async function openWithPower(page, power) {
  for (const first of COLOURS) {
    const pencils = [first, ...COLOURS.filter((colour) => colour !== first)].join(",");
    await openGame(page, { deal: "powers", powers: true, pencils });
    if ((await handle(page, "use-power").getAttribute("data-power")) === power) return;
  }
  throw new Error(`no pencil has the power ${power}`);
}
