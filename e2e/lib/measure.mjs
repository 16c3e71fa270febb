// Ways to measure a page; each must be called before the page goes to its address, where it observes.

const session = (page) => page.context().newCDPSession(page);

/** Makes the page's processor so many times slower. */
export async function slowDown(page, rate) {
  await (await session(page)).send("Emulation.setCPUThrottlingRate", { rate });
}

/** The most that may come over the wire until a game can be played. */
export const MOST_BYTES = 350_000;

/**
 * Counts what comes over the wire, headers included. The answer waits for whatever is asked for by then, and tells how
 * much it was in all.
 */
export async function wireBytes(page) {
  const devtools = await session(page);
  let bytes = 0;
  const asked = new Map();
  devtools.on("Network.requestWillBeSent", ({ requestId }) => {
    let arrive;
    const arrived = new Promise((resolve) => (arrive = resolve));
    asked.set(requestId, { arrive, arrived });
  });
  const ended = ({ requestId, encodedDataLength = 0 }) => {
    bytes += encodedDataLength;
    asked.get(requestId)?.arrive();
  };
  devtools.on("Network.loadingFinished", ended);
  devtools.on("Network.loadingFailed", ended);
  await devtools.send("Network.enable");
  return async () => {
    await Promise.all([...asked.values()].map(({ arrived }) => arrived));
    return bytes;
  };
}

/** Notes the time from each click to the paint after it. */
export async function noteTaps(page) {
  await page.addInitScript(() => {
    globalThis.taps = [];
    const note = (event) => {
      const start = event.timeStamp;
      // A message sent in the frame's callback arrives after that frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => globalThis.taps.push(performance.now() - start);
        port2.postMessage(null);
      });
    };
    addEventListener("click", note, { capture: true });
  });
}

export const tapTimes = (page) => page.evaluate(() => globalThis.taps);

/** Notes the tasks that held the main thread for more than 50 ms. */
export async function longTasks(page) {
  await page.addInitScript(() => {
    globalThis.tasks = [];
    const observer = new PerformanceObserver((list) => {
      globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: "longtask", buffered: true });
  });
}

/** The longest of the noted tasks, or 0. */
export const longestTask = (page) => page.evaluate(() => Math.max(0, ...globalThis.tasks));

/** Bytes of scripts and of the program's own memory, and nodes of the document, after a clean-up. */
export async function memory(page) {
  const devtools = await session(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes } = await devtools.send("Memory.getDOMCounters");
  const bytes = usedSize + (await programMemory(devtools));
  await devtools.detach();
  return { bytes, nodes };
}

async function programMemory(devtools) {
  const { result: prototype } = await devtools.send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
  const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId });
  const { result } = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function () { return this.reduce((sum, it) => sum + it.buffer.byteLength, 0); }",
    returnByValue: true,
  });
  return result.value;
}
