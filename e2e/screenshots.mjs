// Pictures of the pages at the sizes that people have: `cargo xtask screenshots [NAME …]`.
import { mkdir } from "node:fs/promises";
import { DESKTOP, PHONE, TABLET, startBrowser } from "./lib/browser.mjs";
import { startServer } from "./lib/server.mjs";
import { VIEWS } from "./views.mjs";

const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };
const FOLDER = process.env.SCREENSHOTS ?? "../screenshots";
const wanted = process.argv.slice(2);

const [server, browser] = await Promise.all([startServer(), startBrowser()]);
await mkdir(FOLDER, { recursive: true });
for (const view of VIEWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  for (const [size, look] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({
        ...look,
        colorScheme,
        locale: "en-GB",
        reducedMotion: "reduce",
        baseURL: server.origin,
      });
      const page = await context.newPage();
      await view.show(page);
      // What lies under the mouse would light up.
      await page.mouse.move(0, 0);
      const path = `${FOLDER}/${view.name}-${size}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: view.fullPage ?? false });
      console.log(path);
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
