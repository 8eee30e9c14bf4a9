// What is printed on a space, in a box of 80 units. Coloured fish lie on a pale pebble: something to
// take. Dark silhouettes: something happens here. A small wave: open sea.

import { octopus, shark } from "../../../art/creatures";
import { fish } from "../../../art/fish";
import { fishOf } from "../names";

export const UNIT = 80;

const PEBBLES = [
  "M-33-4C-34-24-14-35 6-33 26-32 36-16 34 4 33 24 16 34-4 33-24 32-32 16-33-4z",
  "M-34 2C-35-20-20-34 2-34 22-34 33-22 34-2 35 18 22 34 0 34-20 34-33 22-34 2z",
  "M-32-8C-30-26-12-34 8-34 28-33 35-14 34 6 32 26 14 35-8 33-28 31-34 12-32-8z",
];
const LAYOUTS: [number, number, number][][] = [
  [],
  [[0, 0, 1.25]],
  [
    [-8, -14, 0.98],
    [8, 13, 0.98],
  ],
  [
    [-13, -15, 0.8],
    [14, -3, 0.8],
    [-10, 15, 0.8],
  ],
  [
    [-15, -15, 0.74],
    [16, -9, 0.74],
    [-16, 9, 0.74],
    [14, 16, 0.74],
  ],
];

export function spaceArt(sign: string, x: number, y: number, back: boolean, which: number): string {
  switch (sign) {
    case ".":
      return `<path d="M${x - 12} ${y + 2}q6-6 12 0t12 0" fill="none" stroke="${back ? "#C9C1DA" : "#BFE3E2"}" stroke-width="2" stroke-linecap="round" opacity=".55"/>`;
    case "~":
      return "";
    case "o":
      return octopus(x, y - 1, 1.12, back ? "#2B2748" : "#0B3F4F", back ? "#7E77A3" : "#3F93A2");
    case "x":
      return shark(x, y, 1.02);
    default:
      return pebble(sign, x, y, back, which);
  }
}

function pebble(sign: string, x: number, y: number, back: boolean, which: number): string {
  const outline = PEBBLES[which % PEBBLES.length] ?? "";
  const places = LAYOUTS[sign.length] ?? [];
  return (
    `<g transform="translate(${x} ${y})"><path d="${outline}" fill="#0E3A4C" opacity=".22" transform="translate(0 2.5)"/>` +
    `<path d="${outline}" fill="${back ? "#EFE9F3" : "#EAF5F1"}"/></g>` +
    fishOf(sign)
      .map((kind, i) => {
        const [dx, dy, scale] = places[i] ?? [0, 0, 0.7];
        return fish(kind, x + dx, y + dy, scale);
      })
      .join("")
  );
}
