// Starts the binary under test on a free port.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

export const BINARY = process.env.TUBEWRIGHT ?? new URL("../../target/debug/tubewright", import.meta.url).pathname;

/** Starts `tubewright serve` and waits until it is reachable. With `port` and `data` it replaces a stopped server. */
export async function startServer({ port = "0", data = mkdtempSync(join(tmpdir(), "tubewright-")) } = {}) {
  // Another connection may be using the port for a moment.
  for (let tries = port === "0" ? 0 : 20; tries > 0; tries -= 1) {
    try {
      return await start(port, data);
    } catch {
      await sleep(250);
    }
  }
  return start(port, data);
}

async function start(port, data) {
  const child = spawn(BINARY, ["serve", "--port", port, "--data", data], { stdio: ["ignore", "pipe", "inherit"] });
  const origin = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const address = /http:\/\/[^\s/]+/.exec(line);
      if (address) resolve(address[0]);
    });
  });
  return {
    origin,
    port: new URL(origin).port,
    data,
    /** Stops the server; resolves to its exit code. `keep` keeps the data for a successor. */
    async stop({ keep = false } = {}) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const code = await ended;
      if (!keep) rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}
