// People at a table, each in their own browser profile.
import { DESKTOP, watch } from "./browser.mjs";
import { done, draw, handle, leaveTally, pass } from "./handles.mjs";

/** A person with their own page. */
export async function person(browser, origin, name, look = {}) {
  const context = await browser.newContext({ ...DESKTOP, locale: "en-GB", ...look, baseURL: origin });
  context.setDefaultTimeout(20_000);
  const complaints = watch(context, origin);
  return { name, context, complaints, page: await context.newPage() };
}

/** Opens a table with `seats` seats; resolves to its address. `set` may change other settings on the form. */
export async function openTable({ page, name }, seats, set = async () => {}) {
  await page.goto("/tables");
  await handle(page, "new-table").getByTestId("your-name").fill(name);
  await page.locator(`[data-testid=seats] input[value="${seats}"]`).check();
  await set(page);
  await handle(page, "open-table").click();
  await handle(page, "room").waitFor();
  return new URL(page.url()).pathname;
}

/** Opens a table's link and takes a free seat. */
export async function sitDown({ page, name }, address) {
  await page.goto(address);
  await handle(page, "your-name").fill(name);
  await handle(page, "sit").first().click();
  await handle(page, "your-name").waitFor({ state: "detached" });
}

/**
 * Does what the table waits for from this person, if anything: draws the first section, passes, or closes a round summary.
 * Resolves to whether there was something to do.
 */
export async function act(page) {
  // All in one evaluation, since the game could move on between two.
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

/** Waits until the table waits for this person, then acts. */
export async function actSoon(page) {
  while (!(await act(page))) await page.waitForTimeout(20);
}

/** Everyone plays until each sees the result. */
export async function playToTheEnd(people) {
  for (let rest = people; rest.length > 0; ) {
    for (const { page } of rest) await act(page);
    const ended = await Promise.all(rest.map(({ page }) => handle(page, "result").count()));
    rest = rest.filter((_, i) => ended[i] === 0);
  }
}
