// The board is one tab stop; arrow keys go from thing to thing by where they lie on the screen.

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const ASIDE = 3; // going astray costs more than going far

/** The name by which a thing is found again. */
export const keyOf = (thing: Element): string =>
  thing.getAttribute("data-hex") ??
  thing.getAttribute("data-box") ??
  thing.getAttribute("data-key") ??
  "";

function middle(thing: Element): DOMPoint {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return new DOMPoint(left + width / 2, top + height / 2);
}

/** The thing an arrow key leads to, or null. */
export function neighbour(root: Element, from: Element, key: string): HTMLElement | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = middle(from);
  let [best, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const one of root.querySelectorAll<HTMLElement>("[data-nav]")) {
    const there = middle(one);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * way[0] + dy * way[1];
    const cost = along + ASIDE * (Math.abs(dx * way[1]) + Math.abs(dy * way[0]));
    if (along > 4 && cost < least) [best, least] = [one, cost];
  }
  return best;
}
