// A story: a test with a server, a browser and a page of its own, which fails on any error in the console.
import { after, test } from "node:test";
import { DESKTOP, assertQuiet, startBrowser, watch } from "./browser.mjs";
import { startServer } from "./server.mjs";

const [server, browser] = await Promise.all([startServer(), startBrowser()]);

after(async () => {
  await browser.close();
  await server.stop();
});

/**
 * Tells a story: `tell` gets a fresh page at no address yet, the origin of the server, and the list of complaints,
 * which it may empty where it provokes one. The options are those of the browser's context, beside another server's
 * `origin` and a `timeout` for what takes longer.
 */
export function story(name, tell, options = {}) {
  const { origin = server.origin, timeout = 120_000, ...look } = options;
  test(name, { timeout }, async () => {
    const context = await browser.newContext({ ...DESKTOP, locale: "en-GB", ...look, baseURL: origin });
    context.setDefaultTimeout(15_000);
    const complaints = watch(context, origin);
    try {
      await tell({ page: await context.newPage(), context, origin, complaints, browser });
      assertQuiet(complaints);
    } finally {
      await context.close();
    }
  });
}

/** The address of the server. */
export const { origin } = server;
