// People at a table, each in a browser profile of their own.
import { DESKTOP, watch } from "./browser.mjs";
import { done, draw, handle, leaveTally, pass } from "./handles.mjs";

/** A person with a page of their own. */
export async function person(browser, origin, name, look = {}) {
  const context = await browser.newContext({ ...DESKTOP, locale: "en-GB", ...look, baseURL: origin });
  context.setDefaultTimeout(20_000);
  const complaints = watch(context, origin);
  return { name, context, complaints, page: await context.newPage() };
}

/** Opens a table with so many seats; resolves to its address. `set` may change more on the form. */
export async function openTable({ page, name }, seats, set = async () => {}) {
  await page.goto("/tables");
  await handle(page, "new-table").getByTestId("your-name").fill(name);
  await page.locator(`[data-testid=seats] input[value="${seats}"]`).check();
  await set(page);
  await handle(page, "open-table").click();
  await handle(page, "room").waitFor();
  return new URL(page.url()).pathname;
}

/** Comes to a table by its link and sits down at a free seat. */
export async function sitDown({ page, name }, address) {
  await page.goto(address);
  await handle(page, "your-name").fill(name);
  await handle(page, "sit").first().click();
  await handle(page, "your-name").waitFor({ state: "detached" });
}

/**
 * Does what the table waits for from this person, if it does: draws the first section, passes, looks at a tally.
 * Resolves to whether there was something to do.
 */
export async function act(page) {
  // One look at everything: between two, the page could have gone on.
  const { tally, first, passes } = await page.evaluate(() => {
    const find = (name) => document.querySelector(`[data-testid=${name}]`);
    const passes = find("pass")?.disabled === false;
    return { tally: Boolean(find("tally-next")), first: find("section")?.dataset.section, passes };
  });
  if (tally) {
    await leaveTally(page);
  } else if (first) {
    await draw(page, first);
    await done(page);
  } else if (passes) {
    await pass(page);
  }
  return tally || Boolean(first) || passes;
}

/** Waits until the table waits for this person, and does it. */
export async function actSoon(page) {
  while (!(await act(page))) await page.waitForTimeout(20);
}

/** Has everyone play until each sees the result. */
export async function playToTheEnd(people) {
  for (let rest = people; rest.length > 0; ) {
    for (const { page } of rest) await act(page);
    const ended = await Promise.all(rest.map(({ page }) => handle(page, "result").count()));
    rest = rest.filter((_, i) => ended[i] === 0);
  }
}
