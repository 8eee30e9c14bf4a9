// Sea and island tiles as cut paper. Layers are seeded by the tile, so it looks the same at every table.

import { hexPath, SIDE } from "../geometry";

type Dice = () => number;

function dice(name: string): Dice {
  let seed = 11;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 2147483647;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

function smooth(points: [number, number][]): string {
  const n = points.length;
  const point = (i: number): [number, number] => points[(i + n) % n] ?? [0, 0];
  const text = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;
  const parts = points.map((b, i) => {
    const [a, c, e] = [point(i - 1), point(i + 1), point(i + 2)];
    return (
      `C${text(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ` +
      `${text(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${text(...c)}`
    );
  });
  return `M${text(...point(0))}${parts.join("")}Z`;
}

function blob(roll: Dice, r: number, rough: number): string {
  const n = 14;
  return smooth(
    Array.from({ length: n }, (_, i) => {
      const angle = (i / n) * Math.PI * 2;
      const far = r + (roll() - 0.5) * rough;
      return [Math.cos(angle) * far, Math.sin(angle) * far];
    }),
  );
}

/** A hexagon with rounded corners and an uneven edge. */
function coast(roll: Dice, r: number, rough: number): string {
  const n = 24;
  const most = 1 - Math.cos(Math.PI / 6);
  return smooth(
    Array.from({ length: n }, (_, i) => {
      const angle = (i / n) * Math.PI * 2;
      const off = ((((((angle * 180) / Math.PI + 30) % 60) + 60) % 60) - 30) * (Math.PI / 180);
      const edge = ((r * 0.866) / Math.cos(off)) * (1 - (0.075 * (1 - Math.cos(off))) / most);
      const far = edge + (roll() - 0.5) * rough;
      return [Math.cos(angle) * far, Math.sin(angle) * far];
    }),
  );
}

const edge = (fill: string): string =>
  `<path d="${hexPath(SIDE - 2)}" transform="translate(0,3.5)" fill="#041B24" opacity=".4"/>` +
  `<path d="${hexPath(SIDE - 1.5)}" fill="${fill}" stroke="var(--sandl)" stroke-opacity=".55" stroke-width="1.4"/>`;

function seaGround(tile: string): string {
  const roll = dice(tile);
  return (
    edge("var(--v-sea)") +
    `<g clip-path="url(#v-hex)"><path d="${hexPath(SIDE)}" fill="var(--v-sea)"/>` +
    `<path d="${blob(roll, 58, 16)}" fill="var(--v-sea2)"/><path d="${blob(roll, 38, 14)}" fill="var(--v-sea3)"/>` +
    `<rect x="-80" y="-80" width="160" height="160" fill="url(#v-waves)"/></g>`
  );
}

function islandGround(tile: string): string {
  const roll = dice(tile);
  const green = coast(roll, SIDE - 14, 4);
  const sand = coast(roll, SIDE - 8, 4);
  return (
    edge("var(--lag)") +
    `<g clip-path="url(#v-hex)"><path d="${hexPath(SIDE)}" fill="var(--lag)"/>` +
    `<path d="${coast(roll, SIDE - 4, 3)}" fill="var(--lag2)"/>` +
    `<path d="${sand}" transform="translate(0,2.6)" fill="#062430" opacity=".28"/><path d="${sand}" fill="var(--sandc)"/>` +
    `<path d="${green}" transform="translate(0,2.2)" fill="#062430" opacity=".28"/><path d="${green}" fill="var(--isl1)"/>` +
    `<g transform="translate(0,6)"><path d="M-52,4L-18,-42Q-12,-48 -6,-44L0,-41 6,-45Q13,-48 18,-42L52,4Q30,14 0,12 -30,14 -52,4Z" fill="var(--isl2)"/>` +
    `<path d="M0,-41L6,-45Q13,-48 18,-42L52,4Q34,12 14,12 4,-10 0,-41Z" fill="var(--isl3)"/>` +
    `<path d="M-18,-42Q-12,-48 -6,-44L0,-41 6,-45Q13,-48 18,-42L12,-36 6,-40 0,-34 -7,-40 -12,-36Z" fill="#C96A3C" opacity=".95"/></g></g>`
  );
}

const made = new Map<string, string>();

/** A tile without anything on it. */
export function ground(tile: string, kind: "sea" | "island"): string {
  const known = made.get(tile);
  if (known) return known;
  const drawn = kind === "sea" ? seaGround(tile) : islandGround(tile);
  made.set(tile, drawn);
  return drawn;
}

/** What all tiles need once a drawing. */
export const DEFS =
  `<pattern id="v-waves" width="56" height="30" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" ` +
  `stroke-opacity=".16" stroke-width="1.4" stroke-linecap="round"><path d="M4,9q4,-4 8,0t8,0"/>` +
  `<path d="M32,23q4,-4 8,0t8,0"/></g></pattern><clipPath id="v-hex"><path d="${hexPath(SIDE - 2.5)}"/></clipPath>`;
