// The pages around the game: reachable, readable, with working settings.
import assert from "node:assert/strict";
import { assertAccessible } from "../lib/axe.mjs";
import { PHONE, provoked } from "../lib/browser.mjs";
import { handle } from "../lib/handles.mjs";
import { story } from "../lib/story.mjs";

const PAGES = {
  "/rules": "Rules",
  "/settings": "Settings",
  "/about": "About",
  "/tables": "Play together",
  "/nowhere": "No such station",
};

const theme = (page) => page.locator("html").getAttribute("data-theme");

for (const colorScheme of ["light", "dark"]) {
  story(`every page is accessible and fits a phone, ${colorScheme}`, async ({ page, complaints }) => {
    for (const [address, heading] of Object.entries(PAGES)) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await assertAccessible(page);
      const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(width <= window, `${address}: ${width} px of content in ${window}`);
    }
    // The browser reports the 404 of the last address, which is expected.
    provoked(complaints, /404.*\/nowhere\)/);
  }, { ...PHONE, colorScheme });
}

story("links lead to each page and back by keyboard, and focus goes along", async ({ page }) => {
  await page.goto("/");
  for (const [name, heading] of [["Rules", "Rules"], ["Settings", "Settings"], ["About", "About"]]) {
    await page.getByRole("navigation").getByRole("link", { name }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    assert.match(await page.title(), new RegExp(`^${heading} · Tubewright$`));
    assert.equal(await page.evaluate(() => document.activeElement.id), "page");
    await page.getByRole("link", { name: "Home" }).focus();
    await page.keyboard.press("Enter");
    await handle(page, "play").waitFor();
  }
});

story("the contents of the rules lead to their chapters", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("link", { name: "Pencil powers" }).click();
  await page.waitForFunction(() => scrollY > 0);
  assert.match(page.url(), /\/rules#powers$/);
  await page.getByRole("heading", { level: 2, name: "Pencil powers" }).waitFor();
});

story("settings hold at once and survive a reload", async ({ page }) => {
  await page.goto("/settings");
  assert.equal(await theme(page), null);
  await page.getByRole("radio", { name: "Dark" }).check();
  assert.equal(await theme(page), "dark");
  await page.getByRole("switch", { name: "Less motion" }).check();
  await page.getByRole("switch", { name: "Grid letters and numbers" }).uncheck();
  await handle(page, "level").selectOption("champion");
  await page.reload();
  await handle(page, "level").waitFor();
  assert.equal(await theme(page), "dark");
  assert.equal(await page.locator("html").getAttribute("data-motion"), "none");
  assert.equal(await page.locator("html").getAttribute("data-coords"), "off");
  assert.equal(await handle(page, "level").inputValue(), "champion");
  assert.ok(await page.getByRole("radio", { name: "Dark" }).isChecked());
  await page.getByRole("radio", { name: "As the device" }).check();
  assert.equal(await theme(page), null);
});

story("everything kept here can be erased; the copy of the page stays, as it says, and opens without a network", async ({ page, context }) => {
  await page.goto("/settings?lang=en");
  await page.getByRole("switch", { name: "Sound" }).check();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  // Cancelling returns the focus, with keys too.
  const focused = (name) => page.waitForFunction((wanted) => document.activeElement.dataset.testid === wanted, name);
  await handle(page, "erase").press("Enter");
  await focused("erase-now");
  await page.getByRole("button", { name: "Keep everything" }).press("Enter");
  await focused("erase");
  await handle(page, "erase").click();
  await page.getByText("The copy of the page, which opens without a network, stays.").waitFor();
  await handle(page, "erase-now").click();
  await handle(page, "play").waitFor();
  assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.length]), [0, 0]);
  await page.goto("/about");
  await page.getByText("The copy of the page stays, so that it still opens without a network.").waitFor();
});

story("the language can be changed on every page", async ({ page }) => {
  for (const address of ["/", "/rules", "/settings", "/about", "/how-to-play"]) {
    await page.goto(address);
    await handle(page, "language").waitFor();
    assert.equal(await handle(page, "language").inputValue(), "en");
  }
});

story("the page can be installed", async ({ page, origin }) => {
  await page.goto("/");
  const manifest = await (await fetch(`${origin}/manifest.webmanifest`)).json();
  assert.equal(manifest.display, "standalone");
  assert.equal(manifest.start_url, "/");
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") assert.equal(size, sizes, src);
  }
  assert.ok(manifest.icons.some(({ sizes, purpose }) => sizes === "512x512" && purpose === "maskable"));
});
