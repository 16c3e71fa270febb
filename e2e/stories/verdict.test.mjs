// The page's round summaries and solo verdict agree with the command line.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { replay } from "../lib/command.mjs";
import { finalTotal, handle, leaveTally, openGame } from "../lib/handles.mjs";
import { textOf } from "../lib/languages.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

/** R9: up to 90, 91–105, 106–120, 121–135, 136–150, above 150; each module deducts ten. */
const MOST = [90, 105, 120, 135, 150];
const MODULE = 10;

/** A count in words: the first text for none, the second for one, the third for more. */
const counted = (count, none, one, more) => [none, one][count] ?? more.replace("#", count);

/** Saves the current game's record. */
async function recordSoFar(page) {
  await handle(page, "menu").click();
  const told = await replay(await saveRecord(page));
  await handle(page, "close").click();
  await page.locator("dialog").waitFor({ state: "detached" });
  return told;
}

const GAMES = [
  { name: "the base game", modules: [], deal: "london" },
  { name: "a module", modules: ["objectives"], deal: "river" },
  { name: "both modules", modules: ["objectives", "powers"], deal: "tower" },
];

for (const { name, modules, deal } of GAMES) {
  story(`verdict, best line and tallies are those of the record: ${name}`, async ({ page }) => {
    await openGame(page, { deal, ...Object.fromEntries(modules.map((module) => [module, true])) });
    for (const round of [0, 1, 2]) {
      await autoplay(page, "[data-testid=tally-next]");
      await page.locator("dialog[open]").waitFor();
      const heading = await page.locator("#tally-h").innerText();
      const figures = (await page.locator(".tally .formula__cell b").allInnerTexts()).map(Number);
      const sum = await page.locator(".tally > p").innerText();
      await leaveTally(page);
      const told = await recordSoFar(page);
      const { color, districts, stations, crossings, tourist_sites: sites, points } = told.rounds[round].lines[0];
      assert.ok(points > 1, "or the tally says little");
      assert.equal(heading.toLowerCase(), `${color} line: ${points} points`);
      assert.deepEqual(figures, [districts, stations, 2 * crossings, points]);
      const [{ interchanges, total }] = told.final;
      const meetings = Object.values(interchanges).reduce((all, count) => all + count, 0);
      const visits = counted(sites, "No tourist site.", "One visit to a tourist site.", "# visits to tourist sites.");
      const met = counted(meetings, "No interchange so far.", "One interchange so far.", "# interchanges so far.");
      assert.equal(sum, `${visits} ${met} In all ${total} points.`);
    }

    await autoplay(page);
    const told = await replay(await saveRecord(page));
    const [{ total, best_line: best }] = told.final;
    const { score, verdict } = told.solo;
    assert.equal(score, total - MODULE * modules.length);
    assert.equal(verdict, 1 + MOST.filter((most) => score > most).length);
    assert.equal(await finalTotal(page), total);
    const shown = handle(page, "verdict");
    assert.equal(await shown.locator("h1").innerText(), await textOf("en", "game", `verdict-${verdict}`));
    const place = [`${score} points`, `${score} without the module`, `${score} without the two modules`][modules.length];
    const more = MOST[verdict - 1] + 1 - score;
    const next = verdict === 6 ? "" : counted(more, undefined, " One more point reaches the next.", " # more points reach the next.");
    assert.equal((await shown.locator("p").last().innerText()).trim(), `${place}: rank ${verdict} of six.${next}`);
    assert.equal(await shown.locator(".ladder .on").count(), verdict);

    const lines = told.rounds.map(({ lines: [line] }) => line).filter(({ points }) => points === best);
    const said = await page.locator(".final__best").innerText();
    const texts = lines.map(({ color, districts, stations, crossings }) => [`${color}, ${best} points`, `${districts} × ${stations} + ${2 * crossings}`]);
    assert.ok(texts.some((both) => both.every((text) => said.toLowerCase().includes(text))), `${said} is none of ${texts.join(" or ")}`);
  });
}
