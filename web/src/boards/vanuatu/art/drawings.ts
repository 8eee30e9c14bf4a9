// Sand drawings: nine figures of our own, each one closed unbroken line (one M, one Z) in a box from
// -50 to 50. Which figure lies on a slot follows from island and slot, so everybody sees the same.

import { LINE } from "./suits";

type Pair = [number, number];
const TAU = Math.PI * 2;
const RAD = Math.PI / 180;
const at = ([x, y]: Pair): string => `${(x * 50).toFixed(1)},${(y * 50).toFixed(1)}`;

/** A line sampled along a formula. */
function traced(formula: (t: number) => Pair, end: number, samples: number): string {
  const points = Array.from({ length: samples }, (_, i) => at(formula((i / samples) * end)));
  return `M${points.join("L")}Z`;
}

/** A smooth closed curve through points. */
function through(points: Pair[]): string {
  const n = points.length;
  const point = (i: number): Pair => points[(i + n) % n] ?? [0, 0];
  const parts = points.map((b, i) => {
    const [a, c, e] = [point(i - 1), point(i + 1), point(i + 2)];
    const first: Pair = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Pair = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(c)}`;
  });
  return `M${at(point(0))}${parts.join("")}Z`;
}

/** A rose that turns `turns` times before it closes. */
function rose(middle: number, swing: number, waves: number, turns: number): string {
  return traced(
    (t) => {
      const r = middle + swing * Math.cos((waves * t) / turns);
      return [r * Math.sin(t), -r * Math.cos(t)];
    },
    turns * TAU,
    420,
  );
}

/** Round the shell with a crossing loop for each limb, then round a six-lobed heart and home. */
function turtle(): string {
  const shell = (t: number, k = 1): Pair => [
    Math.sin(t * RAD) * 0.5 * k,
    0.06 - Math.cos(t * RAD) * 0.58 * k,
  ];
  const polar = (t: number, r: number): Pair => [
    Math.sin(t * RAD) * r,
    0.06 - Math.cos(t * RAD) * r,
  ];
  const limb = (t: number, tip: number, w: number, b: number, lean = 0): Pair[] => [
    shell(t - b),
    polar(t + w + lean * 0.4, tip * 0.78),
    polar(t + w * 0.55 + lean, tip * 0.98),
    polar(t - w * 0.55 + lean, tip * 0.98),
    polar(t - w + lean * 0.4, tip * 0.78),
    shell(t + b),
  ];
  const points: Pair[] = [
    shell(196),
    ...limb(221, 0.9, 11, 9, -4),
    shell(252),
    shell(276),
    ...limb(306, 1.06, 13, 11, -10),
    shell(336),
    ...limb(360, 1.02, 12, 10),
    shell(384),
    ...limb(414, 1.06, 13, 11, 10),
    shell(444),
    shell(468),
    ...limb(499, 0.9, 11, 9, 4),
    ...limb(540, 0.92, 5, 6),
  ];
  for (let k = 0; k <= 12; k++) points.push(shell(568 + k * 27, k % 2 ? 0.34 : 0.74));
  return through(points);
}

/** Round the head, and each of eight arms is a loop that comes back over its own root. */
function octopus(): string {
  const points: Pair[] = [];
  for (let t = -128; t <= 128; t += 32)
    points.push([Math.sin(t * RAD) * 0.46, -0.34 - Math.cos(t * RAD) * 0.56]);
  const arms = 8;
  for (let i = 0; i < arms; i++) {
    const angle = (122 + (i * 116) / (arms - 1)) * RAD;
    const long = i % 2 ? 0.98 : 0.84;
    const spot = (turn: number, r: number): Pair => [
      Math.sin(angle + turn) * r,
      -Math.cos(angle + turn) * r + 0.02,
    ];
    points.push(
      spot(-0.13, 0.3),
      spot(0.13, long * 0.72),
      spot(0, long),
      spot(-0.13, long * 0.72),
      spot(0.13, 0.3),
    );
  }
  return through(points);
}

const FIGURES: Record<string, () => string> = {
  flower: () => rose(0.56, 0.42, 8, 3),
  turtle,
  fish: () =>
    through([
      [0.98, -0.5], [0.68, -0.1], [0.4, 0.26], [-0.06, 0.5], [-0.56, 0.36], [-0.98, 0.02],
      [-0.56, -0.36], [-0.06, -0.5], [0.4, -0.26], [0.68, 0.1], [0.98, 0.5], [0.84, 0.08],
      [0.5, 0.02], [0.32, 0.22], [0.2, 0], [0.3, -0.2], [0.12, -0.34], [0, -0.02], [0.12, 0.32],
      [-0.1, 0.36], [-0.22, 0], [-0.1, -0.34], [-0.34, -0.32], [-0.42, 0.06], [-0.5, 0.12],
      [-0.66, 0.08], [-0.7, -0.08], [-0.56, -0.12], [-0.46, 0.02], [-0.2, 0.12], [0.2, 0.1],
      [0.56, -0.04], [0.82, -0.16],
    ]),
  octopus,
  hibiscus: () => rose(0.5, 0.48, 5, 2),
  // Waves rolling round an island: small loops on a ring.
  wave: () =>
    traced(
      (t) => [
        0.66 * Math.sin(t) + 0.3 * Math.sin(10 * t),
        -0.66 * Math.cos(t) - 0.3 * Math.cos(10 * t),
      ],
      TAU,
      400,
    ),
  // Two wings of two loops each, beak and tail, all through one heart.
  bird: () =>
    through([
      [0, -0.1], [-0.28, -0.5], [-0.78, -0.72], [-0.98, -0.36], [-0.62, -0.06], [-0.14, 0.06],
      [-0.5, 0.1], [-0.8, 0.32], [-0.56, 0.5], [-0.2, 0.3], [0.02, 0.16], [-0.16, 0.62],
      [-0.3, 0.96], [0, 0.84], [0.3, 0.96], [0.16, 0.62], [-0.02, 0.16], [0.2, 0.3], [0.56, 0.5],
      [0.8, 0.32], [0.5, 0.1], [0.14, 0.06], [0.62, -0.06], [0.98, -0.36], [0.78, -0.72],
      [0.28, -0.5], [0, -0.1], [-0.16, -0.42], [-0.14, -0.74], [0, -1], [0.14, -0.74],
      [0.16, -0.42],
    ]),
  // A leaf: round the rim, and home along ribs that cross the middle.
  leaf: () =>
    through([
      [0, 1], [0.06, 0.7], [0.5, 0.62], [0.76, 0.2], [0.6, -0.34], [0, -1], [-0.6, -0.34],
      [-0.76, 0.2], [-0.5, 0.62], [-0.06, 0.7], [0, 0.5], [0.44, 0.28], [0.4, 0.08], [0, 0.3],
      [-0.44, 0.1], [-0.4, -0.1], [0, 0.1], [0.4, -0.14], [0.34, -0.32], [0, -0.1], [-0.34, -0.32],
      [-0.24, -0.48], [0, -0.3], [0.12, -0.56], [0, -0.72], [-0.1, -0.5], [0, 0],
    ]),
  // A canoe with its sail, the float as a long loop below.
  canoe: () =>
    through([
      [-0.96, 0.2], [-0.5, 0.46], [0.2, 0.5], [0.96, 0.16], [0.5, 0.24], [0.1, 0.24], [0.12, -0.3],
      [0.1, -0.94], [0.62, -0.5], [0.74, 0.04], [0.3, 0.1], [-0.1, 0.06], [-0.56, -0.1],
      [-0.42, -0.6], [0, -0.9], [-0.06, -0.2], [-0.1, 0.5], [-0.16, 0.84], [-0.7, 0.78],
      [-0.66, 0.66], [0, 0.72], [0.64, 0.64], [0.7, 0.78], [0.3, 0.86], [0.24, 0.5], [0.2, 0.26],
      [-0.4, 0.24],
    ]),
}; // prettier-ignore

const made = new Map<string, string>();

/** The line of a figure. */
export function figure(name: string): string {
  const known = made.get(name);
  if (known) return known;
  const line = (FIGURES[name] ?? FIGURES.flower)?.() ?? "";
  made.set(name, line);
  return line;
}
export const FIGURE_NAMES = Object.keys(FIGURES);

const SLOTS: Record<string, string[]> = {
  efate: ["turtle"],
  santo: ["fish", "hibiscus"],
  malakula: ["bird", "octopus"],
  pentecost: ["leaf", "canoe", "wave"],
  tanna: ["flower"],
};
export const figureOn = (island: string, slot: number): string =>
  SLOTS[island]?.[slot] ?? FIGURE_NAMES[slot % FIGURE_NAMES.length] ?? "flower";

export const DOTS = [-1, 0, 1]
  .flatMap((i) => [-1, 0, 1].map((j) => `<circle cx="${i * 24}" cy="${j * 24}" r="1.8"/>`))
  .join("");

/** A disc of sand with the figure in it, of any radius; `live` draws the line before one's eyes. */
export function sandDisc(name: string, r: number, width: number, live = false): string {
  return (
    `<circle cy="1.6" r="${r}" fill="#072A36" opacity=".35"/>` +
    `<circle r="${r}" fill="var(--sandl)" stroke="#6A431B" stroke-width="1.4"/>` +
    `<g transform="scale(${(r / 62).toFixed(3)})"><g fill="#6A431B" opacity=".35">${DOTS}</g>` +
    `<path d="${figure(name)}" fill="none" stroke="#6A431B" stroke-width="${width}" ${LINE}` +
    `${live ? ' pathLength="1" class="drawing"' : ""}/></g>`
  );
}
