// The binary contains the whole page.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { BINARY } from "../lib/server.mjs";

const DIST = new URL("../../dist/", import.meta.url).pathname;

test("every file of the page is inside the program", async () => {
  const program = await readFile(BINARY);
  const files = (await readdir(DIST, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  assert.ok(files.length > 50, `only ${files.length} files`);
  const missing = [];
  for (const { name, parentPath } of files) {
    const path = join(parentPath, name);
    if (!program.includes(await readFile(path))) missing.push(path.slice(DIST.length));
  }
  assert.deepEqual(missing, []);
});
