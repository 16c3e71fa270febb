// Renders the page's icons from icon.svg: run `node icons.mjs` after changing it.
import { readFile } from "node:fs/promises";
import { startBrowser } from "./lib/browser.mjs";

const STATIC = new URL("../crates/web/static/", import.meta.url);
const ICONS = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  // Systems crop these to their own shape: the background fills the corners and the drawing stays in the middle.
  { name: "icon-maskable-512.png", size: 512, filled: true, scale: 0.8 },
  { name: "apple-touch-icon.png", size: 180, filled: true, scale: 0.9 },
];

const svg = await readFile(new URL("icon.svg", STATIC), "utf8");
const ground = /<rect[^>]*fill="([^"]+)"/.exec(svg)[1];
const browser = await startBrowser();
for (const { name, size, filled, scale = 1 } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;background:${filled ? ground : "transparent"}">
       <div style="width:${size}px;height:${size}px;transform:scale(${scale})">${svg}</div>`,
  );
  await page.screenshot({ path: new URL(name, STATIC).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
