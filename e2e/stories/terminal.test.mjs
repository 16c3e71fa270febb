// A terminal player and a browser player at one table.
import assert from "node:assert/strict";
import { join } from "node:path";
import { assertQuiet } from "../lib/browser.mjs";
import { replay, tubewright } from "../lib/command.mjs";
import { finalTotal, handle } from "../lib/handles.mjs";
import { openTable, person, playToTheEnd } from "../lib/people.mjs";
import { story } from "../lib/story.mjs";
import { joinInTerminal } from "../lib/terminal.mjs";

story("a terminal player and a browser player finish a game together", async ({ browser, origin }) => {
  const ann = await person(browser, origin, "Ann");
  const address = await openTable(ann, 2);
  const ben = joinInTerminal(origin + address, "Ben");
  try {
    await ben.hear("At the table with you: Ann.");
    await handle(ann.page, "card").first().waitFor();

    // They chat.
    await handle(ann.page, "chat-text").fill("Hello, terminal");
    await handle(ann.page, "chat-send").click();
    await ben.hear("Ann: Hello, terminal");
    ben.type("say Hello, browser");
    await ann.page.getByTestId("chat-line").getByText("Hello, browser").waitFor();

    await Promise.all([ben.playToTheEnd(), playToTheEnd([ann])]);
    const totals = [...ben.told().matchAll(/^Total +(\d+)$/gm)].map(([, total]) => Number(total));
    assert.equal(totals.length, 2);
    assert.equal(await finalTotal(ann.page), totals[0]);
    const ranked = await handle(ann.page, "ranked").allTextContents();
    for (const total of totals) assert.ok(ranked.some((row) => row.includes(String(total))), `${total}: ${ranked}`);
    assert.match(ben.told(), /The seed fits the fingerprint shown before the game/);

    ben.type("save end.json");
    await ben.hear("The record is in");
    const told = await replay(join(ben.home, "end.json"));
    assert.deepEqual(told.final.map(({ total }) => total), totals);
    await tubewright("verify", join(ben.home, "end.json"));
    ben.type("");
    assert.equal(await ben.end(), 0);
    assertQuiet(ann.complaints);
  } finally {
    ben.stop();
    await ann.context.close();
  }
});
