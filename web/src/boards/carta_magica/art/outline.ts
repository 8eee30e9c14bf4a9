// Hand-cut outlines: the edge of a group of spaces as an uneven closed curve. The random numbers are
// seeded, so that every table has the same chart.

import { CELL } from "../geometry";

export type Vertex = [number, number];
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** The outer edge of spaces, four points on each side of a space, moved inwards and about. */
export function coastline(
  cells: Vertex[],
  inset: number,
  jitter: number,
  random: Random,
): Vertex[] {
  const inside = new Set(cells.map(String));
  const sides = new Map<string, [Vertex, Vertex]>();
  for (const [c, r] of cells) {
    const around: [Vertex, Vertex, Vertex][] = [
      [
        [c, r - 1],
        [c, r],
        [c + 1, r],
      ],
      [
        [c + 1, r],
        [c + 1, r],
        [c + 1, r + 1],
      ],
      [
        [c, r + 1],
        [c + 1, r + 1],
        [c, r + 1],
      ],
      [
        [c - 1, r],
        [c, r + 1],
        [c, r],
      ],
    ];
    for (const [beyond, from, to] of around)
      if (!inside.has(String(beyond))) sides.set(String(from), [from, to]);
  }
  const points: Vertex[] = [];
  let side = sides.values().next().value;
  while (side) {
    const [[x, y], [u, v]] = side;
    sides.delete(String(side[0]));
    const [dx, dy] = [u - x, v - y];
    for (const t of [0.16, 0.38, 0.62, 0.84]) {
      const d = inset + ((random() - 0.5) * 2 * jitter) / CELL;
      const shake = (): number => (random() - 0.5) * jitter;
      points.push([(x + dx * t - dy * d) * CELL + shake(), (y + dy * t + dx * d) * CELL + shake()]);
    }
    side = sides.get(String(side[1]));
  }
  return points;
}

const short = (value: number): string => value.toFixed(1);

/** A closed Catmull-Rom curve. */
export function curve(points: Vertex[]): string {
  const n = points.length;
  const at = (i: number): Vertex => points[(i + n) % n] as Vertex;
  let path = `M${at(0).map(short).join()}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6].map(short).join();
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6].map(short).join();
    path += `C${first} ${second} ${c.map(short).join()}`;
  }
  return `${path}Z`;
}

/** The outline moved outwards. */
export function grown(points: Vertex[], by: number): Vertex[] {
  const n = points.length;
  return points.map(([x, y], i) => {
    const [a, c] = [points[(i - 1 + n) % n] as Vertex, points[(i + 1) % n] as Vertex];
    const [tx, ty] = [c[0] - a[0], c[1] - a[1]];
    const length = Math.hypot(tx, ty) || 1;
    return [x + (ty / length) * by, y - (tx / length) * by];
  });
}

const LENGTHS = [8, 4.4, 6.2, 4];

/** Short strokes from the coast out to sea, as engravers draw water. */
export function hachures(points: Vertex[]): string {
  let path = "";
  let count = 0;
  points.forEach((b, i) => {
    const c = points[(i + 1) % points.length] as Vertex;
    const length = Math.hypot(c[0] - b[0], c[1] - b[1]);
    const strokes = Math.max(1, Math.round(length / 3.6));
    const [nx, ny] = [(c[1] - b[1]) / length, -(c[0] - b[0]) / length];
    for (let j = 0; j < strokes; j++) {
      const t = j / strokes;
      const [x, y] = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t];
      const stroke = LENGTHS[count++ % 4] ?? 4;
      path += `M${short(x + nx * 1.6)},${short(y + ny * 1.6)}l${short(nx * stroke)},${short(ny * stroke)}`;
    }
  });
  return path;
}

/** Spaces of one sign, in connected groups. */
export function groups(grid: string[], sign: string): Vertex[][] {
  const seen = new Set<string>();
  const found: Vertex[][] = [];
  grid.forEach((line, r) =>
    [...line].forEach((_, c) => {
      const group: Vertex[] = [];
      const open: Vertex[] = [[c, r]];
      for (let next = open.pop(); next; next = open.pop()) {
        const [x, y] = next;
        if (grid[y]?.[x] !== sign || seen.has(String(next))) continue;
        seen.add(String(next));
        group.push(next);
        open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
      }
      if (group.length) found.push(group);
    }),
  );
  return found;
}
