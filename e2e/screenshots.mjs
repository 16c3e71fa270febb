// Screenshots of the pages at common sizes, with a list of text that does not fit:
// `cargo xtask screenshots [--lang pl,ja | --lang all] [NAME …]`.
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { DESKTOP, LAPTOP, LYING, PHONE, TABLET, startBrowser } from "./lib/browser.mjs";
import { LANGUAGES } from "./lib/languages.mjs";
import { overflows } from "./lib/overflow.mjs";
import { prepare } from "./lib/prepared.mjs";
import { startServer } from "./lib/server.mjs";
import { VIEWS } from "./views.mjs";

const SIZES = { phone: PHONE, lying: LYING, tablet: TABLET, laptop: LAPTOP, desktop: DESKTOP };
const USUAL = ["phone", "tablet", "desktop"];
const FOLDER = process.env.SCREENSHOTS ?? "../screenshots";
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { lang: { type: "string", default: "en" } } });
const codes = values.lang === "all" ? Object.keys(LANGUAGES) : values.lang.split(",");

const [server, browser] = await Promise.all([startServer(), startBrowser()]);
await mkdir(FOLDER, { recursive: true });
const views = VIEWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const prepared = views.some((view) => view.prepared) && (await prepare(browser, server.origin));
for (const view of views) {
  for (const code of codes) {
    for (const size of view.sizes ?? USUAL) {
      for (const colorScheme of ["light", "dark"]) await picture(view, code, size, { ...SIZES[size], colorScheme });
    }
  }
}
await browser.close();
await server.stop();

async function picture(view, code, size, look) {
  const context = await browser.newContext({
    ...look,
    locale: LANGUAGES[code],
    reducedMotion: "reduce",
    storageState: view.prepared && prepared.state,
    baseURL: server.origin,
  });
  const page = await context.newPage();
  await view.show(page, prepared);
  // Avoids hover effects.
  await page.mouse.move(0, 0);
  const path = `${FOLDER}/${view.name}-${size}-${look.colorScheme}${code === "en" ? "" : `-${code}`}.png`;
  await page.screenshot({ path, fullPage: view.fullPage ?? false });
  console.log(path);
  for (const what of await overflows(page)) console.log(`  ${what}`);
  await context.close();
}
