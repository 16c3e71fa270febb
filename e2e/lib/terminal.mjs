// A player in a terminal: `tubewright join --plain`, played through pipes.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BINARY } from "./server.mjs";

const PATIENCE = 60_000;

/** Joins the table at an address, with an empty state folder. */
export function joinInTerminal(address, name) {
  const home = mkdtempSync(join(tmpdir(), "tubewright-"));
  const child = spawn(BINARY, ["join", address, "--name", name, "--plain", "--no-map"], {
    cwd: home,
    env: { LANG: "C.UTF-8", XDG_STATE_HOME: home },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let told = "";
  let seen = 0;
  child.stdout.setEncoding("utf8").on("data", (text) => (told += text));
  const terminal = {
    home,
    /** Types a line. */
    type: (line) => child.stdin.write(`${line}\n`),
    /** All output so far. */
    told: () => told,
    /** Waits for the first of these texts in new output; resolves to it and to the output before it. */
    async hear(...texts) {
      for (const start = Date.now(); Date.now() - start < PATIENCE; await wait(10)) {
        const found = texts.map((text) => [told.indexOf(text, seen), text]).filter(([at]) => at >= 0);
        if (found.length === 0) continue;
        const [at, text] = found.sort(([a], [b]) => a - b)[0];
        const before = told.slice(seen, at);
        seen = at + text.length;
        return { text, before };
      }
      throw new Error(`${texts.join(", ")} did not come:\n${told}`);
    },
    /** Plays the first listed section, or passes, until the game is over. */
    async playToTheEnd() {
      for (;;) {
        const { text, before } = await terminal.hear("Your section, or pass:", "The game is over.");
        if (text === "The game is over.") return;
        const list = before.split("You may draw:\n").at(-1);
        const first = before.includes("You may draw:\n") ? /^ {2}(\S+)/.exec(list) : null;
        terminal.type(first ? first[1] : "pass");
        await terminal.hear("Enter to confirm, or undo:");
        terminal.type("");
      }
    },
    /** Waits until it exits; resolves to its exit code. */
    async end() {
      const code = await ended;
      rmSync(home, { recursive: true, force: true });
      return code;
    },
    /** Kills it. */
    stop: () => child.kill(),
  };
  return terminal;
}
