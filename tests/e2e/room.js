// What does not fit: a function that measures every text and every button of the page.
//
// cut      a text ends at the edge of something that hides the rest
// broken   a word goes on in the next line without a hyphen
// spills   a text leaves the plate it is written on
// over     two texts lie on each other
// covered  a text lies below something that is not
// outside  a thing that no scrolling brings into sight
// tiny     a button too small for a finger, or a text too small for eyes; numbers inside drawings and
//          the spaces of a board, which find the finger by themselves, may be smaller
//
// and of choices, where words are as long as in English:
// parted   a sign that stands alone above the words it belongs beside
// half     a choice whose end the prompt hides, before anybody scrolls

() => {
  const SLACK = 2; // pixels: rounding, and the air around letters
  const LEAST = 24; // of a button
  const LEGIBLE = 10; // the smallest text there is, in pixels
  const faults = [];
  const choices = [];
  const wide = document.documentElement.clientWidth;
  const tall = window.innerHeight;
  const root = document.scrollingElement;
  /** Asked of a page that stands still, so each element is asked once. */
  const once = (ask) => {
    const known = new Map();
    return (element) => {
      let answer = known.get(element);
      if (answer === undefined) known.set(element, (answer = ask(element)));
      return answer;
    };
  };
  const style = once((element) => getComputedStyle(element));
  // A plain object: a rectangle of the page is slow to ask.
  const edges = once((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  });
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element) => {
    const parts = [];
    for (let one = element; one && parts.length < 4; one = one.parentElement) {
      const marks = [...one.classList].filter((mark) => !mark.startsWith("svelte-"));
      parts.unshift(one.localName + marks.map((mark) => `.${mark}`).join(""));
    }
    return parts.join(" ");
  };
  const fault = (kind, element, text, more, list = faults) =>
    list.push({ kind, text: text.slice(0, 60), where: name(element), more });

  const solid = once((element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle } = style(element);
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1];
    const filled = backgroundColor !== "rgba(0, 0, 0, 0)" && Number(alpha ?? 1) > 0.5;
    const framed = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
    return filled || framed || backgroundImage !== "none";
  });
  const scrolls = once(
    (element) =>
      ["auto", "scroll"].includes(style(element).overflowY) &&
      element.scrollHeight > element.clientHeight,
  );
  /** Whether a point lies where its scroller does not show it now. */
  const scrolledAway = (element, y) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (!scrolls(one)) continue;
      const { top, bottom } = edges(one);
      if (y < top || y > bottom) return true;
    }
    return false;
  };
  /** What stays where it is while the rest scrolls. */
  const floating = once((element) => {
    if (["fixed", "sticky"].includes(style(element).position)) return element;
    return element.parentElement && floating(element.parentElement);
  });

  /** What is meant to lie above a map: a small control in its corner, a monster, cards to choose. */
  const floats = once((element) => element.closest("[data-floats]"));

  const hides = (how) => how === "hidden" || how === "clip";
  const moves = (how) => how === "auto" || how === "scroll";
  /** What hides or scrolls what lies in it, from the inside to what is fixed, and whether that is. */
  const frames = once((element) => {
    if (!element || element === root) return { around: [], fixed: false };
    const { overflowX, overflowY, position } = style(element);
    const beyond = position === "fixed" ? { around: [], fixed: true } : frames(element.parentElement);
    if (overflowX === "visible" && overflowY === "visible") return beyond;
    const frame = {
      one: element,
      edge: edges(element),
      hidesX: hides(overflowX),
      hidesY: hides(overflowY),
      movesX: moves(overflowX) && element.scrollWidth > element.clientWidth,
      movesY: moves(overflowY) && element.scrollHeight > element.clientHeight,
    };
    return { around: [frame, ...beyond.around], fixed: beyond.fixed };
  });

  /** Whether a box can be seen, or brought into sight. */
  function reachable(element, box, text) {
    const { left, top, right, bottom } = box;
    let [freeX, freeY] = [false, false];
    const { around, fixed } = frames(element);
    for (const { one, edge, hidesX, hidesY, movesX, movesY } of around) {
      if (one !== element || text) {
        const clipX = hidesX && (left < edge.left - SLACK || right > edge.right + SLACK);
        const clipY = hidesY && (top < edge.top - SLACK || bottom > edge.bottom + SLACK);
        if (!freeX && !freeY && (clipX || clipY)) {
          // A window shows a part of something larger, and can be told to show all of it. Its names are
          // whole or not there at all.
          const past = right < edge.left + SLACK || left > edge.right - SLACK;
          const beyond = bottom < edge.top + SLACK || top > edge.bottom - SLACK;
          const names = one.closest("[data-window=names]") && text?.length > 1;
          if (one.closest("[data-window]") && (!names || past || beyond)) return false;
          const more = [left - edge.left, top - edge.top, edge.right - right, edge.bottom - bottom];
          fault("cut", element, text ?? "", `${more.map(Math.round).join(" ")} in ${name(one)}`);
          return false;
        }
        if (movesX) freeX = true;
        if (movesY) freeY = true;
      }
    }
    const down = fixed ? 0 : root.scrollTop;
    const low = fixed ? tall : Math.max(root.scrollHeight, tall);
    const outX = !freeX && (left < -SLACK || right > wide + SLACK);
    const outY = !freeY && (top + down < -SLACK || bottom + down > low + SLACK);
    if (outX || outY) {
      const at = [left, top, right, bottom].map(Math.round).join(" ");
      fault("outside", element, text ?? "", at);
      return false;
    }
    return true;
  }

  // Letters fill a part of their line only.
  const inked = ({ left, top, right, bottom, height }) => {
    const [first, last] = [top + height * 0.22, bottom - height * 0.14];
    return { left, top: first, right, bottom: last, width: right - left, height: last - first };
  };

  const texts = [];
  // One range for all texts: each one that was ever made is kept up to date with every change of the
  // page until it is forgotten, which took longer than to draw the next moment.
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.replace(/\s+/g, " ").trim();
    const element = node.parentElement;
    if (!text || !element || element.closest(".sr, script, style, title, defs, option")) continue;
    if (!seen(element)) continue;
    const drawn = element.closest("svg") !== null;
    if (!drawn) range.selectNodeContents(node);
    const lines = (drawn ? [edges(element)] : [...range.getClientRects()])
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(inked);
    if (!lines.length) continue;
    texts.push({ node, text, element, drawn, lines });
  }

  const shown = [];
  for (const one of texts) {
    const { element, text, drawn, lines } = one;
    if (!lines.every((line) => reachable(element, line, text))) continue;
    shown.push(one);
    if (drawn) continue;
    if (lines.length > 1 && /^[^\s\u00ad-]+$/.test(text)) fault("broken", element, text, "");
    const size = parseFloat(style(element).fontSize);
    if (size < LEGIBLE) fault("tiny", element, text, `${size.toFixed(1)} px`);
    let plate = element;
    while (plate !== document.body && !solid(plate) && !scrolls(plate)) plate = plate.parentElement;
    if (plate === document.body || scrolls(plate)) continue;
    const edge = edges(plate);
    for (const line of lines) {
      const past = [edge.left - line.left, line.right - edge.right].map(Math.round);
      const over = [edge.top - line.top, line.bottom - edge.bottom].map(Math.round);
      if (Math.max(...past, ...over) <= SLACK) continue;
      fault("spills", element, text, `${[...past, ...over].join(" ")} of ${name(plate)}`);
      break;
    }
  }

  const meet = (a, b) => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > SLACK && height > SLACK;
  };
  // All lines of a text together: texts far from each other need no look at their lines. A line that
  // its scroller does not show now lies on nothing.
  for (const one of shown) {
    one.seen = one.lines.filter(({ top, bottom }) => !scrolledAway(one.element, (top + bottom) / 2));
    one.hull = {
      left: Math.min(...one.seen.map(({ left }) => left)),
      top: Math.min(...one.seen.map(({ top }) => top)),
      right: Math.max(...one.seen.map(({ right }) => right)),
      bottom: Math.max(...one.seen.map(({ bottom }) => bottom)),
    };
  }
  shown.forEach((one, i) => {
    for (let j = i + 1; j < shown.length; j += 1) {
      const other = shown[j];
      if (one.element === other.element || !meet(one.hull, other.hull)) continue;
      if (!one.seen.some((a) => other.seen.some((b) => meet(a, b)))) continue;
      if (floating(one.element) !== floating(other.element)) continue;
      if (floats(one.element) !== floats(other.element)) continue;
      fault("over", one.element, `${one.text} × ${other.text}`, name(other.element));
    }
  });

  // To find what lies at a point takes longest of all, through a thousand shapes of a drawing. So it is
  // asked only where something solid is near that the text does not belong to. What is drawn has no
  // plate; what is painted before or after a thing, or is too large for it, reaches past its edges.
  const NEAR = 16;
  const painted = (one, part) => !["none", "normal"].includes(getComputedStyle(one, part).content);
  const reach = once((one) => {
    const loose = style(one).display === "inline" || one.localName === "button"; // says less of its size
    const fits = one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight;
    return loose || !fits || painted(one, "::before") || painted(one, "::after") ? NEAR : 0;
  });
  const plates = [...document.querySelectorAll("body :not(svg *), foreignObject *")]
    .filter((one) => seen(one) && solid(one))
    .map((one) => ({ one, edge: edges(one), floating: floating(one), floats: floats(one) }));
  /** What is drawn lets touches through: it lies where its drawing does. */
  const home = (element) => element.closest("svg") ?? element;
  const around = (one, own) => one.contains(own) || own.contains(one);
  const lies = ({ left, top, right, bottom }, x, y, near) =>
    left - near < x && x < right + near && top - near < y && y < bottom + near;

  for (const { element, text, lines } of shown) {
    const own = home(element);
    for (const line of lines) {
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      if (x < 0 || y < 0 || x >= wide || y >= tall || scrolledAway(element, y)) continue;
      const other = ({ one, edge, ...plate }) =>
        lies(edge, x, y, NEAR) &&
        plate.floating === floating(element) &&
        plate.floats === floats(element) &&
        !around(one, own) &&
        lies(edge, x, y, reach(one));
      if (!plates.some(other)) continue;
      // Mostly nothing lies above, or one solid thing; to find the whole pile takes ten times as long as
      // its top.
      const top = document.elementFromPoint(x, y);
      if (!top || around(top, own)) continue;
      const pile = solid(top) ? [top, own] : document.elementsFromPoint(x, y);
      const place = pile.findIndex((one) => around(one, own));
      const above = pile.slice(0, Math.max(0, place)).find((one) => solid(one));
      if (!above || floats(above) !== floats(element)) continue;
      if (floating(above) !== floating(element)) continue;
      fault("covered", element, text, `by ${name(above)}`);
      break;
    }
  }

  const prompt = document.querySelector(".prompt");
  const low = prompt && root.scrollTop === 0 && edges(prompt).bottom >= tall - SLACK;
  const bar = low && edges(prompt).width >= wide - SLACK ? edges(prompt).top : Infinity;
  let buttons = 0;
  for (const button of document.querySelectorAll("button, a[href], [role=button]")) {
    if (button.closest(".sr") || !seen(button)) continue;
    const box = edges(button);
    if (!box.width || !box.height) continue;
    buttons += 1;
    const text = button.getAttribute("aria-label") ?? button.textContent.trim();
    if (!button.closest("svg")) reachable(button, box, text);
    if ("option" in button.dataset) {
      const [sign, words] = button.children;
      const { display, flexDirection } = style(button);
      const row = display.endsWith("flex") && flexDirection === "row";
      const beside = row && sign?.localName === "svg" && words;
      const parted = beside && edges(sign).bottom <= edges(words).top + SLACK;
      if (parted && edges(sign).width > 0) fault("parted", button, text, "", choices);
      // Of which most is hidden is the next of a long list, and says that there is more.
      const below = Math.round(box.bottom - bar);
      if (below > SLACK && below < box.height / 2) fault("half", button, text, `${below} px`, choices);
    }
    const inline = style(button).display === "inline"; // a link in a sentence
    const others = button.parentElement.querySelector(':scope > [tabindex="-1"]');
    const space = others || button.closest("svg"); // one of a board's many
    if (!inline && !space && Math.min(box.width, box.height) < LEAST - 0.5)
      fault("tiny", button, text, `${Math.round(box.width)}×${Math.round(box.height)}`);
  }

  const box = (selector) => {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    return found ? [found.width, found.height] : null;
  };
  /** How large a drawn name is written, in pixels. */
  const type = ({ element }) =>
    parseFloat(style(element).fontSize) * Math.abs(element.getScreenCTM()?.d ?? 1);
  const facts = [...document.querySelectorAll(".facts button")].filter(seen);
  return {
    faults,
    choices,
    texts: texts.length,
    buttons,
    facts: facts.map((one) => one.textContent.trim()),
    board: box("main.board"),
    drawing: box("[data-drawing]"),
    prompt: box(".prompt"),
    hex: box(".vanuatu .hex .hit"),
    beasts: [...document.querySelectorAll("[data-beast]")].map((one) => {
      const chart = edges(document.querySelector("[data-drawing]"));
      return edges(one).height / Math.min(chart.width, chart.height);
    }),
    ships: [...document.querySelectorAll("[data-ship]")].map((one) => edges(one).width),
    least: Math.min(99, ...texts.filter(({ drawn, text }) => drawn && text.length > 3).map(type)),
  };
}
