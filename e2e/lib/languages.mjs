// The languages, and what their texts say.
import { readFile, readdir } from "node:fs/promises";

/** By code, with the locale of a browser that speaks it; a sixth one is found by its folder. */
export const LANGUAGES = Object.fromEntries(
  (await readdir(new URL("../../locales/", import.meta.url), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, { en: "en-GB", ja: "ja-JP" }[name] ?? `${name}-${name.toUpperCase()}`]),
);

/** A text of one line, as its file has it. */
export async function textOf(code, file, key) {
  const source = await readFile(new URL(`../../locales/${code}/${file}.ftl`, import.meta.url), "utf8");
  const text = new RegExp(`^${key} = (.+)$`, "m").exec(source)?.[1];
  if (!text) throw new Error(`no ${key} in locales/${code}/${file}.ftl`);
  return text;
}
