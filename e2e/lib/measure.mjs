// Page measurements. Those that observe must be started before the page navigates.

const session = (page) => page.context().newCDPSession(page);

/** Slows down the page's CPU by this factor. */
export async function slowDown(page, rate) {
  await (await session(page)).send("Emulation.setCPUThrottlingRate", { rate });
}

/** The budget over the wire until a game can be played; the goal is 330,000. */
export const MOST_BYTES = 380_000;

/**
 * Counts bytes over the wire, headers included. The returned function waits for all requests made so far and resolves to their
 * total.
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

/** Records the time from each click to the next paint. */
export async function noteTaps(page) {
  await page.addInitScript(() => {
    globalThis.taps = [];
    const note = (event) => {
      const start = event.timeStamp;
      // A message posted in the frame's callback arrives after that frame is painted.
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

/** Records main-thread tasks of more than 50 ms. */
export async function longTasks(page) {
  await page.addInitScript(() => {
    globalThis.tasks = [];
    const observer = new PerformanceObserver((list) => {
      globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: "longtask", buffered: true });
  });
}

/** The longest recorded task, or 0. */
export const longestTask = (page) => page.evaluate(() => Math.max(0, ...globalThis.tasks));

/** Bytes of JavaScript heap and WASM memory, and DOM nodes, after garbage collection. */
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
