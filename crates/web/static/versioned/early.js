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
  root.lang = codes.find((code) => known.includes(code)) ?? "en";
  if (codes[0] === root.lang) {
    try {
      // A link that names the language means the whole visit, not only its first page.
      sessionStorage.setItem("language", root.lang);
    } catch {}
  }

  globalThis.firstTexts = fetch(`${root.dataset.build}/locales/${root.lang}.ftl`)
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
}
