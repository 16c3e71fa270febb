// Others at the table: bots that think in the worker, and people who pass the device around.
import assert from "node:assert/strict";
import { replay } from "../lib/command.mjs";
import { handle, openGame, pass, playOut } from "../lib/handles.mjs";
import { saveRecord } from "../lib/record.mjs";
import { story } from "../lib/story.mjs";

story("two bots play along, and their sheets open", async ({ page }) => {
  await openGame(page, { deal: "bots", bots: "novice,casual" });
  await handle(page, "rival").first().waitFor();
  assert.equal(await handle(page, "rival").count(), 2);
  await handle(page, "rival").first().click();
  await page.locator("dialog[open] .map").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });

  await playOut(page);
  const told = await replay(await saveRecord(page));
  assert.equal(told.final.length, 3);
  const shown = await page.locator("[data-testid=ranked] .rank__t").allInnerTexts();
  const totals = told.final.map(({ total }) => String(total));
  assert.deepEqual([...shown].sort(), [...totals].sort());
});

story("two people pass the device around", async ({ page }) => {
  await page.goto("/play?deal=people&people=Ann,Ben");
  for (const name of ["Ann", "Ben"]) {
    await handle(page, "handover").getByText(name).waitFor();
    await handle(page, "handover").click();
    await pass(page);
  }
  await handle(page, "handover").getByText("Ann").waitFor();
  await handle(page, "handover").click();
  await page.locator("[data-testid=turn][data-turn='2']").waitFor();
});
