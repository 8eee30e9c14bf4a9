// The brass wheel in a box from -150 to 150: outer ring with numbers and signs, inner ring with the
// storm's directions, and the arrow. The arrow rests between all signs: keep this when moving any.

import type { Chart } from "../view";
import { iconAt, ROUND, type IconName } from "./icons";

const short = (value: number): string => value.toFixed(2);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point by radius and degrees clockwise from the top. */
function polar(r: number, degrees: number): [number, number] {
  return [r * Math.sin(radians(degrees)), -r * Math.cos(radians(degrees))];
}
const at = (r: number, degrees: number): string => polar(r, degrees).map(short).join();

function sector(inner: number, outer: number, from: number, to: number): string {
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer},${outer} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner},${inner} 0 0 0 ${at(inner, from)}Z`
  );
}

const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

function segment(value: number, symbols: string[], i: number): string {
  const from = i * 60;
  const mid = from + 30;
  const storm = symbols.includes("storm");
  const fill = storm ? "#2C4B58" : i % 2 ? "#DDEEEA" : "#F3E7C6";
  const signs = symbols.map((name, j) => {
    const turn = storm ? mid + 13 : mid + (j ? 15 : -15);
    const [x, y] = polar(storm ? 114 : 118, turn);
    return iconAt(name as IconName, x, y, storm ? 34 : 30);
  });
  const [x, y] = polar(92, storm ? mid - 9 : mid);
  return (
    `<path d="${sector(66, 136, from, from + 60)}" fill="${fill}" stroke="#17313B" stroke-width="1.6"/>` +
    `<g style="color:${storm ? "#E8F1EE" : "#17313B"}">${signs.join("")}</g>` +
    `<text class="al" x="${short(x)}" y="${short(y + 12)}" text-anchor="middle" font-size="38" font-weight="800" fill="${storm ? "#fff" : "#17313B"}">${minus(value)}</text>`
  );
}

/** The arrow rests at 15, 45 and 75 degrees of a quadrant: at 30 and 60 signs this small stay free. */
function quadrant(letter: string, i: number): string {
  const from = i * 90;
  const [x, y] = polar(50, from + 30).map(short);
  const [u, v] = polar(50, from + 60).map(short);
  return (
    `<path d="${sector(18, 66, from, from + 90)}" fill="${i % 2 ? "#C3DCDB" : "#DDEEEA"}" stroke="#17313B" stroke-width="1.4"/>` +
    `<g transform="translate(${x},${y})"><circle r="9" fill="#1A6A7B" stroke="#17313B" stroke-width="1"/><text y="4.9" text-anchor="middle" font-size="13.5" font-weight="800" fill="#fff">${letter}</text></g>` +
    `<g transform="translate(${u},${v}) rotate(${i * 90})"><path d="M0,-9L6.6,0H2.4V8.6H-2.4V0H-6.6Z" fill="#17313B"/></g>`
  );
}

export interface Dial {
  rim: string;
  outer: string;
  inner: string;
}

/** The parts of the dial; `letters` are the four directions in the reader's language. */
export function dial(chart: Chart, letters: string[]): Dial {
  let ticks = "";
  for (let i = 0; i < 36; i++) ticks += `M${at(137, i * 10)}L${at(141, i * 10)}`;
  return {
    rim:
      `<circle r="147" fill="#B98A2B" stroke="#17313B" stroke-width="1.6"/><circle r="141" fill="#F0CF7A"/>` +
      `<circle r="137" fill="#B98A2B"/><path d="${ticks}" stroke="#5A3E08" stroke-width="1.4"/>`,
    outer: chart.numbers.map((value, i) => segment(value, chart.symbols[i] ?? [], i)).join(""),
    inner: letters.map(quadrant).join(""),
  };
}

export const ring = (from: number, to: number, inner: boolean): string =>
  inner ? sector(18, 66, from, to) : sector(66, 136, from, to);

/** Pointing up: a thin shaft over the inner ring, the head beyond its signs. */
export const arrow =
  `<path d="M0,-86L8,-62 2.3,-64.5 2.6,-6H-2.6L-2.3,-64.5 -8,-62Z" fill="#E7BE52" stroke="#3A2A0C" stroke-width="1.5" ${ROUND}/>` +
  `<path d="M0,-84V-6H2.6L2.3,-64.5 8,-62Z" fill="#A87A1C"/>` +
  `<path d="M-3,10L-6,34Q0,29 6,34L3,10Z" fill="#E7BE52" stroke="#3A2A0C" stroke-width="1.5" ${ROUND}/>` +
  `<path d="M0,10V31Q3,31 6,34L3,10Z" fill="#A87A1C"/>`;
export const hub =
  `<circle r="17" fill="#E7BE52" stroke="#3A2A0C" stroke-width="1.6"/>` +
  `<circle r="10" fill="#A87A1C"/><circle r="4" fill="#F7E3A6"/>`;

/** Where the arrow rests, in degrees. */
export const restAngle = (sectorNumber: number): number => sectorNumber * 30 + 15;
