// Are tap targets large enough?

/** Tap targets, apart from those on the map. */
const TARGETS = "a[href], button, select, summary, input:not([type=hidden]), [role=button], [role=slider]";

/** The minimum width and height of a target, in pixels. */
const THUMB = 32;

/**
 * The targets in a part of the page that are too small, with their sizes. Links within a sentence are exempt: their line height limits
 * them.
 */
export function smallTargets(page, where = "body") {
  return page.locator(where).evaluate(
    (part, { targets, thumb }) => {
      const SLACK = 0.5;
      const name = (one) => one.dataset.section ?? one.dataset.testid ?? one.getAttribute("aria-label") ?? `${one.className} ${one.innerText.slice(0, 20)}`;
      const isInSentence = (one) =>
        one.matches("a") && getComputedStyle(one).display === "inline" && one.parentElement.innerText.trim() !== one.innerText.trim();
      const found = [];
      let looked = 0;
      for (const one of part.querySelectorAll(targets)) {
        const target = one.labels?.[0] ?? one;
        if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest("[inert]") || isInSentence(one)) continue;
        looked += 1;
        target.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = target.getBoundingClientRect();
        // The area that reacts may be larger than what is painted.
        const reaches = (x, y) => target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
        const half = thumb / 2 - SLACK;
        const isWide = width >= thumb - SLACK || (reaches(-half, 0) && reaches(half, 0));
        const isHigh = height >= thumb - SLACK || (reaches(0, -half) && reaches(0, half));
        if (!isWide || !isHigh) found.push(`${name(one)}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
      }
      return looked > 0 ? found : ["nothing can be tapped on"];
    },
    { targets: TARGETS, thumb: THUMB },
  );
}
