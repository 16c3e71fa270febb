// Failures between a page and its server, and how the page recovers.
import assert from "node:assert/strict";
import { after } from "node:test";
import { noteFrames, welcomes } from "../lib/frames.mjs";
import { done, draw, handle, pass, sections } from "../lib/handles.mjs";
import { startNetwork } from "../lib/network.mjs";
import { nextVersion } from "../lib/next-version.mjs";
import { act, actSoon, openTable, person, sitDown } from "../lib/people.mjs";
import { startServer } from "../lib/server.mjs";
import { origin, story } from "../lib/story.mjs";
import { together } from "../lib/together.mjs";

const [network, newer] = await Promise.all([startNetwork(origin), nextVersion(origin)]);

after(() => Promise.all([network.stop(), newer.stop()]));

const turn = (page, number) => page.locator(`[data-testid=turn][data-turn='${number}']`).waitFor();
const said = (page) => page.locator("[data-testid=table-status].is-shown");

/** Drafts a section if one is open. */
async function preview(page) {
  const [first] = await sections(page);
  if (first) await draw(page, first);
  return first;
}

together("the network is cut: the page goes on by number, with what was under the pencil", ["Ann"], async ([ann], { browser }) => {
  const ben = await person(browser, network.origin, "Ben");
  const frames = noteFrames(ben.page);
  try {
    const address = await openTable(ann, 2);
    await sitDown(ben, address);
    await actSoon(ann.page);
    await actSoon(ben.page);
    await turn(ben.page, 2);
    await ben.page.evaluate(() => {
      globalThis.same = true;
    });
    const first = await preview(ben.page);

    network.cut();
    await said(ben.page).waitFor();
    await act(ann.page);
    assert.equal(await handle(ann.page, "turn").getAttribute("data-turn"), "2");
    network.restore();
    await said(ben.page).waitFor({ state: "detached" });
    if (first) assert.ok(await handle(ben.page, "done").isEnabled(), "the preview is there");
    await (first ? done(ben.page) : pass(ben.page));
    for (const { page } of [ann, ben]) await turn(page, 3);

    // A choice made offline arrives with the next connection, once.
    network.cut();
    await said(ben.page).waitFor();
    await act(ben.page);
    await act(ann.page);
    network.restore();
    for (const { page } of [ann, ben]) await turn(page, 4);

    assert.ok(await ben.page.evaluate(() => globalThis.same), "the page was not loaded anew");
    const [came, ...back] = welcomes(frames);
    assert.ok(came.whole);
    assert.ok(back.length >= 2);
    assert.deepEqual(back.filter(({ whole }) => whole), [], "the page went on by number");
  } finally {
    await ben.context.close();
  }
});

story("the server starts anew: it says so, and everyone is back without a reload", async ({ browser }) => {
  let server = await startServer();
  const people = [];
  for (const name of ["Ann", "Ben"]) people.push(await person(browser, server.origin, name));
  const [ann, ben] = people;
  try {
    await sitDown(ben, await openTable(ann, 2));
    for (const { page } of people) await actSoon(page);
    for (const { page } of people) {
      await turn(page, 2);
      await page.evaluate(() => {
        globalThis.same = true;
      });
    }
    const first = await preview(ben.page);
    await server.stop({ keep: true });
    for (const { page } of people) await said(page).waitFor();
    server = await startServer(server);
    for (const { page } of people) await said(page).waitFor({ state: "detached" });
    if (first) assert.ok(await handle(ben.page, "done").isEnabled(), "the preview is there");
    await (first ? done(ben.page) : pass(ben.page));
    await act(ann.page);
    for (const { page } of people) {
      await turn(page, 3);
      assert.ok(await page.evaluate(() => globalThis.same), "the page was not loaded anew");
    }
  } finally {
    for (const { context } of people) await context.close();
    await server.stop();
  }
});

together("a table that is deleted says so to everyone, and nobody asks for it again", ["Ann", "Ben"], async (people) => {
  const [ann, ben] = people;
  const address = await openTable(ann, 3);
  await sitDown(ben, address);
  const status = await ann.page.evaluate(async (path) => {
    const answer = await fetch(path.replace("/t/", "/api/tables/"), { method: "DELETE" });
    return answer.status;
  }, address);
  assert.equal(status, 200);
  for (const { page } of people) await handle(page, "no-table").waitFor();
  let asked = 0;
  ben.page.on("websocket", () => {
    asked += 1;
  });
  await ben.page.waitForTimeout(1500);
  assert.equal(asked, 0);
});

together("a page of another version than the server says so, and becomes that version", ["Ann"], async ([ann], { browser }) => {
  const address = await openTable(ann, 2);
  const ben = await person(browser, newer.origin, "Ben");
  let loads = 0;
  ben.page.on("load", () => {
    loads += 1;
  });
  try {
    await ben.page.goto(address);
    await ben.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // As long as the versions match, the page only retries.
    await said(ben.page).waitFor();
    assert.equal(await handle(ben.page, "change-version").count(), 0);
    assert.equal(loads, 1);

    newer.release();
    await ben.page.locator(`html[data-build="${newer.build()}"]`).waitFor({ state: "attached" });
    await handle(ben.page, "room").waitFor();
    assert.equal(loads, 2, "the page was loaded anew once");
  } finally {
    await ben.context.close();
  }
});

story("a version that does not come is not reloaded for ever", async ({ page, context }) => {
  const ann = { page, name: "Ann" };
  const address = await openTable(ann, 2);
  // The service worker names another version, but the page never changes.
  await context.route("**/sw.js", (route) => route.fulfill({ contentType: "text/javascript", body: 'const VERSION = "0123456789abcdef";' }));
  await context.routeWebSocket("**/ws/*", (socket) => socket.close());
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto(address);
  await handle(page, "change-version").waitFor();
  await page.waitForFunction(() => sessionStorage.getItem("reloaded-for") === "0123456789abcdef");
  await page.waitForTimeout(4000);
  assert.ok(loads <= 2, `${loads} loads`);
  await handle(page, "change-version").waitFor();
  // The visitor can still retry.
  await Promise.all([page.waitForEvent("load"), handle(page, "change-version").click()]);
  await handle(page, "change-version").waitFor();
});

/** Makes a page believe that it is hidden. */
const unseen = (page) => page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));

/** Ann and Ben play a turn; Ann, whose tab is hidden, is notified of the next one. */
async function toTheNextTurn(ann, ben) {
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  for (const { page } of [ann, ben]) await actSoon(page);
  await turn(ann.page, 2);
}

together("who wants to hear it hears that it is their turn", ["Ann", "Ben"], async ([ann, ben]) => {
  for (const { page } of [ann, ben]) {
    await page.addInitScript(() => {
      globalThis.tones = 0;
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (...when) {
        globalThis.tones += 1;
        return start.apply(this, when);
      };
    });
  }
  await ann.page.goto("/settings");
  await handle(ann.page, "sound").check();
  const address = await openTable(ann, 2);
  await sitDown(ben, address);
  await actSoon(ann.page);
  const before = await ann.page.evaluate(() => globalThis.tones);
  await actSoon(ben.page);
  await turn(ann.page, 2);
  await ann.page.waitForFunction((before) => globalThis.tones > before, before);
  assert.equal(await ben.page.evaluate(() => globalThis.tones), 0, "nobody hears what they did not ask for");
});

together("where the browser has no notices, a turn comes without one", ["Ann", "Ben"], async ([ann, ben]) => {
  await unseen(ann.page);
  await ann.page.addInitScript(() => delete globalThis.Notification);
  await toTheNextTurn(ann, ben);
  assert.equal(await handle(ann.page, "notify").count(), 0);
});

together("where only the worker may give notices, it does", ["Ann", "Ben"], async ([ann, ben]) => {
  await ann.context.grantPermissions(["notifications"]);
  await unseen(ann.page);
  await ann.page.addInitScript(() => {
    const may = { permission: "granted" };
    globalThis.Notification = Object.assign(function () { throw new TypeError("Illegal constructor"); }, may);
    globalThis.notices = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { data, tag }) => {
      globalThis.notices.push({ title, data, tag });
    };
  });
  await toTheNextTurn(ann, ben);
  await ann.page.waitForFunction(() => globalThis.notices.length > 0);
  const [notice] = await ann.page.evaluate(() => globalThis.notices);
  const { pathname } = new URL(ann.page.url());
  assert.deepEqual(notice, { title: "It is your turn.", data: pathname, tag: pathname.slice(3) });
});
