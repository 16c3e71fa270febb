// Whole solo games by mouse, keyboard and touch; the page agrees with the command line.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible } from "../lib/axe.mjs";
import { LAPTOP, PHONE } from "../lib/browser.mjs";
import { replay } from "../lib/command.mjs";
import { cards, draw, finalTotal, handle, openGame, playOut, sections } from "../lib/handles.mjs";
import { enter, focused, tabTo } from "../lib/keys.mjs";
import { click, playByHand, tap } from "../lib/pointer.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

const SHORT_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } };
const at = (page, section) => page.locator(`[data-testid=section][data-section="${section}"]`);

story("a whole solo game by mouse ends with the score of its record", async ({ page }) => {
  await openGame(page, { deal: "london" });
  assert.deepEqual(await cards(page), ["underground:circle"]);
  const total = await playOut(page, (open) => open.at(-1), { draw: (_, section) => at(page, section).click() });

  const told = await replay(await saveRecord(page));
  assert.equal(total, told.final[0].total);
  assert.equal(told.rounds.length, 4);
  assert.equal(await handle(page, "verdict").locator(".ladder .on").count(), told.solo.verdict);
});

story("a whole solo game by keyboard alone", async ({ page }) => {
  await openGame(page, { deal: "keyboard" });
  // From the top of the page: the bar, then the map. Afterwards the page keeps the focus where play continues.
  await tabTo(page, "[data-testid=section]");
  const confirm = async (name) => {
    await focused(page, `[data-testid=${name}]`);
    await page.keyboard.press("Enter");
  };
  const total = await playOut(page, (open) => open.at(-1), {
    draw: async (_, section) => {
      await focused(page, "[data-testid=section]");
      await enter(page, `[data-section="${section}"]`);
    },
    done: () => confirm("done"),
    pass: () => confirm("pass"),
    next: () => confirm("tally-next"),
  });
  // The focus moves from the last turn to the verdict, which a screen reader reads with the total.
  await focused(page, "[data-testid=verdict]");
  const told = await handle(page, "verdict").getAttribute("aria-label");
  assert.ok(told.includes(`${total}`) && told.includes(await handle(page, "verdict").locator("h1").innerText()), told);
  assert.equal(total, (await replay(await saveRecord(page))).final[0].total);
  await enter(page, "[data-testid=again]");
  await handle(page, "card").first().waitFor();
});

story("turns with a bot by keyboard alone: a power, a hint, a figure, another's sheet, and the record", async ({ page }) => {
  await openGame(page, { deal: "powers", powers: true, bots: "novice", pencils: "purple,green,pink,blue" });
  await tabTo(page, "[data-testid=section]");
  /** Presses Done, which has the focus, and waits until the focus is at the next turn. */
  const confirm = async (next) => {
    await focused(page, "[data-testid=done]");
    await page.keyboard.press("Enter");
    await page.locator(`[data-testid=turn][data-turn="${next}"]`).waitFor();
    await focused(page, "[data-testid=section]");
  };

  // The power is switched on, off, and on again for a section that only it opens.
  const power = handle(page, "use-power");
  const plain = await sections(page);
  for (const on of [true, false, true]) {
    await enter(page, "[data-testid=use-power]");
    await page.locator(`[data-testid=use-power][aria-pressed=${on}]`).waitFor();
  }
  const further = (await sections(page)).find((section) => !plain.includes(section));
  await enter(page, `[data-section="${further}"]`, "Shift+Tab");
  await confirm(2);
  assert.equal(await power.getAttribute("data-spent"), "true");

  await enter(page, "[data-testid=hint]");
  await page.locator(".pick--hint").first().waitFor();
  const hinted = (await page.locator(".pick--hint .pick__text").first().innerText()).replace("→", "-");
  await enter(page, ".pick--hint:first-child", "Shift+Tab");
  await confirm(3);

  await enter(page, "aside.sheet .fig--points");
  await page.locator(".table .map--lit").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".table .map--lit").waitFor({ state: "detached" });

  await enter(page, "[data-testid=rival]", "Shift+Tab");
  await page.locator("dialog[open] .map").waitFor();
  await page.keyboard.press("Escape");
  await focused(page, "[data-testid=rival]");

  await enter(page, "[data-testid=menu]", "Shift+Tab");
  await page.locator("dialog[open]").waitFor();
  const saving = page.waitForEvent("download");
  await enter(page, "[data-testid=download-record]");
  const { rounds } = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  const drawn = rounds[0].turns.map(([action]) => action);
  assert.deepEqual(drawn.slice(0, 2), [`${further} +joker`, hinted]);
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

for (const [name, look, press] of [
  ["on a laptop", LAPTOP, click],
  ["on a short phone", SHORT_PHONE, tap],
]) {
  story(
    `a whole game with modules and a bot by hand alone ${name}: nothing has to be scrolled to`,
    async ({ page }) => {
      await openGame(page, { deal: "by hand", objectives: true, powers: true, bots: "novice" });
      await playByHand(page, press);
      const told = await replay(await saveRecord(page));
      assert.equal(await finalTotal(page), told.final[0].total);
    },
    look,
  );
}

story(
  "targets on a phone are large enough for a thumb, and nothing is cut off",
  async ({ page }) => {
    await openGame(page, { deal: "phone" });
    let several = 0;
    await playOut(page, undefined, {
      draw: async (_, section) => {
        const boxes = await handle(page, "section").evaluateAll((all) =>
          all.map((one) => ({ tag: one.tagName, ...one.getBoundingClientRect().toJSON() })),
        );
        several += boxes.filter(({ tag }) => tag === "circle").length;
        for (const { width, height } of boxes) assert.ok(Math.min(width, height) >= 32, `${width} × ${height}`);
        const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(width <= window, `${width} px of content in ${window}`);
        await draw(page, section);
      },
    });
    assert.ok(several > 0, "some stations are reached by several ways");
  },
  PHONE,
);

story(
  "a tap on a station that several ways lead to asks which, and the answer is as large as a thumb",
  async ({ page }) => {
    await openGame(page, { deal: "phone" });
    for (;;) {
      const grips = await page.locator("circle[data-testid=section]").evaluateAll((all) => all.map((one) => one.dataset.section));
      if (grips.length > 0) {
        const to = grips[0].split("-")[1];
        const box = await page.locator(`[data-station="${to}"]`).boundingBox();
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        const picks = page.locator(".tell .pick");
        await picks.first().waitFor();
        const sizes = await picks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        assert.ok(sizes.every((height) => height >= 32), String(sizes));
        await picks.first().tap();
        assert.ok(await handle(page, "done").isEnabled());
        return;
      }
      const at = await page.locator("[data-testid=turn]").getAttribute("data-turn");
      const first = handle(page, "section").first();
      if (await first.count()) {
        await first.dispatchEvent("click");
        await handle(page, "done").tap();
      } else {
        await handle(page, "pass").tap();
      }
      await page.locator(`[data-testid=turn]:not([data-turn="${at}"])`).waitFor();
    }
  },
  PHONE,
);

story(
  "on a phone that lies down the map takes the whole height, and Done is in view",
  async ({ page }) => {
    await openGame(page, { deal: "phone", bots: "novice" });
    const map = await page.locator(".table .map").boundingBox();
    assert.ok(map.height >= 350, `the map is ${map.height} px high`);
    for (const name of ["done", "pass", "undo", "hint", "menu"]) {
      const box = await handle(page, name).boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= 360, `${name} is at ${box.y}`);
    }
    await assertAccessible(page);
  },
  { ...PHONE, viewport: { width: 740, height: 360 } },
);
