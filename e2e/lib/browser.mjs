// Chromium, and pages that collect every console error.
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Common window sizes. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const LYING = { ...PHONE, viewport: { width: 740, height: 360 } };
export const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true };
export const LAPTOP = { viewport: { width: 1366, height: 657 } };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Starts the Chromium that `cargo xtask` found; without xtask, Debian's. */
export function startBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
}

/** Logged by the driver itself where a story blocks service workers. */
const BY_THE_DRIVER = "Service Worker registration blocked by Playwright";

/** Collects errors and warnings of the console, script errors and requests to other hosts, for every page of a context. */
export function watch(context, origin) {
  const complaints = [];
  context.on("console", (message) => {
    const isComplaint = ["error", "warning"].includes(message.type());
    if (isComplaint && message.text() !== BY_THE_DRIVER) complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(blob|data):/.test(url)) complaints.push(`request to ${url}`);
  });
  return complaints;
}

/** Removes the complaints that a story provoked. At least one must match. */
export function provoked(complaints, like) {
  assert.ok(complaints.some((complaint) => like.test(complaint)), `${like} is not among the complaints: ${complaints}`);
  forgive(complaints, like);
}

/** Removes complaints that a story may or may not have provoked. */
export function forgive(complaints, like) {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !like.test(complaint)));
}

/** Fails if there are complaints. */
export function assertQuiet(complaints) {
  assert.deepEqual(complaints, [], "the console has errors");
}
