// Hints.
import { handle } from "./handles.mjs";

/** Asks for hints and closes them again; resolves to their texts. */
export async function askForHints(page) {
  const hints = page.locator(".pick--hint");
  await handle(page, "hint").click();
  await hints.first().waitFor();
  const said = await hints.evaluateAll((all) =>
    all.map((one) => [".pick__text", "em"].map((part) => one.querySelector(part).innerText).join(" ")),
  );
  await handle(page, "hint").click();
  await hints.first().waitFor({ state: "detached" });
  return said;
}
