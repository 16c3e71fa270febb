// A story: a test with its own page, which fails on any console error. All stories of a file share a server and a browser.
import { after, test } from "node:test";
import { DESKTOP, assertQuiet, startBrowser, watch } from "./browser.mjs";
import { startServer } from "./server.mjs";

const [server, browser] = await Promise.all([startServer(), startBrowser()]);

after(async () => {
  await browser.close();
  await server.stop();
});

/**
 * Defines a story. `tell` gets a blank page, the server's origin, and the list of complaints, from which it removes those that it
 * provokes. `options` are those of the browser context, plus the `origin` of another server and a longer `timeout`.
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
