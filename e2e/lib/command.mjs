// The command line under test, to check what the page produced.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BINARY } from "./server.mjs";

/** Runs `tubewright ARGS`; resolves to what it prints. */
export async function tubewright(...args) {
  const { stdout } = await promisify(execFile)(BINARY, args);
  return stdout;
}

/** What `tubewright replay --json` says about a record. */
export const replay = async (path) => JSON.parse(await tubewright("replay", "--json", path));
