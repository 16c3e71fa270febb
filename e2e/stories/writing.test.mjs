// Writing in the chat is never interrupted by the game.
import assert from "node:assert/strict";
import { handle } from "../lib/handles.mjs";
import { act, openTable, sitDown } from "../lib/people.mjs";
import { together } from "../lib/together.mjs";

together("nobody who writes loses the focus to a new turn, nor to the result", ["Ann", "Ben"], async ([ann, ben]) => {
  await sitDown(ben, await openTable(ann, 2));
  for (const { page } of [ann, ben]) await handle(page, "card").first().waitFor();
  assert.equal(await handle(ann.page, "whose").count(), 0, "everyone has a device of their own");
  const text = handle(ann.page, "chat-text");
  // The round summary opens for everyone.
  const isWritingOn = () => ann.page.evaluate(() => document.querySelector("dialog[open], [data-testid=result]") || document.activeElement.dataset.testid === "chat-text");
  for (let words = 0; (await handle(ann.page, "result").count()) === 0; ) {
    if (await act(ann.page)) continue;
    await text.fill(`word ${(words += 1)}`);
    await act(ben.page);
    await ann.page.waitForTimeout(60);
    assert.ok(await isWritingOn(), `after ${words} words`);
  }
  await ann.page.waitForFunction(() => document.activeElement.dataset.testid === "chat-text");
  assert.match(await text.inputValue(), /^word \d+$/);
});
