// One tab stop for the whole board: arrow keys go to the nearest thing in their direction.

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Point {
  x: number;
  y: number;
}

/** The nearest point in a direction; what lies sideways counts as further away. */
export function nearest(from: Point, points: Point[], way: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = along + across * 3;
    if (along > 4 && cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Move the focus; whether the key was one of ours. */
export function rove(root: HTMLElement, key: KeyboardEvent): boolean {
  const way = WAYS[key.key];
  const from = (key.target as Element).closest<HTMLElement>("[data-nav]");
  if (!way || !from || key.shiftKey || key.ctrlKey || key.altKey || key.metaKey) return false;
  const all = [...root.querySelectorAll<HTMLElement>("[data-nav]")];
  const found = all[nearest(middle(from), all.map(middle), way)];
  found?.focus();
  return true;
}
