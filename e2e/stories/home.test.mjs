// From the home page into a game: at once, as set up, or back into an unfinished one.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE } from "../lib/browser.mjs";
import { handle, openGame, pass, sections, total, turn } from "../lib/handles.mjs";
import { story } from "../lib/story.mjs";

/** The parameters of the address. */
const asked = (page) => new URL(page.url()).searchParams;

story("one tap leads from the first visit to the first section", async ({ page }) => {
  await page.goto("/");
  await handle(page, "play").tap();
  await handle(page, "card").first().waitFor();
  assert.match(asked(page).get("deal"), /^[0-9a-f]{32}$/);
  // Any first card opens a section for any pencil.
  const [first] = await sections(page);
  assert.ok(first, "a section is open");
  await page.locator(`[data-testid=section][data-section="${first}"]`).tap();
  await handle(page, "done").tap();
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  assert.equal(await page.locator(".table .m-lines .line").count(), 1, "one section is drawn");
  assert.ok((await total(page)) > 0);
}, PHONE);

story("every game gets cards of its own", async ({ page }) => {
  const deals = new Set();
  for (let game = 0; game < 3; game += 1) {
    await page.goto("/");
    await handle(page, "play").click();
    await handle(page, "card").first().waitFor();
    deals.add(asked(page).get("deal"));
  }
  assert.equal(deals.size, 3);
});

story("a game is set up with bots, modules and an order of pencils, and remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "With bots" }).check();
  await handle(page, "add-bot").click();
  await handle(page, "bot-level").nth(1).selectOption("strong");
  await handle(page, "objectives").check();
  await handle(page, "powers").check();
  await page.getByRole("radio", { name: "My order" }).check();
  await page.getByRole("button", { name: "Green earlier" }).click();
  await assertAccessible(page);
  await handle(page, "start").click();
  await handle(page, "card").first().waitFor();
  assert.equal(asked(page).get("bots"), "regular,strong");
  assert.equal(asked(page).get("pencils"), "purple,blue,green,pink");
  assert.ok(asked(page).has("objectives") && asked(page).has("powers"));

  await page.goto("/");
  assert.equal(await handle(page, "bot-level").nth(1).inputValue(), "strong");
  assert.ok(await handle(page, "powers").isChecked());
});

story("people who pass the device around have names", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Pass around" }).check();
  await handle(page, "add-person").click();
  await handle(page, "person-name").first().fill("Ada, of course");
  await assertAccessible(page);
  await handle(page, "start").click();
  await page.waitForURL(/people=/);
  assert.equal(new URL(page.url()).search.match(/people=([^&]+)/)[1], "Ada%2C%20of%20course,Player%202,Player%203");
});

story("in the set-up the focus stays with what is moved or removed", async ({ page }) => {
  const focused = (label) => page.waitForFunction((name) => document.activeElement.getAttribute("aria-label") === name, label);
  await page.goto("/");
  await page.getByRole("radio", { name: "My order" }).check();
  // Each press moves the row by one place; pressing before the focus is back would do nothing.
  const press = async (place, label) => {
    await page.keyboard.press("Enter");
    await page.locator(`[data-testid=pencil][data-pencil=purple]:nth-child(${place})`).waitFor();
    await focused(label);
  };
  await page.getByRole("button", { name: "Purple later" }).focus();
  for (const [place, label] of [[2, "later"], [3, "later"], [4, "earlier"], [3, "earlier"], [2, "earlier"], [1, "later"]]) {
    await press(place, `Purple ${label}`);
  }

  for (const [company, add, row, fewest] of [["With bots", "add-bot", "Remove bot", 1], ["Pass around", "add-person", "Remove player", 2]]) {
    const added = () => page.waitForFunction((name) => document.activeElement.dataset.testid === name, add);
    await page.getByRole("radio", { name: company }).check();
    for (let presses = 0; presses < 2; presses += 1) await handle(page, add).click();
    // The focus goes to the next row, or to Add if there is none or it may not be removed.
    await page.getByRole("button", { name: `${row} 1` }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `${row} ${fewest + 2}` }).waitFor({ state: "detached" });
    await focused(`${row} 1`);
    await page.getByRole("button", { name: `${row} ${fewest + 1}` }).focus();
    await page.keyboard.press("Enter");
    await added();
    assert.equal(await page.getByRole("button", { name: row }).count(), fewest);
  }
});

story("a game under way is offered again", async ({ page }) => {
  await page.goto("/play?deal=london");
  await pass(page);
  await page.waitForFunction(() => document.querySelector("[data-testid=turn]").dataset.turn === "2");
  await page.goto("/");
  await handle(page, "resume").click();
  await handle(page, "card").first().waitFor();
  assert.equal(await turn(page), 2);
});

story("the hint of a first visit goes away for good", async ({ page }) => {
  await page.goto("/");
  await handle(page, "first-visit").waitFor();
  await handle(page, "close-hint").click();
  assert.equal(await handle(page, "first-visit").count(), 0);
  await page.reload();
  await handle(page, "play").waitFor();
  assert.equal(await handle(page, "first-visit").count(), 0);
});

story("whoever has finished a game is not taken for somebody new", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await autoplay(page);
  await page.goto("/");
  await handle(page, "last-result").waitFor();
  assert.equal(await handle(page, "first-visit").count(), 0);
});
