// The figures that a visitor feels, measured in Chromium: `cargo xtask figures [NAME …]`.
import { cpus, loadavg } from "node:os";
import { DESKTOP, PHONE, startBrowser } from "./lib/browser.mjs";
import { draw, handle, openGame, playOut, sections, undo } from "./lib/handles.mjs";
import { longTasks, longestTask, memory, noteTaps, slowDown, tapTimes, wireBytes } from "./lib/measure.mjs";
import { startServer } from "./lib/server.mjs";

const COUNTED = [1, 5, 10, 15, 20];
const VISITS = 5;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time) => `${time.toFixed(0)} ms`;
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Each figure: what it is, what it should be, and how it is measured on a fresh page. */
const FIGURES = {
  bytes: {
    about: "over the wire (brotli) until playable",
    goal: "350 kB",
    async measure(visit) {
      return visit(DESKTOP, async (page) => {
        const bytes = await wireBytes(page);
        await openGame(page, { deal: "london" });
        await handle(page, "section").first().waitFor({ state: "attached" });
        return kilobytes(bytes());
      });
    },
  },
  playable: {
    about: `first visit to playable, CPU 4x slower (median of ${VISITS})`,
    goal: "1500 ms",
    async measure(visit) {
      const times = [];
      for (let count = 0; count < VISITS; count += 1) {
        times.push(await visit(PHONE, timeToPlayable));
      }
      return milliseconds(median(times));
    },
  },
  tap: {
    about: "tap to painted preview (median and longest of 20)",
    goal: "50 ms",
    measure: (visit) => visit(PHONE, tapToPreview),
  },
  task: {
    about: "longest main-thread task while three bots think",
    goal: "50 ms",
    async measure(visit) {
      return visit(DESKTOP, async (page) => {
        await longTasks(page);
        await openGame(page, { deal: "london", bots: "strong,strong,strong" });
        await page.evaluate(() => globalThis.tasks.splice(0));
        await playOut(page);
        const longest = await longestTask(page);
        return longest ? milliseconds(longest) : "none over 50 ms";
      });
    },
  },
  memory: {
    about: `memory after ${COUNTED.join(", ")} games (scripts + program, nodes)`,
    goal: "steady from 10 on",
    measure: (visit) => visit(DESKTOP, memoryOverGames),
  },
};

async function timeToPlayable(page) {
  await slowDown(page, 4);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-testid=section]")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (globalThis.playableAfter = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
  await openGame(page, { deal: "london" });
  const handleOfTime = await page.waitForFunction(() => globalThis.playableAfter);
  return handleOfTime.jsonValue();
}

async function tapToPreview(page) {
  await noteTaps(page);
  await openGame(page, { deal: "london" });
  for (let count = 0; count < 20; count += 1) {
    const open = await sections(page);
    await draw(page, open[count % open.length]);
    await page.waitForTimeout(100);
    await undo(page);
    await page.waitForTimeout(100);
  }
  const times = await tapTimes(page);
  return `${milliseconds(median(times))}, ${milliseconds(Math.max(...times))}`;
}

async function memoryOverGames(page) {
  const rows = [];
  await openGame(page, { deal: "london" });
  for (let game = 1; game <= COUNTED.at(-1); game += 1) {
    await playOut(page);
    if (COUNTED.includes(game)) rows.push(await memory(page));
    if (game < COUNTED.at(-1)) {
      await handle(page, "again").click();
      await handle(page, "card").first().waitFor();
    }
  }
  return rows.map(({ bytes, nodes }) => `${(bytes / 1e6).toFixed(1)} MB, ${nodes}`).join(" -> ");
}

const wanted = process.argv.slice(2);
const [server, browser] = await Promise.all([startServer(), startBrowser()]);

/** Shows a page to nobody before: no cache, no storage. */
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
    figure = `not measured: ${String(error.message).split("\n")[0]}`;
    process.exitCode = 1;
  }
  rows.push({ name, measured: figure, goal, about });
}
console.table(rows);
const load = loadavg().map((value) => value.toFixed(1)).join(", ");
console.log(`${new Date().toISOString()}, Chromium ${browser.version()}, ${cpus().length} cores, load ${load}`);
await browser.close();
await server.stop();
