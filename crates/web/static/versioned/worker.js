// Starts the program that thinks for the bots; from then on it listens for itself.
import init from "./thinker.js";

await init({ module_or_path: new URL("thinker_bg.wasm", import.meta.url) });
