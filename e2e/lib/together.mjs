// A story of several people, each in a browser profile of their own.
import { PHONE, assertQuiet } from "./browser.mjs";
import { person } from "./people.mjs";
import { story } from "./story.mjs";

/** Tells a story of several people; everyone's console stays free of errors. */
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
