// What is worth a picture: a name, and how to get there on a fresh page.
import { handle } from "./lib/handles.mjs";

export const VIEWS = [
  {
    name: "home",
    async show(page) {
      await page.goto("/");
      await handle(page, "play").waitFor();
    },
  },
  {
    name: "settings",
    async show(page) {
      await page.goto("/settings");
      await handle(page, "language").waitFor();
    },
  },
];
