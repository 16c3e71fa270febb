// Measures what visitors feel, in Chromium: `cargo xtask figures [NAME …]`.
import { cpus, loadavg } from "node:os";
import { DESKTOP, PHONE, startBrowser } from "./lib/browser.mjs";
import { gameAddress, handle, openGame, playOut } from "./lib/handles.mjs";
import { click, next, playByHand, tap } from "./lib/pointer.mjs";
import { MOST_BYTES, longTasks, longestTask, memory, noteTaps, slowDown, tapTimes, wireBytes } from "./lib/measure.mjs";
import { startServer } from "./lib/server.mjs";

const COUNTED = [1, 5, 10, 15, 20];
const VISITS = 5;
// Goals, in milliseconds.
const MOST_UNTIL_PLAYABLE = 1500;
const MOST_FOR_A_TAP = 50;
const LONG_TASK = 50;
// People look before the first tap, and what is created after the first paint is done by then.
const FIRST_LOOK = 1000;
// Allowed growth over the last ten games; WASM memory grows in steps of 64 kB.
const MOST_GROWTH = 0.05;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time) => `${time.toFixed(0)} ms`;
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Each figure: its meaning, its goal, and how to measure it on a fresh page. */
const FIGURES = {
  bytes: {
    about: "over the wire (brotli) until playable",
    goal: `at most ${kilobytes(MOST_BYTES)}`,
    async measure(visit) {
      return visit(DESKTOP, async (page) => {
        const bytes = await wireBytes(page);
        await openGame(page, { deal: "london" });
        await handle(page, "section").first().waitFor({ state: "attached" });
        const all = await bytes();
        return { measured: kilobytes(all), met: all <= MOST_BYTES };
      });
    },
  },
  playable: {
    about: `first visit to playable, CPU 4x slower (median of ${VISITS})`,
    goal: `at most ${milliseconds(MOST_UNTIL_PLAYABLE)}`,
    async measure(visit) {
      const times = [];
      for (let count = 0; count < VISITS; count += 1) {
        times.push(await visit(PHONE, timeToPlayable));
      }
      return { measured: milliseconds(median(times)), met: median(times) <= MOST_UNTIL_PLAYABLE };
    },
  },
  click: {
    about: "click to painted preview or undo, after a second's look (median and longest of 40)",
    goal: `each under ${milliseconds(MOST_FOR_A_TAP)}`,
    measure: (visit) => visit(DESKTOP, (page) => toPreview(page, click)),
  },
  tap: {
    about: "the same by finger",
    goal: `each under ${milliseconds(MOST_FOR_A_TAP)}`,
    measure: (visit) => visit(PHONE, (page) => toPreview(page, tap)),
  },
  task: {
    about: "longest main-thread task while three bots think, after a second's look",
    goal: `none over ${milliseconds(LONG_TASK)}`,
    async measure(visit) {
      return visit(DESKTOP, async (page) => {
        await longTasks(page);
        await openGame(page, { deal: "london", bots: "champion,champion,champion" });
        // On first use the driver injects its own scripts, which are not part of the game.
        await next(page);
        await page.waitForTimeout(FIRST_LOOK);
        await page.evaluate(() => globalThis.tasks.splice(0));
        await playByHand(page);
        const longest = await longestTask(page);
        return { measured: longest ? milliseconds(longest) : `none over ${milliseconds(LONG_TASK)}`, met: !longest };
      });
    },
  },
  memory: {
    about: `memory after ${COUNTED.join(", ")} games (scripts + program, nodes)`,
    goal: `after 20 at most ${100 * MOST_GROWTH} % more than after 10`,
    measure: (visit) => visit(DESKTOP, memoryOverGames),
  },
};

async function timeToPlayable(page) {
  await slowDown(page, 4);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-testid=section]")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => console.debug("playable", performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
  // The page reports by itself: polling for elements would slow it down.
  const told = page.waitForEvent("console", (message) => message.text().startsWith("playable"));
  await page.goto(gameAddress({ deal: "london" }), { waitUntil: "commit" });
  return Number((await told).text().split(" ")[1]);
}

async function toPreview(page, press) {
  await noteTaps(page);
  await openGame(page, { deal: "london" });
  await page.waitForTimeout(FIRST_LOOK);
  for (let count = 0; count < 20; count += 1) {
    await press(page, await next(page, ["section"], count));
    await press(page, await next(page, ["undo"]));
  }
  const times = await tapTimes(page);
  const longest = Math.max(...times);
  return { measured: `${milliseconds(median(times))}, ${milliseconds(longest)}`, met: longest < MOST_FOR_A_TAP };
}

async function memoryOverGames(page) {
  const rows = [];
  await openGame(page, { deal: "london" });
  for (let game = 1; game <= COUNTED.at(-1); game += 1) {
    await playOut(page);
    if (COUNTED.includes(game)) {
      // The bots' games on the same cards arrive one after another, and each adds to the page.
      await page.locator("[data-testid=final] [aria-busy=false]").waitFor({ timeout: 60_000 });
      rows.push(await memory(page));
    }
    if (game < COUNTED.at(-1)) {
      await handle(page, "again").click();
      await handle(page, "card").first().waitFor();
    }
  }
  const [, , ten, , twenty] = rows;
  const steady = (count) => count(twenty) <= (1 + MOST_GROWTH) * count(ten);
  return {
    measured: rows.map(({ bytes, nodes }) => `${(bytes / 1e6).toFixed(1)} MB, ${nodes}`).join(" -> "),
    met: steady(({ bytes }) => bytes) && steady(({ nodes }) => nodes),
  };
}

const wanted = process.argv.slice(2);
const [server, browser] = await Promise.all([startServer(), startBrowser()]);

/** Measures in a fresh profile: no cache, no storage. */
async function visit(look, measure) {
  const context = await browser.newContext({ ...look, locale: "en-GB", baseURL: server.origin });
  context.setDefaultTimeout(15_000);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

const rows = [];
for (const [name, { about, goal, measure }] of Object.entries(FIGURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  let figure;
  try {
    figure = await measure(visit);
  } catch (error) {
    figure = { measured: `not measured: ${String(error.message).split("\n")[0]}`, met: false };
    process.exitCode = 1;
  }
  rows.push({ name, measured: figure.measured, goal, met: figure.met ? "yes" : "no", about });
}
console.table(rows);
const load = loadavg().map((value) => value.toFixed(1)).join(", ");
console.log(`${new Date().toISOString()}, Chromium ${browser.version()}, ${cpus().length} cores, load ${load}`);
await browser.close();
await server.stop();
