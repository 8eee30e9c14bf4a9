// A side's market: its island, ships whose sails are the cards, and the pile.

import { fish } from "../../../art/fish";
import { INK, SHADE } from "../../../art/palette";
import { fishOf } from "../names";
import type { Side } from "../view";

export const SHIP_BOX = "0 0 60 84";
export const PILE_BOX = "0 0 52 84";
export const ISLAND_BOX = "0 0 64 46";

const SAIL = "M3 8Q30-2 57 8V54Q30 64 3 54z";
const PLACES: [number, number, number][][] = [
  [],
  [[30, 29, 1.05]],
  [
    [30, 20, 0.86],
    [30, 42, 0.86],
  ],
  [
    [18, 20, 0.66],
    [42, 20, 0.66],
    [30, 43, 0.74],
  ],
  [
    [17, 20, 0.62],
    [43, 20, 0.62],
    [17, 43, 0.62],
    [43, 43, 0.62],
  ],
];

export function ship(order: string): string {
  const places = PLACES[order.length] ?? [];
  return (
    `<ellipse cx="30" cy="79" rx="25" ry="4" fill="${SHADE}" opacity=".22"/><path d="M30 54V70" stroke="#5A3B22" stroke-width="3.5"/>` +
    `<path d="${SAIL}" fill="${SHADE}" opacity=".22" transform="translate(0 2.5)"/>` +
    `<path d="${SAIL}" fill="#FFFBF0" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M3.8 47Q30 57 56.2 47V53.5Q30 63 3.8 53.5z" fill="#EBDDB4"/>` +
    fishOf(order)
      .map((kind, i) => {
        const [x, y, scale] = places[i] ?? [30, 30, 0.6];
        return fish(kind, x, y + 3, scale, { shadow: false });
      })
      .join("") +
    `<path d="M5 64Q30 71 55 64L47 78Q30 83 13 78z" fill="#8B5A34" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M5 64Q30 71 55 64l-1.8 3.6Q30 74.5 6.8 67.6z" fill="#BE8A59"/>` +
    `<circle cx="30" cy="74.5" r="6.4" fill="#FFFBF0" stroke="${INK}" stroke-width="1.2"/>` +
    `<text x="30" y="78.3" text-anchor="middle" font-family="var(--ui)" font-weight="800" font-size="10.5" fill="${INK}">${order.length}</text>`
  );
}

/** A berth without a ship. */
export const BERTH = `<path d="M8 66q11-6 22 0t22 0M14 74q8-5 16 0t16 0" fill="none" stroke="var(--water)" stroke-width="2.5" stroke-linecap="round" opacity=".6"/>`;

export function pile(letter: string, count: number): string {
  const cards = count > 2 ? [4, 2, 0] : count === 2 ? [2, 0] : count === 1 ? [0] : [];
  return (
    `<g stroke="${INK}" stroke-width="1.4"${count ? "" : ` stroke-dasharray="4 4"`}>` +
    cards
      .map(
        (i) =>
          `<rect x="${4 + i * 0.9}" y="${20 - i * 1.6}" width="38" height="50" rx="6" fill="${i ? "#C9B98A" : "#E9D8A6"}"/>`,
      )
      .join("") +
    (count ? "" : `<rect x="4" y="20" width="38" height="50" rx="6" fill="none"/>`) +
    `</g>` +
    (count ? `<path d="M8 58q7-6 14 0t16 0v5q0 4-4 4H12q-4 0-4-4z" fill="#CDB877"/>` : "") +
    `<text x="23" y="51" text-anchor="middle" font-family="var(--head)" font-weight="800" font-size="25" fill="${count ? INK : "var(--ink)"}">${letter}</text>` +
    `<g transform="translate(40 68)"><circle r="10" fill="${INK}" stroke="#F6F1E7"/><text y="4.3" text-anchor="middle" font-family="var(--ui)" font-weight="800" font-size="12" fill="#F6F1E7">${count}</text></g>`
  );
}

const HILLS: Record<Side, string> = {
  N: '<path d="M8 36C16 20 24 26 30 18s12-6 18 6 6 8 10 12z" fill="#5B8C5A"/><path d="M24 26c4-6 6-10 12-10-2 6-6 8-12 10z" fill="#86B07E"/>',
  S: '<path d="M10 36C14 20 30 16 40 24s12 6 16 12z" fill="#5B8C5A"/><path d="M22 24q10-8 20 0-10 2-20 0z" fill="#86B07E"/>',
  W: '<path d="M12 36 28 12q4-3 8 0L54 36z" fill="#4B6F5C"/><path d="M28 12q4-3 8 0l4 7q-4 4-8 0t-8 0z" fill="#E9D8A6"/>',
  E: '<path d="M20 36C22 28 42 26 48 36z" fill="#5B8C5A"/><path d="M33 31Q32 20 37 13" stroke="#7E4F2E" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M37 13q-9-7-15 0 8-2 15 0zm0 0q9-7 15 0-8-2-15 0zm0 0q-6 4-6 11 4-6 6-11zm0 0q7 3 7 10-5-5-7-10z" fill="#5B8C5A"/>',
};

export function island(side: Side): string {
  return (
    `<ellipse cx="32" cy="39" rx="30" ry="6" fill="${SHADE}" opacity=".18"/>${HILLS[side]}` +
    `<path d="M2 38Q8 32 20 34T46 33q12 0 16 5-12 6-30 6T2 38z" fill="#E9D8A6"/><path d="M4 39.5Q30 46 60 39.5 48 44 32 44T4 39.5z" fill="#CBB777"/>`
  );
}
