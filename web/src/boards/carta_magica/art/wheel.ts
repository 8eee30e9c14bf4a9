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

function quadrant(letter: string, i: number): string {
  const from = i * 90;
  const [x, y] = polar(49, from + 29).map(short);
  const [u, v] = polar(51, from + 62).map(short);
  return (
    `<path d="${sector(18, 66, from, from + 90)}" fill="${i % 2 ? "#C3DCDB" : "#DDEEEA"}" stroke="#17313B" stroke-width="1.4"/>` +
    `<g transform="translate(${x},${y})"><path d="M0,-13.5L12,0 0,13.5 -12,0Z" fill="#1A6A7B" stroke="#17313B" stroke-width="1.1"/><text y="5" text-anchor="middle" font-size="14" font-weight="800" fill="#fff">${letter}</text></g>` +
    `<g transform="translate(${u},${v}) rotate(${i * 90})"><path d="M0,-10L7,0H2.6V9H-2.6V0H-7Z" fill="#17313B"/></g>`
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

/** Pointing up. */
export const arrow =
  `<path d="M0,-82L9.5,-58 4,-61 5,-6H-5L-4,-61 -9.5,-58Z" fill="#E7BE52" stroke="#3A2A0C" stroke-width="1.6" ${ROUND}/>` +
  `<path d="M0,-80V-6H5L4,-61 9.5,-58Z" fill="#A87A1C"/>` +
  `<path d="M-4,10L-8,36Q0,30 8,36L4,10Z" fill="#E7BE52" stroke="#3A2A0C" stroke-width="1.6"/>` +
  `<path d="M0,10V32Q4,32 8,36L4,10Z" fill="#A87A1C"/>`;
export const hub =
  `<circle r="17" fill="#E7BE52" stroke="#3A2A0C" stroke-width="1.6"/>` +
  `<circle r="10" fill="#A87A1C"/><circle r="4" fill="#F7E3A6"/>`;

/** Where the arrow rests, in degrees. */
export const restAngle = (sectorNumber: number): number => sectorNumber * 30 + 15;
