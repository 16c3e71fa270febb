// A whole game alone, by mouse, by keyboard and by touch; what the page says is what the command line says.
import assert from "node:assert/strict";
import { PHONE } from "../lib/browser.mjs";
import { replay } from "../lib/command.mjs";
import { cards, finalTotal, handle, openGame, playOut, sections } from "../lib/handles.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

const at = (page, section) => page.locator(`[data-testid=section][data-section="${section}"]`);

story("a whole solo game by mouse ends with the score of its record", async ({ page }) => {
  await openGame(page, { deal: "london" });
  assert.deepEqual(await cards(page), ["underground:circle"]);
  const total = await playOut(page, (open) => open.at(-1), { draw: (_, section) => at(page, section).click() });

  const told = await replay(await saveRecord(page));
  assert.equal(total, told.final[0].total);
  assert.equal(told.rounds.length, 4);
  assert.ok(told.solo.verdict >= 1);
});

story("a whole solo game by keyboard alone", async ({ page }) => {
  await openGame(page, { deal: "keyboard" });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-testid"));
  // From the top of the page: the bar, then the map.
  for (let tries = 0; tries < 20 && (await focused()) !== "section"; tries += 1) await page.keyboard.press("Tab");
  assert.equal(await focused(), "section");

  const until = async (...names) => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (names.includes(await focused())) return;
      await page.waitForTimeout(10);
    }
    assert.fail(`the focus is on ${await focused()}, not on ${names}`);
  };
  await playOut(page, ([first]) => first, {
    draw: async () => {
      await until("section");
      await page.keyboard.press("Enter");
    },
    done: async () => {
      await until("done");
      await page.keyboard.press("Enter");
    },
    pass: async () => {
      await until("pass");
      await page.keyboard.press("Enter");
    },
    next: async () => {
      await until("tally-next");
      await page.keyboard.press("Enter");
    },
  });
  assert.equal(await finalTotal(page), (await replay(await saveRecord(page))).final[0].total);
});

story(
  "a whole solo game by touch on a phone",
  async ({ page }) => {
    await openGame(page, { deal: "phone" });
    const tap = (name) => handle(page, name).tap();
    const total = await playOut(page, (open) => open[0], {
      draw: (_, section) => at(page, section).tap(),
      done: () => tap("done"),
      pass: () => tap("pass"),
      next: () => tap("tally-next"),
    });
    assert.equal(total, (await replay(await saveRecord(page))).final[0].total);
  },
  PHONE,
);

story(
  "targets on a phone are large enough for a thumb, and nothing is cut off",
  async ({ page }) => {
    await openGame(page, { deal: "phone" });
    const [section] = await sections(page);
    const box = await at(page, section).boundingBox();
    assert.ok(box.width >= 32 && box.height >= 32, `${box.width} × ${box.height}`);
    const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(width <= window, `${width} px of content in ${window}`);
  },
  PHONE,
);
