// Saves and opens game records.
import { readFile } from "node:fs/promises";
import { handle } from "./handles.mjs";

/** Saves the record of the game on the page; resolves to the file's path. */
export async function saveRecord(page) {
  const saved = page.waitForEvent("download");
  await handle(page, "download-record").click();
  return (await saved).path();
}

/** The actions of the first seat in a saved record, in order. */
export async function savedActions(page) {
  const { rounds } = JSON.parse(await readFile(await saveRecord(page), "utf8"));
  return rounds.flatMap(({ turns }) => turns.map(([action]) => action));
}

const TOLD = new URL("../../crates/rules/tests/fixtures/valid/r6-5-tie-goes-to-the-better-line.json", import.meta.url);

/** Opens the record of a finished two-player game. */
export async function openRecord(page) {
  const { record } = JSON.parse(await readFile(TOLD, "utf8"));
  await page.goto("/");
  const buffer = Buffer.from(JSON.stringify(record));
  await handle(page, "open-record").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await handle(page, "look-at").waitFor();
}
