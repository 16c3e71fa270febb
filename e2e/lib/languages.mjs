// The languages and their texts.
import { readFile, readdir } from "node:fs/promises";

/** Browser locales by language code. Found by their folders, so that a new language is tested too. */
export const LANGUAGES = Object.fromEntries(
  (await readdir(new URL("../../locales/", import.meta.url), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, { en: "en-GB", ja: "ja-JP" }[name] ?? `${name}-${name.toUpperCase()}`]),
);

/** A one-line text from a language's file. */
export async function textOf(code, file, key) {
  const source = await readFile(new URL(`../../locales/${code}/${file}.ftl`, import.meta.url), "utf8");
  const text = new RegExp(`^${key} = (.+)$`, "m").exec(source)?.[1];
  if (!text) throw new Error(`no ${key} in locales/${code}/${file}.ftl`);
  return text;
}
