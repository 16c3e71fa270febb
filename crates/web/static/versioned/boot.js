// Starts the program, then keeps a copy of the page for offline use and looks out for new versions.
import init from "./app.js";

const root = document.documentElement;

try {
  await init({ module_or_path: new URL("app_bg.wasm", import.meta.url) });
} catch (error) {
  root.dataset.boot = "failed";
  throw error;
}

function announce() {
  root.dataset.update = "ready";
  dispatchEvent(new Event("update-ready"));
}

async function keepCopy() {
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

if ("serviceWorker" in navigator) {
  // A browser may refuse (private windows do); the page then works, only not offline.
  keepCopy().catch(() => {});
}
