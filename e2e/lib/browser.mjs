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

export function startBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
}

/** Has every page of a context note errors of the console and of scripts, failed requests and other hosts. */
export function watch(context, origin) {
  const complaints = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(blob|data):/.test(url)) complaints.push(`request to ${url}`);
  });
  return complaints;
}

/** Fails when anything was complained of. */
export function assertQuiet(complaints) {
  assert.deepEqual(complaints, [], "the console has errors");
}
