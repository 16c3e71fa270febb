// Renders the pictures kept in the repository: `cargo xtask pictures [NAME …]`, after visual changes.
import { mkdir, writeFile } from "node:fs/promises";
import { DESKTOP, startBrowser } from "./lib/browser.mjs";
import { done, draw, handle, openGame, sections } from "./lib/handles.mjs";
import { fewerColours } from "./lib/palette.mjs";
import { startServer } from "./lib/server.mjs";

const ROOT = new URL("../", import.meta.url);

const PICTURES = {
  /** The preview of shared table links: name and map, without text to translate. */
  preview: {
    path: "crates/server/assets/preview.png",
    viewport: { width: 1200, height: 630 },
    async show(page) {
      await page.goto("/");
      await handle(page, "play").waitFor();
      await page.evaluate(compose);
    },
  },
  /** A game in progress, for the README. */
  game: {
    path: "docs/game.png",
    ...DESKTOP,
    async show(page) {
      await openGame(page, { deal: "thames", bots: "regular,novice" });
      await playByHints(page, 2, 5);
      const [, second, first = second] = await sections(page);
      if (first) await draw(page, first);
    },
  },
};

/** Runs in the page: puts the home page's map on the right, logo and name beside it. */
function compose() {
  const [art, logo] = [".hero__art", ".logo"].map((name) => document.querySelector(name));
  const ground = document.createElement("div");
  ground.style.cssText = "position:fixed;inset:0;z-index:99;overflow:hidden;background:var(--map-ground)";
  art.style.cssText = "position:absolute;z-index:0;width:850px;height:850px;left:530px;top:-150px;mask:none";
  logo.style.cssText = "width:148px;height:148px;display:block;margin-bottom:30px";
  const name = document.createElement("div");
  name.style.cssText = "position:absolute;left:56px;top:176px;font:800 78px/1 var(--font);letter-spacing:-.035em;color:var(--ink)";
  name.append(logo, "Tubewright");
  ground.append(art, name);
  document.body.append(ground);
}

/** Plays the best hint until a round and turn are reached. */
async function playByHints(page, round, turn) {
  const now = () => page.evaluate(() => {
    const number = (name) => Number(document.querySelector(`[data-testid=${name}]`)?.dataset[name]);
    return [number("round"), number("turn")];
  });
  for (;;) {
    if (await handle(page, "tally-next").count()) await handle(page, "tally-next").click();
    const before = await now();
    if (before[0] === round && before[1] === turn) return;
    if ((await sections(page)).length) {
      await handle(page, "hint").click();
      await page.locator(".pick--hint").first().click();
      await done(page);
    } else {
      await handle(page, "pass").click();
    }
    await page.waitForFunction(([r, t]) => {
      const number = (name) => Number(document.querySelector(`[data-testid=${name}]`)?.dataset[name]);
      return document.querySelector("[data-testid=tally-next]") || number("round") !== r || number("turn") !== t;
    }, before);
  }
}

const wanted = process.argv.slice(2);
const [server, browser] = await Promise.all([startServer(), startBrowser()]);
for (const [name, { path, viewport, show }] of Object.entries(PICTURES)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const look = { viewport, colorScheme: "light", locale: "en-GB", reducedMotion: "reduce", baseURL: server.origin };
  const page = await browser.newPage(look);
  await show(page);
  await page.mouse.move(0, 0);
  const file = new URL(path, ROOT);
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, await fewerColours(page, await page.screenshot()));
  console.log(path);
  await page.close();
}
await browser.close();
await server.stop();
