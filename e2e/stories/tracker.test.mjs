// The round tracker: everything it says follows from the revealed cards, and from nothing else.
import assert from "node:assert/strict";
import { handle, leaveTally, openGame, pass } from "../lib/handles.mjs";
import { story } from "../lib/story.mjs";

/** The deck (R2.1): six Street cards, one of them the switch, and five Underground cards. */
const SYMBOLS = ["square", "triangle", "pentagon", "circle", "joker"];
const SWITCH = "street:switch";
const DECK = [...SYMBOLS.map((symbol) => `street:${symbol}`), SWITCH, ...SYMBOLS.map((symbol) => `underground:${symbol}`)];
const isUnderground = (card) => card.startsWith("underground:");

/**
 * The probability that the next turn reveals the last Underground card, over all orders of the unseen cards; a switch reveals a
 * second card on the same turn.
 */
function chanceOfEnding(unseen) {
  const last = (cards) => cards.filter(isUnderground).length === unseen.filter(isUnderground).length;
  const ends = unseen.map((first) => {
    if (first !== SWITCH) return last([first]) ? 1 : 0;
    const after = unseen.filter((card) => card !== SWITCH);
    return after.filter((second) => last([second])).length / after.length;
  });
  return ends.reduce((sum, one) => sum + one, 0) / unseen.length;
}

/** The cards of the turn and the tracker, read at one moment. */
const look = (page) =>
  page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const card = (one) => (one.dataset.card ? one : one.querySelector("[data-card]")).dataset.card;
    return {
      cards: all("[data-testid=card]").map(card),
      deck: all(".deck__slot").map(card),
      now: all(".deck__slot.is-now").map(card),
      seen: all(".deck__slot.is-seen").map(card),
      since: Object.fromEntries(all(".deck__slot:has(.deck__turn)").map((one) => [card(one), Number(one.querySelector(".deck__turn [aria-hidden]").innerText)])),
      left: Number(/^(\d+) Underground left$/.exec(document.querySelector(".deck__long").innerText)[1]),
      pips: all(".deck .pips .on").length,
      ending: document.querySelector("[data-testid=ending]").innerText,
    };
  });

story("the tracker tells what is unseen, how many Underground cards are left, and the chance of the last turn", async ({ page }) => {
  await openGame(page, { deal: "tower" });
  await handle(page, "ending").waitFor();
  const chances = new Set();
  for (let round = 1; round <= 2; round += 1) {
    const since = {};
    for (let turn = 1; ; turn += 1) {
      await page.locator(`[data-testid=round][data-round="${round}"]`).waitFor();
      await page.locator(`[data-testid=turn][data-turn="${turn}"]`).waitFor();
      const shown = await look(page);
      const earlier = Object.keys(since);
      for (const card of shown.cards) {
        assert.ok(DECK.includes(card) && !earlier.includes(card), `${card} after ${earlier}`);
        since[card] = turn;
      }
      const unseen = DECK.filter((card) => !since[card]);
      const left = unseen.filter(isUnderground).length;

      assert.deepEqual([...shown.deck].sort(), [...DECK].sort());
      assert.deepEqual([...shown.now].sort(), [...shown.cards].sort());
      assert.deepEqual([...shown.seen].sort(), earlier.sort());
      assert.deepEqual(shown.since, since);
      assert.deepEqual([shown.left, shown.pips], [left, 5 - left]);
      const percent = Math.round(100 * chanceOfEnding(unseen));
      let said = left > 1 ? `At least ${left} more turns` : `Next turn is the last: ${percent} %`;
      if (left === 0) said = "Last turn of this round";
      assert.equal(shown.ending, said, `unseen: ${unseen}`);
      if (left > 0) chances.add(percent);
      await pass(page);
      if (left === 0) break;
    }
    await leaveTally(page);
  }
  // The chance takes several values, not only certain ones.
  assert.ok(chances.size > 4, `the chances were ${[...chances]}`);
});
