// The page and the terminal say the same of the same game.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { done, draw, handle, openGame, pass, sections } from "../lib/handles.mjs";
import { askForHints } from "../lib/hints.mjs";
import { BINARY } from "../lib/server.mjs";
import { story } from "../lib/story.mjs";

/** What the plain terminal says when these lines are typed. */
async function told(args, lines) {
  const home = await mkdtemp(join(tmpdir(), "tubewright-"));
  const child = spawn(BINARY, ["play", ...args, "--plain", "--no-map", "--new"], {
    cwd: home,
    env: { LANG: "C.UTF-8", XDG_STATE_HOME: home },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part) => (text += part));
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  await new Promise((resolve) => child.once("close", resolve));
  await rm(home, { recursive: true });
  return text;
}

story("hints and the end of a round are the same on the page and in a terminal", async ({ page }) => {
  const pencils = "green,pink,blue,purple";
  await openGame(page, { deal: "london", bots: "novice,casual", pencils });
  const [typed, hints] = [[], []];
  for (let turn = 1; ; turn += 1) {
    if (turn <= 3) {
      hints.push(await askForHints(page));
      typed.push("hint");
    }
    const [first] = await sections(page);
    typed.push(first ?? "pass", "");
    await (first ? draw(page, first).then(() => done(page)) : pass(page));
    await page.waitForFunction(
      (last) => document.querySelector("dialog[open] [data-testid=ranked]") || Number(document.querySelector("[data-testid=turn]").dataset.turn) > last,
      turn,
    );
    if (await page.locator("dialog[open]").count()) break;
  }
  const dialog = page.locator("dialog[open]");
  const [title, facts, heading] = await Promise.all(["h1", ".tally > p", "h2"].map((part) => dialog.locator(part).innerText()));
  const rows = await dialog.getByTestId("ranked").evaluateAll((all) =>
    all.map((row) => {
      const [place, name, total] = [".rank__n", "b", ".rank__t"].map((part) => row.querySelector(part).textContent);
      return `${place}. ${name}: ${total}`;
    }),
  );
  assert.equal(rows.length, 3);

  const text = await told(["--deal", "london", "--bots", "novice,casual", "--pencils", pencils], typed);
  const lists = text.split("compared with passing:\n").slice(1).map((rest) => /^(?: {2}.+\n)+/.exec(rest)[0]);
  const inTerminal = lists.map((list) => list.trimEnd().split("\n").map((row) => row.trim().replace(/ +/g, " ").toLowerCase()));
  assert.deepEqual(inTerminal, hints.map((list) => list.map((hint) => hint.replaceAll("→", "-").toLowerCase())));

  const [first, , ...lines] = text.split("Round 1 is over.\n")[1].split("\n");
  assert.equal(first, title);
  assert.equal(lines.slice(0, 3).join(" "), facts);
  assert.deepEqual(lines.slice(3, 7), [heading, ...rows]);
});
