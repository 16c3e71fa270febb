// Keyboard-only use: presses keys and follows the focus.

/** Presses Tab, or another key, until the focus matches a selector. */
export async function tabTo(page, selector, key = "Tab") {
  const places = [];
  for (let tries = 0; tries < 80; tries += 1) {
    const [there, name] = await page.evaluate((wanted) => {
      const { activeElement: it } = document;
      return [it?.matches(wanted), it?.dataset.section ?? it?.dataset.testid ?? it?.innerText.slice(0, 20) ?? ""];
    }, selector);
    if (there) return;
    places.push(name);
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector} but to ${places.join(", ")}`);
}

/** Tabs to a selector and presses Enter. */
export async function enter(page, selector, key = "Tab") {
  await tabTo(page, selector, key);
  await page.keyboard.press("Enter");
}

/** Waits until the page moves the focus to a selector. */
export const focused = (page, selector) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
