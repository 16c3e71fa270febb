// Keeps one whole version of the page for offline use; another version waits until the visitor takes it.
const VERSION = "%VERSION%";
const CACHE = `tubewright-${VERSION}`;
const FILES = ["%FILES%"];
const LOCALES = `/build/${VERSION}/locales/`;
const PAGE = /^\/(play|how-to-play|rules|settings|about|tables|[tr]\/[^/]+)?\/?$/;

async function install() {
  const page = await fetch("/", { cache: "no-store" });
  const text = await page.clone().text();
  // A server changed between this file and the page: better to fail and be tried again than to mix two versions.
  if (!text.includes(VERSION)) throw new Error("the page is of another version");
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES, ...(await spoken())]);
  await cache.put("/", page);
}

/** The texts of the languages that the visitor has used before: boot.js has put them beside the version before this one. */
async function spoken() {
  const names = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith("tubewright-")) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const file = new URL(url).pathname.match(/\/locales\/([^/]+)$/);
      if (file) names.add(LOCALES + file[1]);
    }
  }
  return names;
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("tubewright-") && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
}

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" && PAGE.test(path) ? "/" : path);
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
  if (own && (PAGE.test(pathname) || FILES.includes(pathname) || pathname.startsWith(LOCALES))) {
    event.respondWith(answer(event.request, pathname));
  }
});
