// Chromium, and pages in it that remember every complaint.
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

/** Sizes that people have in their hands and on their desks. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const LYING = { ...PHONE, viewport: { width: 740, height: 360 } };
export const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true };
export const LAPTOP = { viewport: { width: 1366, height: 657 } };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Starts the Chromium that `cargo xtask` has found; by hand, without it, the one that Debian installs. */
export function startBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
}

/** What the driver itself says, where a story keeps the page from keeping a copy. */
const BY_THE_DRIVER = "Service Worker registration blocked by Playwright";

/** Has every page of a context note errors of the console and of scripts, failed requests and other hosts. */
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

/** Takes out the complaints that a story has provoked. There must be some like this; all others stay. */
export function provoked(complaints, like) {
  assert.ok(complaints.some((complaint) => like.test(complaint)), `${like} is not among the complaints: ${complaints}`);
  forgive(complaints, like);
}

/** Takes out complaints that a story may have provoked or not, as it happened. */
export function forgive(complaints, like) {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !like.test(complaint)));
}

/** Fails when anything was complained of. */
export function assertQuiet(complaints) {
  assert.deepEqual(complaints, [], "the console has errors");
}
