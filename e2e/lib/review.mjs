// Reviews of games: opens them, waits for them, reads their figures.
import assert from "node:assert/strict";
import { autoplay } from "./autoplay.mjs";
import { handle, openGame } from "./handles.mjs";

/** Plays a solo game to its end and opens its review, as one tap on the final sheet does. */
export async function reviewGame(page, options = { deal: "london" }) {
  await openGame(page, options);
  await autoplay(page);
  await handle(page, "final-total").waitFor();
  const total = Number(await handle(page, "final-total").getAttribute("data-total"));
  await handle(page, "review").click();
  await handle(page, "review-page").waitFor();
  return total;
}

/** Waits until every decision has been reviewed. */
export async function reviewed(page, timeout = 60_000) {
  await page.waitForFunction(() => document.querySelector("[data-testid=review-status]")?.textContent, undefined, { timeout });
  assert.equal(await handle(page, "review-progress").count(), 0);
}

/** A figure as any of the languages writes it. */
export const figure = (text) => Number(text.replace("−", "-").replace(/[+±\u00a0\u202f ]/g, "").replace(",", "."));

/** The terms of the sum by their words. */
export async function terms(page) {
  const all = await handle(page, "review-term").evaluateAll((rows) =>
    rows.map((row) => [row.dataset.term, row.querySelector("dd").textContent]),
  );
  return Object.fromEntries(all.map(([term, text]) => [term, figure(text)]));
}

/** Every decision: round, turn, loss and class. */
export const decisions = (page) =>
  handle(page, "review-decision").evaluateAll((all) =>
    all.map(({ dataset }) => ({ round: +dataset.round, turn: +dataset.turn, loss: +dataset.loss, class: dataset.class })),
  );
