// Keeps one whole version of the page for offline use; another version waits until the visitor takes it.
const VERSION = "%VERSION%";
const CACHE = `tubewright-${VERSION}`;
const FILES = ["%FILES%"];
// Only for those who use tables: a program of their own, which boot.js or the next version puts beside the rest.
const TABLES = ["%TABLES%"];
const LOCALES = `/build/${VERSION}/locales/`;
const PAGE = /^\/(play|how-to-play|rules|settings|about)?\/?$/;
const STUDY_PAGE = /^\/(review|practice|r\/[^/]+\/review)\/?$/;
const TABLES_PAGE = /^\/(tables|[tr]\/[^/]+)\/?$/;

async function install() {
  const { locales, tables } = await used();
  const pages = [];
  for (const path of tables ? ["/", "/review", "/tables"] : ["/", "/review"]) pages.push([path, await page(path)]);
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES, ...(tables ? TABLES : [])]);
  for (const file of locales) await keepIfThere(cache, file);
  for (const [path, answer] of pages) await cache.put(path, answer);
}

/** Keeps a file of an older version's name, unless this version has none of that name; anything else is tried again. */
async function keepIfThere(cache, file) {
  const answer = await fetch(file);
  if (answer.ok) await cache.put(file, answer);
  else if (answer.status !== 404) throw new Error(`${file} is answered with ${answer.status}`);
}

async function page(path) {
  const answer = await fetch(path, { cache: "no-store" });
  const text = await answer.clone().text();
  // A server changed between this file and the page: better to fail and be tried again than to mix two versions.
  if (!text.includes(VERSION)) throw new Error("the page is of another version");
  return answer;
}

/** What the visitor has used before, as boot.js has put it beside this version or the one before: languages, and tables. */
async function used() {
  const locales = new Set();
  let tables = false;
  for (const name of await caches.keys()) {
    if (!name.startsWith("tubewright-")) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(url);
      const file = pathname.match(/\/locales\/([^/]+)$/);
      if (file) locales.add(LOCALES + file[1]);
      tables ||= pathname === "/tables";
    }
  }
  return { locales, tables };
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("tubewright-") && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
}

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  if (request.mode === "navigate" && TABLES_PAGE.test(path)) {
    // The other program says that there is no network, and how to go on.
    return (await cache.match("/tables")) ?? fetch(request).catch(() => cache.match("/"));
  }
  const isPage = request.mode === "navigate";
  const kept = await cache.match(isPage && PAGE.test(path) ? "/" : isPage && STUDY_PAGE.test(path) ? "/review" : path);
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => {
  if (event.data === "take-over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const own = origin === location.origin && event.request.method === "GET";
  const page = [PAGE, STUDY_PAGE, TABLES_PAGE].some((pages) => pages.test(pathname));
  if (own && (page || [...FILES, ...TABLES].includes(pathname) || pathname.startsWith(LOCALES))) {
    event.respondWith(answer(event.request, pathname));
  }
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Leads to the page that a notice was about. */
async function show(path) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : clients.openWindow(path));
}
