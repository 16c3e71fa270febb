// Slips, closed tabs and dead batteries: nothing is lost, nothing happens by accident.
import assert from "node:assert/strict";
import { autoplay } from "../lib/autoplay.mjs";
import { PHONE } from "../lib/browser.mjs";
import { cards, done, draw, finalTotal, handle, leaveTally, openGame, pass, playTurns, round, sections, total, turn, undo } from "../lib/handles.mjs";
import { onScreen, spotOf } from "../lib/map.mjs";
import { openWithPower } from "../lib/powers.mjs";
import { story } from "../lib/story.mjs";

story("a section can be undone until it is confirmed", async ({ page }) => {
  await openGame(page, { deal: "london" });
  const open = await sections(page);
  assert.ok(await handle(page, "done").isDisabled());
  assert.ok(await handle(page, "undo").isDisabled());

  await draw(page, open[0]);
  const gained = await total(page);
  assert.ok(gained > 0, "the sheet shows what the section adds");
  await undo(page);
  assert.equal(await total(page), 0);
  assert.deepEqual(await sections(page), open);

  await draw(page, open[1]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  assert.ok(await handle(page, "undo").isDisabled(), "the next card is out");
});

story("a reload in mid-game restores everything, the draft too", async ({ page }) => {
  await openGame(page, { deal: "reload", objectives: true, powers: true });
  await draw(page, (await sections(page))[0]);
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  const [second] = await sections(page);
  assert.ok(second, "or there is nothing under the pencil");
  await draw(page, second);
  const before = { cards: await cards(page), total: await total(page), turn: await turn(page) };

  await page.reload();
  await handle(page, "card").first().waitFor();
  assert.deepEqual({ cards: await cards(page), total: await total(page), turn: await turn(page) }, before);
  assert.ok(await handle(page, "done").isEnabled());
  await done(page);
  await page.locator("[data-testid=turn][data-turn='3']").waitFor();
});

story("a reload restores a power in use", async ({ page }) => {
  await openWithPower(page, "joker");
  const without = await sections(page);
  await handle(page, "use-power").click();
  await page.locator("[data-testid=use-power][aria-pressed=true]").waitFor();
  const open = await sections(page);
  assert.notDeepEqual(open, without);

  await page.reload();
  await page.locator("[data-testid=use-power][aria-pressed=true]").waitFor();
  assert.deepEqual(await sections(page), open);
  await undo(page);
  await page.locator("[data-testid=use-power][aria-pressed=false]").waitFor();
  assert.deepEqual(await sections(page), without);
});

story("a reload at the tally finds the tally, and the game goes on from there", async ({ page }) => {
  await openGame(page, { deal: "london" });
  await autoplay(page, "[data-testid=tally-next]");
  const told = await page.locator("dialog[open]").innerText();
  const points = await total(page);

  await page.reload();
  await handle(page, "tally-next").waitFor();
  assert.equal(await page.locator("dialog[open]").innerText(), told);
  await leaveTally(page);
  await page.locator("[data-testid=turn][data-turn='1']").waitFor();
  assert.deepEqual([await round(page), await total(page)], [2, points]);
});

story("a tap on a station that is not open says why, and nothing else happens", async ({ page }) => {
  await openGame(page, { deal: "london", pencils: "green,pink,blue,purple" });
  assert.deepEqual(await cards(page), ["underground:circle"]);
  const open = await sections(page);
  const reasons = {
    d2: "Not possible: d2 is no circle, which the card asks for.",
    j10: "Not possible: no section leads to j10 from your line.",
  };
  for (const [station, why] of Object.entries(reasons)) {
    const { x, y } = await onScreen(page, spotOf(station));
    await page.mouse.click(x, y);
    await handle(page, "tell").getByText(why).waitFor();
    assert.equal(await handle(page, "said").innerText(), why);
    assert.deepEqual(await sections(page), open);
    assert.ok(await handle(page, "done").isDisabled());
  }
  await draw(page, open[0]);
  assert.ok(await handle(page, "done").isEnabled());
  assert.doesNotMatch(await handle(page, "tell").innerText(), /Not possible/);
});

story("a closed tab is resumed from the first page", async ({ page, context }) => {
  await page.goto("/play");
  await handle(page, "card").first().waitFor();
  await draw(page, (await sections(page))[0]);
  await page.locator("[data-testid=done]:enabled").waitFor();
  const before = [await round(page), await turn(page), await total(page)];
  assert.ok(before[2] > 0, "the section under the pencil counts already");
  await page.close();

  const next = await context.newPage();
  await next.goto("/");
  await handle(next, "resume").click();
  await handle(next, "card").first().waitFor();
  assert.deepEqual([await round(next), await turn(next), await total(next)], before);
});

story("a finished game stays after a reload and in a new tab, and begins again with the same cards", async ({ page, context }) => {
  await openGame(page, { deal: "london" });
  await autoplay(page);
  const points = await finalTotal(page);
  const isThere = async (tab) => {
    await handle(tab, "final-total").waitFor();
    assert.equal(await finalTotal(tab), points);
  };
  await page.reload();
  await isThere(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await isThere(other);
  // Its plain address starts it again; a draft does not overwrite the result.
  await openGame(other, { deal: "london" });
  assert.equal(await total(other), 0);
  await draw(other, (await sections(other))[0]);
  assert.ok((await total(other)) > 0);
  await other.goto("/");
  assert.match(await handle(other, "last-result").innerText(), new RegExp(`\\b${points}\\b`));
  await handle(other, "last-result").click();
  await isThere(other);
  await other.goBack();
  await handle(other, "play").waitFor();
  await other.goForward();
  await isThere(other);
  await other.close();
  await page.reload();
  await isThere(page);

  await handle(page, "again").focus();
  await page.keyboard.press("Enter");
  await handle(page, "card").first().waitFor();
  assert.deepEqual(await cards(page), ["underground:circle"]);
  assert.deepEqual([await round(page), await turn(page)], [1, 1]);
  assert.equal(await total(page), 0);
  await page.waitForFunction(() => document.activeElement.dataset.testid === "section");
  await playTurns(page, 1);
  await page.goto("/");
  assert.equal(await handle(page, "last-result").count(), 0);
  await handle(page, "resume").waitFor();
});

story("a game that was only opened takes no place among those that are kept", async ({ page }) => {
  await openGame(page, { deal: "left" });
  await playTurns(page, 1);
  for (const bots of [false, "novice"]) {
    await openGame(page, { deal: "opened", bots });
    if (bots) await handle(page, "rival").getByText("has drawn").waitFor();
    const games = await page.evaluate(() => localStorage.getItem("games"));
    assert.equal(games, "/play?deal=left");
  }
  const first = await cards(page);
  await page.reload();
  await handle(page, "card").first().waitFor();
  assert.deepEqual(await cards(page), first);
  await draw(page, (await sections(page))[0]);
  await handle(page, "undo").click();
  assert.match(await page.evaluate(() => localStorage.getItem("games")), /deal=opened&bots=novice\n/);
});

story("each of several unfinished games can be resumed", async ({ page }) => {
  const places = [];
  for (const [deal, turns] of [["left", 2], ["later", 1]]) {
    await openGame(page, { deal });
    await playTurns(page, turns);
    places.push([await round(page), await turn(page), await total(page)]);
  }
  for (const [at, place] of places.toReversed().entries()) {
    await page.goto("/");
    await handle(page, "resume").nth(at).click();
    await handle(page, "card").first().waitFor();
    assert.deepEqual([await round(page), await turn(page), await total(page)], place);
    // The game opened last comes first on the next visit.
    if (at === 0) assert.equal(new URL(page.url()).searchParams.get("deal"), "later");
  }
});

story("in two tabs it is one game: neither takes back what the other did", async ({ page, context }) => {
  await openGame(page, { deal: "tabs", bots: "novice" });
  const other = await context.newPage();
  await other.goto(page.url());
  await handle(other, "card").first().waitFor();
  const place = async (tab) => [await round(tab), await turn(tab), await total(tab)];
  // People take a moment for a turn; a novice bot does not.
  const botsHaveDrawn = async () => {
    for (const tab of [page, other]) await handle(tab, "rival").getByText("has drawn").waitFor();
  };
  await botsHaveDrawn();
  await playTurns(other, 3);
  const played = await place(other);
  assert.equal(played[1], 4);
  await page.locator("[data-testid=turn][data-turn='4']").waitFor();
  assert.deepEqual(await place(page), played);

  await botsHaveDrawn();
  await playTurns(page, 1);
  await other.locator("[data-testid=turn][data-turn='5']").waitFor();
  await other.reload();
  await handle(other, "card").first().waitFor();
  assert.deepEqual(await place(other), await place(page));
});

story("a result whose game another tab begins anew gives way to that game", async ({ page, context }) => {
  await openGame(page, { deal: "tabs" });
  await autoplay(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await handle(other, "again").click();
  await handle(other, "final-total").waitFor({ state: "detached" });
  await playTurns(other, 1);
  await handle(page, "final-total").waitFor({ state: "detached" });
  assert.deepEqual([await round(page), await turn(page), await total(page)], [1, 2, await total(other)]);
  assert.equal(page.url(), other.url());
});

story("what another tab did unnoticed is adopted, not undone", async ({ page, context }) => {
  // A background tab may be notified late, or never.
  await page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));
  await openGame(page, { deal: "tabs" });
  await playTurns(page, 1);
  const other = await context.newPage();
  await other.goto(page.url());
  await handle(other, "card").first().waitFor();
  await playTurns(other, 2);
  await pass(page);
  await page.locator("[data-testid=turn][data-turn='4']").waitFor();
  assert.deepEqual([await round(page), await turn(page), await total(page)], [1, 4, await total(other)]);
});

story("where a section can be drawn, Pass waits for Done and can be taken back", async ({ page }) => {
  await openGame(page, { deal: "london" });
  const open = await sections(page);
  assert.ok(open.length > 0);
  await handle(page, "pass").click();
  await page.locator("[data-testid=done]:enabled").waitFor();
  assert.equal(await turn(page), 1);
  await undo(page);
  assert.ok(await handle(page, "done").isDisabled());
  assert.deepEqual(await sections(page), open);
  await handle(page, "pass").click();
  await done(page);
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
  assert.equal(await total(page), 0);
});

story("where nothing can be drawn, one tap passes", async ({ page }) => {
  await openGame(page, { deal: "london" });
  // Lines are drawn until the cards ask for what they cannot reach.
  for (let open; (open = (await sections(page))[0]); ) {
    const before = await turn(page);
    await draw(page, open);
    await done(page);
    await page.waitForFunction((last) => {
      const now = document.querySelector("[data-testid=turn]");
      return document.querySelector("[data-testid=tally-next]") || (now && now.dataset.turn !== String(last));
    }, before);
    if (await handle(page, "tally-next").count()) await leaveTally(page);
  }
  const at = [await round(page), await turn(page)];
  await handle(page, "pass").click();
  await page.waitForFunction(([round, turn]) => {
    const find = (name) => document.querySelector(`[data-testid=${name}]`);
    return find("tally-next") || find("final-total") || find("round").dataset.round !== String(round) || find("turn").dataset.turn !== String(turn);
  }, at);
});

story("an address that asks for bots or pencils that there are not is refused", async ({ page }) => {
  for (const query of ["bots=foo", "bots=novice,novice,novice,novice", "pencils=green,green,blue,pink"]) {
    await page.goto(`/play?deal=london&${query}`);
    await handle(page, "missing-home").waitFor();
  }
});

story("Back closes another's sheet, and only then leads away", async ({ page }) => {
  await page.goto("/");
  await handle(page, "play").waitFor();
  await openGame(page, { deal: "london", bots: "novice" });
  const address = page.url();
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape"), () => page.goBack()]) {
    await handle(page, "rival").click();
    await page.locator("dialog[open]").waitFor();
    await close();
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(page.url(), address);
    await handle(page, "card").first().waitFor();
  }
  await page.goBack();
  await handle(page, "play").waitFor();
});

story("Back closes the score sheet where it is a drawer", async ({ page }) => {
  await openGame(page, { deal: "london" });
  const address = page.url();
  await handle(page, "open-sheet").click();
  await page.locator("aside.sheet.is-open").waitFor();
  await page.goBack();
  await page.locator("aside.sheet:not(.is-open)").waitFor({ state: "attached" });
  assert.equal(page.url(), address);
  await handle(page, "open-sheet").click();
  await page.locator("aside.sheet.is-open").waitFor();
}, PHONE);
