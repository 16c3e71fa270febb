// Starts the program, then keeps a copy of the page for offline use and looks out for new versions.
const root = document.documentElement;
const { build, program } = root.dataset;

// Whoever waits, or waits in vain, is told so in their language; these few texts are plain ones of one line.
globalThis.firstTexts.then((texts) => {
  const t = (key) => new RegExp(`^${key} = (.+)$`, "m").exec(texts ?? "")?.[1];
  const [loading, failed] = [t("boot-loading"), t("boot-failed")];
  if (loading) document.querySelector("#loading svg")?.setAttribute("aria-label", loading);
  if (failed) document.querySelector(".boot-failed")?.replaceChildren(failed);
});

try {
  const { default: init } = await import(`./${program}.js`);
  await init({ module_or_path: new URL(`${program}_bg.wasm`, import.meta.url) });
} catch (error) {
  root.dataset.boot = "failed";
  throw error;
}

function announce() {
  root.dataset.update = "ready";
  dispatchEvent(new Event("update-ready"));
}

const version = build.split("/").pop();
const copy = () => caches.open(`tubewright-${version}`);

/** Puts the texts of the language in use beside what the worker keeps: nobody needs all languages offline. */
async function keepLanguage() {
  const kept = await copy();
  const parts = ["", "-guide", "-study", ...(program === "tables" ? ["-tables"] : [])];
  const files = parts.map((part) => `${root.lang}${part}.ftl`).concat(`${root.lang}.webmanifest`);
  for (const file of files) {
    const address = `${build}/locales/${file}`;
    if (!(await kept.match(address))) await kept.add(address);
  }
}

/** Keeps the program of tables for whoever uses it; its page comes last, so that nobody has the one without the other. */
async function keepTables() {
  const kept = await copy();
  if (program !== "tables" || (await kept.match("/tables"))) return;
  await kept.addAll(["tables.js", "tables_bg.wasm"].map((file) => `${build}/${file}`));
  const page = await fetch("/tables", { cache: "no-store" });
  if ((await page.clone().text()).includes(version)) await kept.put("/tables", page);
}

async function keepCopy() {
  // Before the worker is there, so that whoever has it has the language too.
  await keepLanguage().catch(() => {});
  await keepTables().catch(() => {});
  new MutationObserver(() => keepLanguage().catch(() => {})).observe(root, { attributeFilter: ["lang"] });

  // The first worker takes over a page of its own version: only a later change of workers means a new page.
  let hadWorker = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (hadWorker) location.reload();
    hadWorker = true;
  });

  const registration = await navigator.serviceWorker.register("/sw.js");
  const watch = (worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) announce();
    });
  if (registration.waiting && registration.active) announce();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));

  addEventListener("update-accepted", () => registration.waiting?.postMessage("take-over"));
  // A game may stay open for days: whoever returns to it gets to know of a new version.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** Lets a worker take over that is being installed or waits; resolves when it has, or cannot. */
const takenOver = (worker) =>
  new Promise((resolve) => {
    const step = () => {
      if (worker.state === "installed") worker.postMessage("take-over");
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    };
    worker.addEventListener("statechange", step);
    step();
  });

/** Loads the server's version in the place of this one. While a worker keeps the old one, a reload alone would bring that back. */
async function change() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (next) await takenOver(next);
  location.reload();
}

addEventListener("update-needed", () => change().catch(() => {}));
addEventListener("update-sought", async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.update().catch(() => {});
});

if ("serviceWorker" in navigator) {
  // What is for later waits until the page is there and at rest.
  const later = globalThis.requestIdleCallback ?? ((keep) => setTimeout(keep, 1000));
  // A browser may refuse (private windows do); the page then works, only not offline.
  later(() => keepCopy().catch(() => {}), { timeout: 5000 });
}
