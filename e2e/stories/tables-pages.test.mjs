// What the pages of tables show, to whom and where: from the first page to the shared result.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE } from "../lib/browser.mjs";
import { handle } from "../lib/handles.mjs";
import { act, actSoon, openTable, playToTheEnd, sitDown } from "../lib/people.mjs";
import { story } from "../lib/story.mjs";
import { together } from "../lib/together.mjs";

/** Is an element as a whole in the window? */
const isInWindow = (locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

together("a game starts at the top of the page, however far somebody had scrolled in the waiting room", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ben, 2);
  await ben.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  assert.ok((await ben.page.evaluate(() => scrollY)) > 100, "the room is longer than the phone");
  await sitDown(ann, address);
  await handle(ben.page, "card").first().waitFor();
  await ben.page.waitForFunction(() => scrollY === 0);
});

together("the first page leads to one's tables, says where it is one's turn, and keeps the last result", ["Ann", "Ben"], async ([ann, ben]) => {
  await ann.page.goto("/");
  assert.equal(await handle(ann.page, "resume-table").count(), 0);
  const address = await openTable(ann, 2);
  await ann.page.goto("/");
  assert.equal(await handle(ann.page, "resume-table").getAttribute("data-state"), "waiting");
  assert.equal(await handle(ann.page, "tables-turn").count(), 0);

  await sitDown(ben, address);
  await handle(ben.page, "card").first().waitFor();
  await ann.page.reload();
  await handle(ann.page, "tables-turn").getByText("1", { exact: true }).waitFor();
  await assertAccessible(ann.page);
  assert.equal(await handle(ann.page, "resume-table").getAttribute("data-state"), "your-turn");
  await handle(ann.page, "resume-table").getByText("Ben").waitFor();
  await handle(ann.page, "resume-table").click();
  await handle(ann.page, "card").first().waitFor();

  await playToTheEnd([ann, ben]);
  await ann.page.goto("/");
  await handle(ann.page, "last-table").click();
  await handle(ann.page, "result").waitFor();
  await ann.page.goto("/");
  await handle(ann.page, "last-table").waitFor();
  assert.equal(await handle(ann.page, "resume-table").count(), 0);
  assert.equal(await handle(ann.page, "tables-turn").count(), 0);
});

together("a shared result shows a stranger the winner's map, and neither what was said nor a way into the rematch", ["Ann", "Ben", "Cleo"], async ([ann, ben, cleo]) => {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await handle(ann.page, "chat-text").fill("just between us");
  await handle(ann.page, "chat-send").click();
  await playToTheEnd([ann, ben]);
  await handle(ann.page, "chat-line").getByText("just between us").waitFor();
  await handle(ann.page, "rematch").click();
  await handle(ben.page, "to-rematch").waitFor();

  await cleo.page.goto(address.replace("/t/", "/r/"));
  await handle(cleo.page, "result").waitFor();
  await cleo.page.locator(".map .m-lines .line").first().waitFor({ state: "attached" });
  assert.ok(await cleo.page.locator(".map").first().isVisible());
  for (const name of ["chat-line", "chat-text", "rematch", "to-rematch"]) {
    assert.equal(await handle(cleo.page, name).count(), 0, name);
  }
  await assertAccessible(cleo.page);
});

together("whoever looks on has no buttons of a player's, and reads whose sheet it is", ["Ann", "Ben", "Cleo"], async ([ann, ben, cleo]) => {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await cleo.page.goto(address);
  await handle(cleo.page, "watch-seat").first().waitFor();
  for (const name of ["done", "pass", "undo", "hint", "notify", "use-power"]) {
    assert.equal(await handle(cleo.page, name).count(), 0, name);
  }
  assert.ok(await isInWindow(handle(cleo.page, "watch-seat").nth(1)));
  await handle(cleo.page, "watch-seat").nth(1).click();
  await cleo.page.locator("#sheet-h").getByText("Ben").waitFor();
  await handle(cleo.page, "whose").getByText("Ben").waitFor();
  await assertAccessible(cleo.page);
});

together("with three opponents on a laptop it can be seen for whom the table waits", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 4, async (page) => {
    await handle(page, "new-seat").nth(1).selectOption("novice");
    await handle(page, "new-seat").nth(2).selectOption("novice");
  });
  await sitDown(ben, address);
  await handle(ann.page, "rival").first().waitFor();
  const shown = (seat) =>
    ann.page.locator(`[data-testid=rival][data-seat='${seat}']`).evaluate((tile) => {
      const parts = [...tile.querySelectorAll("small, .rival__wait")];
      const seen = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 8);
      return seen.length > 0 && tile.classList.contains("is-awaited");
    });
  // The bots have chosen, and Ben has not.
  await ann.page.waitForFunction(() => document.querySelectorAll("[data-testid=rival].is-awaited").length === 1);
  assert.deepEqual([await shown(1), await shown(2), await shown(3)], [true, false, false]);
});

together("what somebody says is noticed on a phone, and said on a laptop without scrolling", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  for (const { page } of [ann, ben]) await handle(page, "card").first().waitFor();
  assert.ok(await isInWindow(handle(ann.page, "chat-text")), "the line to write in is in the window");
  await handle(ann.page, "chat-text").fill("your move");
  await handle(ann.page, "chat-send").click();
  await handle(ben.page, "chat-heard").getByText("your move").waitFor();
  await assertAccessible(ben.page);
  await handle(ben.page, "chat-heard").click();
  await ben.page.waitForFunction(() => document.activeElement.dataset.testid === "chat-text");
  assert.ok(await isInWindow(handle(ben.page, "chat-text")));
  // On the laptop the chat itself is in view, and needs no notice.
  await handle(ben.page, "chat-text").fill("a moment");
  await handle(ben.page, "chat-send").click();
  await handle(ann.page, "chat-line").getByText("a moment").waitFor();
  assert.equal(await handle(ann.page, "chat-heard").count(), 0);
});

together("back at a seat that a bot has taken one is told so, and has one button", ["Ann", "Ben"], async ([ann, ben]) => {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await handle(ben.page, "card").first().waitFor();
  await actSoon(ben.page);
  await ben.page.goto("about:blank");
  await handle(ann.page, "let-bot").click();
  await ben.page.goto(address);
  await handle(ben.page, "stand-in").getByText("A bot plays for you").waitFor();
  for (const name of ["undo", "pass", "done"]) assert.equal(await handle(ben.page, name).count(), 0, name);
  assert.ok(await isInWindow(handle(ben.page, "take-back")));
  await assertAccessible(ben.page);
  await handle(ben.page, "take-back").click();
  await handle(ben.page, "undo").waitFor();
  await act(ann.page);
});

story("a table without a name is refused beside the field, which has the focus", async ({ page }) => {
  await page.goto("/tables");
  await handle(page, "open-table").click();
  await handle(page, "name-wrong").getByText(/name/).waitFor();
  await page.waitForFunction(() => document.activeElement.dataset.testid === "your-name");
  assert.ok(await isInWindow(handle(page, "your-name")));
  assert.equal(await handle(page, "your-name").getAttribute("aria-invalid"), "true");
  await assertAccessible(page);
}, PHONE);

together("the waiting room says that a full table starts by itself", ["Ann", "Ben", "Cleo"], async ([ann, ben]) => {
  const address = await openTable(ann, 3);
  await sitDown(ben, address);
  await ben.page.getByText("The game starts when every seat is taken").waitFor();
});

story("three opponents fit on a phone in Italian", async ({ page }) => {
  await page.goto("/play?deal=london&bots=novice,casual,champion");
  await handle(page, "rival").nth(2).waitFor();
  const room = await handle(page, "rival").nth(2).evaluate((tile) => innerWidth - tile.getBoundingClientRect().right);
  assert.ok(room >= 8, `${room} px beside the last one`);
}, { ...PHONE, locale: "it-IT" });

story("on a desktop the way on after a game begins where the verdict does", async ({ page }) => {
  await page.goto("/play?deal=london");
  await handle(page, "card").first().waitFor();
  await autoplay(page);
  const top = (selector) => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().top);
  const [verdict, way] = [await top(".verdict"), await top("[data-testid=new-game]")];
  assert.ok(Math.abs(verdict - way) <= 1, `${verdict} and ${way}`);
});
