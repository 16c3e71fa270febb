// Friends at a table: by link, without accounts, and nothing is lost with a connection.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible } from "../lib/axe.mjs";
import { forgive, provoked } from "../lib/browser.mjs";
import { replay, tubewright } from "../lib/command.mjs";
import { done, draw, finalTotal, handle, pass, sections, undo } from "../lib/handles.mjs";
import { act, openTable, playToTheEnd, sitDown } from "../lib/people.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";
import { together } from "../lib/together.mjs";

together("two friends play a game to the result, and another", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2);
  await assertAccessible(ann.page);
  const commitment = await handle(ann.page, "commitment").textContent();
  await sitDown(ben, address);
  // The last one to sit down starts the game.
  await Promise.all([ann, ben].map(({ page }) => handle(page, "card").first().waitFor()));
  await assertAccessible(ben.page);

  // A choice can be undone until everyone has chosen, and nobody sees it before.
  const [first] = await sections(ann.page);
  await draw(ann.page, first);
  await done(ann.page);
  await undo(ann.page);
  // Once the server agrees, the section is open again.
  await ann.page.locator(`[data-testid=section][data-section="${first}"]`).waitFor({ state: "attached" });
  await playToTheEnd([ann, ben]);
  await assertAccessible(ann.page);

  const path = await saveRecord(ann.page);
  const told = await replay(path);
  const totals = told.final.map(({ total }) => total);
  assert.deepEqual([await finalTotal(ann.page), await finalTotal(ben.page)], totals);
  await tubewright("verify", path);
  assert.equal(await handle(ben.page, "proof").getAttribute("data-fair"), "true");
  assert.match(commitment, /^[0-9a-f]{64}$/);
  assert.ok((await handle(ann.page, "proof").textContent()).includes(commitment));

  // The result has its own public address.
  await ben.page.goto(address.replace("/t/", "/r/"));
  await handle(ben.page, "result").waitFor();

  // One tap by each starts the next game.
  await handle(ann.page, "rematch").click();
  await handle(ann.page, "room").waitFor();
  assert.notEqual(new URL(ann.page.url()).pathname, address);
  await handle(ben.page, "to-rematch").click();
  for (const { page } of [ann, ben]) await handle(page, "card").first().waitFor();
  assert.equal(ben.page.url(), ann.page.url());
});

together("one person with bots starts, and plays again at one tap", ["Ann"], async ([ann]) => {
  const { page } = ann;
  const address = await openTable(ann, 3, async () => {
    for (const seat of [0, 1]) await handle(page, "new-seat").nth(seat).selectOption("novice");
  });
  await handle(page, "start-table").click();
  await handle(page, "card").first().waitFor();
  await playToTheEnd([ann]);
  await handle(page, "rematch").click();
  await handle(page, "card").first().waitFor();
  assert.notEqual(new URL(page.url()).pathname, address);
  await handle(page, "rival").first().waitFor();
  assert.equal(await handle(page, "rival").count(), 2);
  await act(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
});

together("a line of chat that is being written when the game starts is still there", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2);
  await handle(ann.page, "chat-text").fill("Are you ready");
  await sitDown(ben, address);
  await handle(ann.page, "card").first().waitFor();
  assert.equal(await handle(ann.page, "chat-text").inputValue(), "Are you ready");
  await handle(ann.page, "chat-send").click();
  await handle(ben.page, "chat-line").getByText("Are you ready").waitFor();
  assert.equal(await handle(ann.page, "chat-text").inputValue(), "");
});

together("what the server keeps of a person can be saved and deleted", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await handle(ben.page, "chat-text").fill("my secret plan");
  await handle(ben.page, "chat-send").click();
  await handle(ann.page, "chat-line").getByText("my secret plan").waitFor();

  await ben.page.goto("/settings");
  const saving = ben.page.waitForEvent("download");
  await handle(ben.page, "copy-data").click();
  const copy = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  assert.equal(copy.tables.length, 1);
  assert.match(JSON.stringify(copy), /my secret plan/);

  // It asks for confirmation first.
  await handle(ben.page, "delete-data").click();
  await assertAccessible(ben.page);
  assert.equal(await handle(ann.page, "chat-line").count(), 1);
  await handle(ben.page, "delete-data-now").click();
  await handle(ben.page, "data-deleted").getByText(/./).waitFor();
  await handle(ann.page, "chat-line").waitFor({ state: "detached" });

  await ben.page.goto("/tables");
  await handle(ben.page, "tables-mine").waitFor();
  assert.equal(await handle(ben.page, "table").count(), 0);
  const kept = await ben.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("seat ")));
  assert.deepEqual(kept, []);
  // The game goes on with a bot in his seat, and no longer knows him.
  await act(ann.page);
  await ann.page.locator("[data-testid=turn][data-turn='2']").waitFor();
  await ben.page.goto(address);
  await handle(ben.page, "take-seat").waitFor();
});

story("data are not deleted where the server cannot be reached", async ({ page, context, complaints }) => {
  await page.goto("/settings");
  await handle(page, "delete-data").click();
  // Otherwise the browser might report the cache that it could not finish.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await handle(page, "delete-data-now").click();
  await handle(page, "data-deleted").getByText("could not be deleted").waitFor();
  // The browser reports the offline request, which was provoked.
  provoked(complaints, /ERR_INTERNET_DISCONNECTED.*\/api\/me\)/);
});

together("one loses the network, and comes back to the same place", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await handle(ben.page, "card").first().waitFor();
  await act(ben.page);
  await handle(ann.page, "rival").getByText("has drawn").waitFor();

  await ben.context.setOffline(true);
  await ben.page.evaluate(() => dispatchEvent(new Event("offline")));
  await act(ann.page);
  await ben.context.setOffline(false);
  await ben.page.reload();
  for (const { page } of [ann, ben]) await page.locator("[data-testid=turn][data-turn='2']").waitFor();

  // A reload restores the draft.
  const [first] = await sections(ben.page);
  if (first) {
    await draw(ben.page, first);
    await ben.page.reload();
    await handle(ben.page, "card").first().waitFor();
    assert.ok(await handle(ben.page, "done").isEnabled());
  }
  // The browser reports offline requests, if there were any.
  forgive(ben.complaints, /ERR_INTERNET_DISCONNECTED|fetching the script/);
});

together("one never returns, and a bot plays on until they do", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await handle(ben.page, "card").first().waitFor();
  await ben.page.goto("about:blank");
  await act(ann.page);
  await handle(ann.page, "let-bot").click();
  await ann.page.locator("[data-testid=turn][data-turn='2']").waitFor();

  await ben.page.goto(address);
  await handle(ben.page, "take-back").click();
  await handle(ben.page, "take-back").waitFor({ state: "detached" });
  await act(ann.page);
  await act(ben.page);
  await ann.page.locator("[data-testid=turn][data-turn='3']").waitFor();
});

together("somebody looks on and talks to nobody's surprise", ["Ann", "Ben", "Cleo"], async ([ann, ben, cleo]) => {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await cleo.page.goto(address);
  await handle(cleo.page, "watch-seat").first().waitFor();
  assert.deepEqual(await sections(cleo.page), []);
  assert.equal(await handle(cleo.page, "chat-text").count(), 0);

  await handle(ann.page, "chat-text").fill("<b>hello</b>");
  await handle(ann.page, "chat-send").click();
  await cleo.page.getByTestId("chat-line").getByText("<b>hello</b>").waitFor();
  await handle(ben.page, "react").first().click();
  await handle(cleo.page, "shout").waitFor();
  await handle(ben.page, "mute").first().click();
  await handle(ben.page, "chat-line").waitFor({ state: "detached" });

  // Nobody sees a choice before everyone has chosen.
  const [first] = await sections(ann.page);
  if (first) {
    await draw(ann.page, first);
    await done(ann.page);
  } else {
    await pass(ann.page);
  }
  assert.equal(await cleo.page.locator("[data-testid=turn]").getAttribute("data-turn"), "1");
});

together("four seats, two of them bots, each at their own pace", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 4, async (page) => {
    await page.locator("[data-testid=pace] input[value=own-pace]").check();
    await handle(page, "new-seat").nth(1).selectOption("novice");
    await handle(page, "new-seat").nth(2).selectOption("casual");
    await handle(page, "new-powers").check();
  });
  await sitDown(ben, address);
  await handle(ann.page, "card").first().waitFor();
  // One plays ahead of the other.
  await act(ann.page);
  await ann.page.locator("[data-testid=turn][data-turn='2']").waitFor();
  assert.equal(await ben.page.locator("[data-testid=turn]").getAttribute("data-turn"), "1");
  await playToTheEnd([ann, ben]);
  assert.equal(await handle(ann.page, "ranked").count(), 4);
});

story("the list of tables and a table that does not exist", async ({ page, complaints }) => {
  await page.goto("/tables");
  await handle(page, "tables-open").waitFor();
  await assertAccessible(page);
  await page.goto("/t/nothing");
  await handle(page, "no-table").waitFor();
  // The browser reports the failed requests.
  for (const refused of [/\/ws\/nothing' failed.* 404/, /404.*\/api\/tables\/nothing\)/]) provoked(complaints, refused);
});
