// What must hold before the first paint: the theme, stillness and language that were chosen. Its texts come while the program does.
{
  const root = document.documentElement;

  const kept = (place, name) => {
    try {
      return globalThis[place].getItem(name);
    } catch {
      // Storage may be forbidden; the system's theme and the browser's language hold then.
      return null;
    }
  };

  const theme = kept("localStorage", "theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (kept("localStorage", "still") === "on") root.dataset.motion = "none";

  const named = new URLSearchParams(location.search).get("lang");
  const wishes = [named, kept("sessionStorage", "language"), kept("localStorage", "language"), ...navigator.languages];
  const known = root.dataset.languages.split(" ");
  const codes = wishes.map((wish) => wish?.toLowerCase().split(/[-_.]/)[0]);
  const wanted = [...new Set([...codes.filter((code) => known.includes(code)), "en"])];
  [root.lang] = wanted;

  /** The texts of the language wanted; where they cannot be had, as without a network, those of the next one. */
  const texts = async () => {
    for (const code of wanted) {
      const answer = await fetch(`${root.dataset.build}/locales/${code}.ftl`).catch(() => null);
      if (!answer?.ok) continue;
      root.lang = code;
      try {
        // A link that names the language means the whole visit, not only its first page.
        if (codes[0] === code) sessionStorage.setItem("language", code);
      } catch {}
      return answer.text();
    }
    return null;
  };
  globalThis.firstTexts = texts();
}
