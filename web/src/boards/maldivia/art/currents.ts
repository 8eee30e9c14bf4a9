// Currents: pale ribbons, white dot = beginning, arrow = end. What is left of a broken one is dashed
// and at half strength, without a dot.

import { nameOf, placeOf, spacesOf, STEPS, type Place } from "../geometry";
import type { Current, SeaView, Side } from "../view";
import { UNIT } from "./spaces";

const TURN: Record<Side, number> = { N: -90, E: 0, S: 90, W: 180 };

type Point = [number, number];

function middle({ row, column }: Place, towards: Place = { row: 0, column: 0 }, far = 0): Point {
  return [(column + 0.5 + towards.column * far) * UNIT, (row + 0.5 + towards.row * far) * UNIT];
}

export function currentArt({ cells, entry, exit }: Current): string {
  const [first, bend, last] = cells.map(placeOf);
  if (!first || !bend || !last) return "";
  const [into, out] = [STEPS[entry], STEPS[exit]];
  const start = middle(first, into, -0.36);
  const end = middle(last, out, 0.2);
  const line = `M${start}L${middle(bend, into, -0.42)}Q${middle(bend)} ${middle(bend, out, 0.42)}L${end}`;
  const ribbon = `fill="none" stroke-width="28" stroke-linecap="round"`;
  return (
    `<path d="${line}" ${ribbon} stroke="#0E4A5C" stroke-opacity=".2" transform="translate(0 3)"/>` +
    `<path d="${line}" ${ribbon} stroke="#9BD8D6"/>` +
    `<path d="${line}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.5" stroke-dasharray="14 10" stroke-linecap="round"/>` +
    `<g transform="translate(${end}) rotate(${TURN[exit]})"><path d="M-4-24 26 0-4 24z" fill="#0E4A5C" opacity=".2" transform="translate(1 3)"/>` +
    `<path d="M-4-24 26 0-4 24z" fill="#9BD8D6"/><path d="M1-9 12 0 1 9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/></g>` +
    `<circle cx="${start[0]}" cy="${start[1]}" r="7" fill="#fff" opacity=".85"/>`
  );
}

/** Spaces of currents that lead nowhere any more. */
export function brokenArt(sea: SeaView): string {
  const whole = new Set(sea.currents.flatMap(({ cells }) => cells));
  const left = spacesOf(sea).filter((space) => space.sign === "~" && !whole.has(nameOf(space)));
  const names = new Set(left.map(nameOf));
  let lines = "";
  for (const space of left) {
    const ways = (["E", "S", "W", "N"] as Side[]).filter((side) => {
      const { row, column } = STEPS[side];
      return names.has(nameOf({ row: space.row + row, column: space.column + column }));
    });
    const ends = ways.map((side) => middle(space, STEPS[side], 0.5));
    const [x, y] = middle(space);
    if (ends.length === 0) lines += `M${x - 16} ${y}h32`;
    for (const end of ends) lines += `M${[x, y]}L${end}`;
  }
  if (!lines) return "";
  const faint = `fill="none" stroke-linecap="round" opacity=".42"`;
  return (
    `<path d="${lines}" ${faint} stroke="#6CBFC1" stroke-width="22"/>` +
    `<path d="${lines}" ${faint} stroke="#fff" stroke-width="2.5" stroke-dasharray="4 12"/>`
  );
}
