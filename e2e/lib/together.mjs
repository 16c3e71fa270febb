// A story with several people, each in their own browser profile.
import { PHONE, assertQuiet } from "./browser.mjs";
import { person } from "./people.mjs";
import { story } from "./story.mjs";

/** Defines a story with several people. Nobody's console may have errors. */
export function together(name, names, tell) {
  story(name, async ({ browser, origin }) => {
    const people = [];
    for (const [i, who] of names.entries()) people.push(await person(browser, origin, who, i % 2 ? PHONE : {}));
    try {
      await tell(people, { browser, origin });
      for (const { complaints } of people) assertQuiet(complaints);
    } finally {
      for (const { context } of people) await context.close();
    }
  });
}
