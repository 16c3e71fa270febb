// Finds text that does not fit: wider than its box, clipped, or outside the window.

/** Every text on the page that does not fit, and its container. */
export function overflows(page) {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const found = [];

    /** The boxes that a text must stay in: its block and every clipping ancestor. */
    const holders = (element) => {
      const boxes = [];
      let block = false;
      for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(at);
        if (display === "contents") continue;
        if (!block && !display.startsWith("inline")) {
          block = true;
          boxes.push([at, true, overflowY === "hidden" || overflowY === "clip"]);
        } else if (!block && display !== "inline") {
          block = true;
          boxes.push([at, true, false]);
        } else if (block && /hidden|clip/.test(overflowX + overflowY)) {
          boxes.push([at, /hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]);
        } else if (/auto|scroll/.test(overflowX + overflowY)) {
          return boxes;
        }
        if (position === "fixed") return boxes;
      }
      return boxes;
    };

    /** Is it in a one-pixel box, hidden visually but read by screen readers? */
    const isForListeners = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at);
        if (position === "absolute" && overflowX !== "visible" && at.offsetWidth <= 1 && at.offsetHeight <= 1) return true;
      }
      return false;
    };

    /** Can the rest be scrolled into view? */
    const isScrolled = (element) => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };

    const name = (element) => {
      const handle = element.closest("[data-testid]")?.dataset.testid;
      return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${handle ? ` in ${handle}` : ""}`;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("svg, script, style, option, noscript, [hidden]")) continue;
      // Text for screen readers only is clipped on purpose.
      if (isForListeners(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.length === 0) continue;
      const [left, right] = [Math.min(...rects.map((it) => it.left)), Math.max(...rects.map((it) => it.right))];
      const [top, bottom] = [Math.min(...rects.map((it) => it.top)), Math.max(...rects.map((it) => it.bottom))];
      const complain = (holder, how) => found.push(`“${node.data.trim()}” ${how} ${name(holder)}`);
      if ((left < -SLACK || right > innerWidth + SLACK) && !isScrolled(element)) complain(element, "is beyond the window in");
      for (const [holder, wide, high] of holders(element)) {
        const box = holder.getBoundingClientRect();
        if (wide && (left < box.left - SLACK || right > box.right + SLACK)) complain(holder, "is wider than");
        // Lines are taller than their letters: hiding a third of one hides no letter.
        const third = (rects[0].bottom - rects[0].top) / 3;
        if (high && (top < box.top - third || bottom > box.bottom + third)) complain(holder, "is cut off by");
      }
    }

    for (const select of document.querySelectorAll("select")) {
      if (!select.checkVisibility({ opacityProperty: true })) continue;
      const style = getComputedStyle(select);
      const pencil = document.createElement("canvas").getContext("2d");
      pencil.font = style.font;
      const text = select.selectedOptions[0]?.textContent ?? "";
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pencil.measureText(text).width > room + SLACK) found.push(`“${text}” is wider than ${name(select)}`);
    }

    if (document.documentElement.scrollWidth > innerWidth) {
      found.push(`${document.documentElement.scrollWidth} px of content in ${innerWidth}`);
    }
    return found;
  });
}
