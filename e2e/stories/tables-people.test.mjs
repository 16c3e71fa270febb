// People at a table: finding it, what each sees of the others, and absent players.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { replay, tubewright } from "../lib/command.mjs";
import { noteFrames } from "../lib/frames.mjs";
import { done, draw, handle, pass, sections } from "../lib/handles.mjs";
import { act, actSoon, openTable, person, playToTheEnd, sitDown } from "../lib/people.mjs";
import { saveRecord } from "../lib/record.mjs";
import { together } from "../lib/together.mjs";

const icon = (page) => page.locator("link[rel=icon]").getAttribute("href");
const turn = (page, number) => page.locator(`[data-testid=turn][data-turn='${number}']`).waitFor();

together("somebody joins from the list, and the tab says whose turn it is", ["Ann", "Ben"], async ([ann, ben]) => {
  await openTable(ann, 2, (page) => page.locator("[data-testid=listing] input[value=open]").check());
  const waiting = await ann.page.title();
  assert.equal(await icon(ann.page), "/icon.svg");

  await ben.page.goto("/tables");
  await handle(ben.page, "tables-open").getByTestId("table").filter({ hasText: "Ann" }).click();
  await handle(ben.page, "your-name").fill("Ben");
  await handle(ben.page, "sit").click();

  for (const { page } of [ann, ben]) {
    await handle(page, "card").first().waitFor();
    await page.waitForFunction((before) => document.title !== before, waiting);
    assert.ok((await page.title()).includes(waiting), await page.title());
    assert.equal(await icon(page), "/icon-turn.svg");
  }
  await act(ann.page);
  await ann.page.waitForFunction((before) => document.title === before, waiting);
  assert.equal(await icon(ann.page), "/icon.svg");
  await act(ben.page);
  await turn(ann.page, 2);
  await ann.page.waitForFunction((before) => document.title !== before, waiting);
  assert.equal(await icon(ann.page), "/icon-turn.svg");

  // The list says so too.
  await ann.page.goto("/tables");
  await ann.page.locator("[data-testid=tables-mine] .is-turn").waitFor();
});

together("three play a round, and nobody is told a choice before all have chosen", ["Ann", "Ben", "Cleo", "Dora"], async (people) => {
  const [ann, ben, cleo, dora] = people;
  const players = [ann, ben, cleo];
  const frames = new Map(people.map(({ name, page }) => [name, noteFrames(page)]));
  const address = await openTable(ann, 3);
  for (const guest of [ben, cleo]) await sitDown(guest, address);
  await dora.page.goto(address);
  await handle(dora.page, "watch-seat").first().waitFor();
  for (const { page } of players) await handle(page, "card").first().waitFor();

  const heard = (who, text) => frames.get(who.name).some((frame) => frame.includes(text));
  let drawn = 0;
  for (let number = 1; ; number += 1) {
    for (const { page } of people) await turn(page, number);
    const choices = [];
    for (const player of players) {
      const [first] = await sections(player.page);
      for (const other of people) frames.get(other.name).length = 0;
      if (first) {
        await draw(player.page, first);
        await done(player.page);
      } else {
        await pass(player.page);
      }
      choices.push([player, first]);
      if (choices.length === players.length) break;
      // Everyone learns that somebody has chosen, but not what.
      for (const other of people) {
        while (frames.get(other.name).length === 0) await other.page.waitForTimeout(10);
        if (first && other !== player) assert.ok(!heard(other, first), `${other.name} was told ${first}`);
        assert.equal(await handle(other.page, "turn").getAttribute("data-turn"), String(number));
      }
    }
    // Now everyone sees everything.
    for (const other of people) {
      for (const [player, first] of choices) {
        while (first && other !== player && !heard(other, first)) await other.page.waitForTimeout(10);
      }
    }
    drawn += choices.filter(([, first]) => first).length;
    const [{ page }] = players;
    await page.waitForFunction(
      (was) => document.querySelector("[data-testid=tally-next]") || document.querySelector("[data-testid=turn]")?.dataset.turn !== was,
      String(number),
    );
    if (await handle(page, "tally-next").count()) break;
  }
  assert.ok(drawn >= 9, `${drawn} sections were drawn`);
  // And everyone reads the same standings: names apart, since each reads "You" for their own.
  const totals = ({ page }) => page.locator("dialog[open] [data-testid=ranked] .rank__t").allTextContents();
  for (const { page } of players) await page.locator("dialog[open] [data-testid=ranked]").nth(2).waitFor();
  const [first, ...others] = await Promise.all(players.map(totals));
  assert.equal(first.length, 3);
  for (const other of others) assert.deepEqual(other, first);
  for (const { page } of players) await handle(page, "tally-next").click();
});

together("the host is gone: after a while another is offered what is the host's to do", ["Ann", "Ben"], async ([ann, ben]) => {
  await ben.page.clock.install();
  const address = await openTable(ann, 3);
  await sitDown(ben, address);
  assert.equal(await handle(ben.page, "start-table").count(), 0);
  await ann.page.goto("about:blank");
  await handle(ben.page, "seat").first().getByText("away").waitFor();
  assert.equal(await handle(ben.page, "start-table").count(), 0);

  // For the page a minute has passed, for the server it has not; it says how long is left.
  await ben.page.clock.fastForward("01:05");
  await handle(ben.page, "start-table").click();
  await handle(ben.page, "table-status").getByText("Only the host").waitFor();
  await handle(ben.page, "put-bot").waitFor();

  await ann.page.goto(address);
  await handle(ann.page, "room").waitFor();
  await handle(ben.page, "start-table").waitFor({ state: "detached" });
});

together("the others wait too long for one who is there, and may let a bot play", ["Ann", "Ben"], async ([ann, ben]) => {
  await ben.page.clock.install();
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await handle(ben.page, "card").first().waitFor();
  await act(ben.page);
  await ben.page.clock.fastForward("02:30");
  // A short pause is not mentioned; after that the page says from when a bot may play.
  await handle(ben.page, "bot-from").getByText("Ann").waitFor({ timeout: 40_000 });
  assert.equal(await handle(ben.page, "let-bot").count(), 0);
  await ben.page.clock.fastForward("02:40");
  await handle(ben.page, "let-bot").waitFor();
  assert.equal(await handle(ben.page, "bot-from").count(), 0);
  await act(ann.page);
  await handle(ben.page, "let-bot").waitFor({ state: "detached" });
});

together("where turns take days, being away is usual: a bot is offered after a day", ["Ann", "Ben"], async ([ann, ben]) => {
  await ann.page.clock.install();
  const address = await openTable(ann, 2, (page) => handle(page, "new-clock").selectOption("5"));
  await sitDown(ben, address);
  await handle(ann.page, "card").first().waitFor();
  await ben.page.goto("about:blank");
  await handle(ann.page, "bot-from").getByText("Ben").waitFor();
  // Her browser is British: its times have 24 hours.
  assert.match(await handle(ann.page, "bot-from").innerText(), /\b\d\d:\d\d\b(?! *[AP]M)/i);
  await ann.page.clock.fastForward("23:50:00");
  assert.equal(await handle(ann.page, "let-bot").count(), 0);
  // For the page a day will have passed, for the server it has not; the server's next message corrects the page and withdraws the
  // offer. So it is accepted as soon as it appears.
  await ann.page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const offer = document.querySelector("[data-testid=let-bot]");
      if (!offer) return;
      observer.disconnect();
      offer.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await ann.page.clock.fastForward("10:10");
  await handle(ann.page, "table-status").getByText("not for long").waitFor();
});

together("the host deletes a table, and it is gone for everybody", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2);
  await handle(ann.page, "delete-table").waitFor();
  await sitDown(ben, address);
  for (const { page } of [ann, ben]) await handle(page, "card").first().waitFor();
  for (const { page } of [ann, ben]) await handle(page, "more").click();
  await handle(ben.page, "leave").waitFor();
  assert.equal(await handle(ben.page, "delete-table").count(), 0);

  // It asks for confirmation, which can be declined.
  await handle(ann.page, "delete-table").click();
  const sure = ann.page.getByRole("alertdialog", { name: "Delete this table" });
  await assertAccessible(ann.page);
  await sure.getByText("Keep everything").click();
  await sure.waitFor({ state: "detached" });
  await handle(ann.page, "delete-table").click();
  await handle(ann.page, "delete-table-now").click();
  await handle(ann.page, "new-table").waitFor();
  assert.equal(await handle(ann.page, "tables-mine").getByTestId("table").count(), 0);
  await handle(ben.page, "no-table").waitFor();
});

together("a person who is muted is not heard again, in words or otherwise", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 3);
  await sitDown(ben, address);
  // Nothing has been said yet.
  await handle(ann.page, "mutes").click();
  await handle(ann.page, "mute-person").click();
  await handle(ben.page, "chat-text").fill("hello");
  await handle(ben.page, "chat-send").click();
  await handle(ben.page, "chat-line").waitFor();

  await handle(ann.page, "start-table").click();
  for (const { page } of [ann, ben]) await handle(page, "card").first().waitFor();
  await handle(ben.page, "react").first().click();
  await handle(ben.page, "shout").waitFor();
  await ann.page.reload();
  await handle(ann.page, "card").first().waitFor();
  await handle(ben.page, "chat-text").fill("do you hear me?");
  await handle(ben.page, "chat-send").click();
  await handle(ben.page, "react").first().click();
  await handle(ben.page, "chat-line").nth(1).waitFor();
  await act(ben.page);
  await act(ann.page);
  await turn(ann.page, 2);
  assert.equal(await handle(ann.page, "chat-line").count(), 0);
  assert.equal(await handle(ann.page, "shout").count(), 0);

  await handle(ann.page, "mutes").click();
  await handle(ann.page, "mute-person").click();
  await handle(ann.page, "chat-line").nth(1).waitFor();
});

together("a seat's link opens the same seat in the rematch", ["Ann"], async ([ann], { browser, origin }) => {
  const address = await openTable(ann, 2, (page) => handle(page, "new-seat").selectOption("novice"));
  await handle(ann.page, "start-table").click();
  await handle(ann.page, "card").first().waitFor();
  const key = await ann.page.evaluate((name) => localStorage.getItem(name), `seat ${address.slice(3)}`);
  await ann.page.goto("about:blank");

  const phone = await person(browser, origin, "Ann's telephone");
  try {
    await phone.page.goto(`${address}#seat=${key}`);
    await actSoon(phone.page);
    // The server does not know this browser; the seat's key identifies it.
    await phone.page.goto("/tables");
    await handle(phone.page, "tables-mine").getByTestId("table").filter({ hasText: "Ann" }).click();
    await playToTheEnd([phone]);
    await handle(phone.page, "rematch").click();
    await phone.page.waitForFunction((was) => location.pathname !== was, address);
    await turn(phone.page, 1);
    await actSoon(phone.page);
    await turn(phone.page, 2);
  } finally {
    await phone.context.close();
  }
});

together("a game that all give up shows what was drawn and its record", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2, async (page) => {
    await page.locator("[data-testid=pace] input[value=own-pace]").check();
  });
  await sitDown(ben, address);
  await actSoon(ben.page);
  // Ann finishes and leaves; Ben leaves long before the end.
  // Her last turn is that of the fifth Underground card of round 4.
  const through = () =>
    ann.page.evaluate(() => {
      const find = (name) => document.querySelector(`[data-testid=${name}]`);
      const last = find("round")?.dataset.round === "4" && find("ending")?.classList.contains("deck__end");
      return last && find("pass")?.disabled === true && !find("tally-next");
    });
  while (!(await through())) {
    if (!(await act(ann.page))) await ann.page.waitForTimeout(20);
  }
  for (const { page } of [ann, ben]) {
    await handle(page, "more").click();
    await handle(page, "leave").click();
    await Promise.race([handle(page, "take-seat").first().waitFor(), handle(page, "ended").waitFor()]);
  }
  await handle(ann.page, "ended").waitFor();
  assert.equal(await handle(ann.page, "ranked").count(), 1);
  assert.equal(await handle(ann.page, "proof").getAttribute("data-fair"), "true");
  const path = await saveRecord(ann.page);
  await tubewright("verify", path);
  const told = await replay(path);
  assert.deepEqual(told.winners, []);
  assert.equal(told.rounds.length, 4);
});

together("a host lets people in one by one, locks the table, and bans somebody", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 3);
  await handle(ann.page, "door").locator("summary").click();
  await assertAccessible(ann.page);
  await handle(ann.page, "approval").check();
  await ben.page.goto(address);
  await handle(ben.page, "your-name").fill("Ben");
  await handle(ben.page, "sit").first().click();
  await handle(ben.page, "withdraw").waitFor();
  await handle(ann.page, "requests").getByText("Ben would like to sit down").waitFor();
  await assertAccessible(ben.page);
  await handle(ann.page, "admit").click();
  await handle(ben.page, "leave").waitFor();

  await handle(ann.page, "ban").click();
  await handle(ben.page, "door-note").getByText("no more").waitFor();
  await handle(ben.page, "sit").first().click();
  await handle(ben.page, "table-status").getByText("no more").waitFor();
  await handle(ann.page, "unban").click();
  await handle(ben.page, "door-note").waitFor({ state: "detached" });

  await handle(ann.page, "approval").uncheck();
  await handle(ann.page, "lock").check();
  await handle(ben.page, "door-note").getByText("locked").waitFor();
  await handle(ann.page, "lock").uncheck();
  await handle(ben.page, "door-note").waitFor({ state: "detached" });
  await handle(ben.page, "sit").first().click();
  await handle(ben.page, "leave").waitFor();
});
