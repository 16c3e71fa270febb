// The views to take screenshots of: a name, how to get there on a fresh page or from a `prepared` state, and the sizes, where they are
// not the usual ones.
import { comeBack, draw, drawnLesson, handle, openGame, playTurns, sections } from "./lib/handles.mjs";
import { openWithPower } from "./lib/powers.mjs";
import { openRecord } from "./lib/record.mjs";

const WHOLE = { deal: "london", objectives: true, powers: true, bots: "regular,novice" };

/** A whole page at an address. */
const wholePage = (name, address) => ({
  name,
  fullPage: true,
  async show(page) {
    await page.goto(address);
    await page.locator("h1").first().waitFor();
  },
});

/** A whole page at a prepared address; `ready` is a handle that it shows. */
const preparedPlace = (name, ready) => ({
  name,
  fullPage: true,
  prepared: true,
  async show(page, { addresses }) {
    await page.goto(addresses[name]);
    await handle(page, ready).first().waitFor();
  },
});

/** A power in use, waiting for the next choice. */
const powerInUse = (power) => ({
  name: power,
  sizes: ["phone", "lying", "desktop"],
  async show(page) {
    await openWithPower(page, power);
    await handle(page, "use-power").click();
    await draw(page, (await sections(page))[0]);
  },
});

export const VIEWS = [
  wholePage("home", "/"),
  {
    name: "game",
    async show(page) {
      await openGame(page, { deal: "london" });
      await playTurns(page, 2);
      const [first] = await sections(page);
      if (first) await draw(page, first);
    },
  },
  {
    name: "powers",
    async show(page) {
      await openGame(page, WHOLE);
      await playTurns(page, 2);
      await handle(page, "use-power").first().click();
    },
  },
  powerInUse("circle"),
  powerInUse("double"),
  {
    name: "low",
    sizes: ["lying", "laptop"],
    async show(page) {
      await openGame(page, { ...WHOLE, bots: "novice,novice,novice" });
      await playTurns(page, 2);
      await draw(page, (await sections(page))[0]);
    },
  },
  {
    name: "drawer",
    sizes: ["phone", "lying"],
    async show(page) {
      await openGame(page, WHOLE);
      await playTurns(page, 2);
      await handle(page, "open-sheet").click();
    },
  },
  {
    name: "opponent",
    sizes: ["phone", "lying", "desktop"],
    async show(page) {
      await openGame(page, WHOLE);
      await playTurns(page, 2);
      await handle(page, "rival").first().click();
    },
  },
  { name: "viewer", sizes: ["phone", "desktop"], fullPage: true, show: openRecord },
  {
    name: "handover",
    sizes: ["phone", "lying"],
    async show(page) {
      await page.goto("/play?deal=london&people=Ann,Ben");
      await handle(page, "handover").waitFor();
    },
  },
  {
    name: "hints",
    async show(page) {
      await openGame(page, { deal: "london" });
      await playTurns(page, 3);
      await handle(page, "hint").click();
      await page.locator(".pick--hint").first().waitFor();
    },
  },
  {
    name: "menu",
    async show(page) {
      await openGame(page, { deal: "london" });
      await handle(page, "menu").click();
    },
  },
  {
    name: "tally",
    async show(page) {
      await openGame(page, WHOLE);
      while (!(await handle(page, "tally-next").count())) {
        const [first] = await sections(page);
        if (first) await draw(page, first);
        const name = first ? "done" : "pass";
        if (await handle(page, name).isEnabled()) await handle(page, name).click();
        await page.waitForTimeout(50);
      }
    },
  },
  {
    name: "letters",
    async show(page) {
      await page.goto("/");
      await page.evaluate(() => localStorage.setItem("letters", "on"));
      await openGame(page, { deal: "london" });
      await playTurns(page, 5);
    },
  },
  {
    name: "set-up",
    fullPage: true,
    async show(page) {
      await page.goto("/");
      await page.locator("[data-testid=company] input[value=bots]").check();
      await handle(page, "add-bot").click();
    },
  },
  {
    name: "end",
    fullPage: true,
    prepared: true,
    show: (page, { addresses }) => comeBack(page, addresses.end),
  },
  {
    name: "tutorial",
    sizes: ["phone", "lying", "tablet", "desktop"],
    async show(page) {
      await page.goto("/how-to-play");
      await drawnLesson(page, 2);
    },
  },
  {
    name: "tutorial-points",
    async show(page) {
      await page.goto("/how-to-play");
      await drawnLesson(page, 4);
      await handle(page, "lesson-figure").first().click();
    },
  },
  wholePage("rules", "/rules"),
  wholePage("settings", "/settings"),
  wholePage("about", "/about"),
  wholePage("missing", "/t/nowhere"),
  wholePage("tables", "/tables"),
  preparedPlace("room", "start-table"),
  preparedPlace("result", "final-total"),
];
