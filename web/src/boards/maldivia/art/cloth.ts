// The silk: water in three depths, currents, print and weave in front, dusk on the back. Coordinates
// are those of the whole cloth, 80 units a space, so that any part of it can be cut out and folded.

import { spacesOf, stripsOf, boxOf, within, type Box } from "../geometry";
import type { Side } from "../view";
import type { SeaView } from "../view";
import { brokenArt, currentArt } from "./currents";
import { spaceArt, UNIT } from "./spaces";

const MIDDLE = 5 * UNIT;
const VEIL = `fill="#06202B" style="opacity:var(--veil)"`;

/** An uneven ring round the middle of the cloth. */
function depth(rx: number, ry: number, phase: number): string {
  const count = 16;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const swell = 1 + 0.07 * Math.sin(angle * 3 + phase) + 0.05 * Math.cos(angle * 5 - phase);
    return [MIDDLE + Math.cos(angle) * rx * swell, MIDDLE + Math.sin(angle) * ry * swell] as const;
  });
  const between = (i: number): string => {
    const [a, b] = [points[i % count], points[(i + 1) % count]];
    return a && b ? `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}` : "";
  };
  const curves = points.map(([x, y], i) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(i)}`);
  return `M${between(count - 1)}${curves.join("")}z`;
}

const layer = (spaces: number, high: number, phase: number, fill: string, shade: number): string =>
  `<path d="${depth((spaces + 0.05) * UNIT, (high + 0.05) * UNIT, phase)}" fill="#0E4A5C" opacity="${shade}" transform="translate(0 4)"/>` +
  `<path d="${depth(spaces * UNIT, high * UNIT, phase)}" fill="${fill}"/>`;

const WATER =
  `<rect width="${10 * UNIT}" height="${10 * UNIT}" fill="#62BBBD"/>` +
  layer(4, 3.85, 0.6, "#4AA6AE", 0.12) +
  layer(2.9, 2.8, 2, "#33909D", 0.14) +
  layer(1.5, 1.45, 4, "#1F7A8C", 0.16);

export const extent = ({ row, column, rows, columns }: Box): string =>
  `${column * UNIT} ${row * UNIT} ${columns * UNIT} ${rows * UNIT}`;

export interface ClothHow {
  /** Part of the cloth to draw. */
  part: Box;
  /** Marks patterns and clips of this drawing; the same drawing is the same text. */
  id: string;
}

export function cloth(sea: SeaView, { part, id }: ClothHow): string {
  const box = boxOf(sea);
  const spaces = spacesOf(sea).filter((space) => within(part, space));
  const print = (back: boolean): string =>
    spaces
      .filter((space) => space.back === back)
      .map((space) => {
        const [x, y] = [(space.column + 0.5) * UNIT, (space.row + 0.5) * UNIT];
        return spaceArt(space.sign, x, y, back, space.row * 3 + space.column);
      })
      .join("");
  const frame = `x="${box.column * UNIT}" y="${box.row * UNIT}" width="${box.columns * UNIT}" height="${box.rows * UNIT}"`;
  return (
    `<defs>${weave(`${id}f`, 0.1, "#06323F", 0.075)}${weave(`${id}b`, 0.09, "#1A1433", 0.1)}` +
    `<clipPath id="${id}c"><rect ${frame} rx="3"/></clipPath></defs><g clip-path="url(#${id}c)">` +
    WATER +
    brokenArt(sea) +
    sea.currents.map(currentArt).join("") +
    `<rect ${frame} ${VEIL}/>` +
    print(false) +
    `<rect ${frame} fill="url(#${id}f)"/>` +
    `<path d="${stitches(box)}" stroke="#EAF7F4" stroke-width="1.6" stroke-dasharray="7 5" opacity=".62"/>` +
    stripsOf(sea)
      .map(({ side }) => strip(box, side, `${id}b`))
      .join("") +
    print(true) +
    `</g>`
  );
}

const weave = (id: string, weft: number, dark: string, warp: number): string =>
  `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 1h8M0 5h8" stroke="#fff" opacity="${weft}"/>` +
  `<path d="M2 0v8M6 0v8" stroke="${dark}" opacity="${warp}"/></pattern>`;

function stitches({ row, column, rows, columns }: Box): string {
  let line = "";
  for (let i = 1; i < columns; i += 1)
    line += `M${(column + i) * UNIT} ${row * UNIT}v${rows * UNIT}`;
  for (let i = 1; i < rows; i += 1)
    line += `M${column * UNIT} ${(row + i) * UNIT}h${columns * UNIT}`;
  return line;
}

function waves(length: number, swell: number, step: number): string {
  const count = Math.max(1, Math.round(Math.abs(length) / step));
  return Array.from({ length: count }, (_, i) => {
    const lift = (i % 2 ? 1 : -1) * swell * 2;
    return `q${length / count / 2} ${lift} ${length / count} 0`;
  }).join("");
}

/** A folded edge: the dusk side, drawn as if it lay in the north, then turned to its side. */
function strip(box: Box, side: Side, pattern: string): string {
  const [left, top] = [box.column * UNIT, box.row * UNIT];
  const [width, height] = [box.columns * UNIT, box.rows * UNIT];
  const long = side === "N" || side === "S" ? width : height;
  const put: Record<Side, string> = {
    N: `translate(${left} ${top})`,
    S: `translate(${left} ${top + height}) scale(1 -1)`,
    W: `translate(${left} ${top}) matrix(0 1 1 0 0 0)`,
    E: `translate(${left + width} ${top}) matrix(0 1 -1 0 0 0)`,
  };
  const outline = `M0 0h${long}v${UNIT + 3}${waves(-long, 2, 40)}z`;
  const bright = `M0 ${UNIT - 20}${waves(long, 4, 80)}V${UNIT}H0z`;
  let seams = "";
  for (let i = 1; i < long / UNIT; i += 1) seams += `M${i * UNIT} 2v${UNIT - 10}`;
  return (
    `<g transform="${put[side]}"><path d="${outline}" fill="#082B38" opacity=".14" transform="translate(0 13)"/>` +
    `<path d="${outline}" fill="#082B38" opacity=".24" transform="translate(0 6)"/><path d="${outline}" fill="#7A7499"/>` +
    `<rect width="${long}" height="${UNIT * 0.3}" fill="#655F87"/><path d="${bright}" fill="#9089AE"/>` +
    `<path d="${outline}" fill="url(#${pattern})"/><path d="${outline}" ${VEIL}/>` +
    `<path d="M0 ${UNIT - 6}h${long}" stroke="#E9DFC0" stroke-width="2" stroke-dasharray="6 5" opacity=".85"/>` +
    `<path d="M0 1.5h${long}" stroke="#C9C2DA" stroke-width="3" opacity=".8"/>` +
    `<path d="${seams}" stroke="#EDE8F5" stroke-width="1.6" stroke-dasharray="7 5" opacity=".5"/></g>`
  );
}

const LAYER = 2.6; // units that each layer of folded cloth lies further out
/** How far the layers of so many folds come out, in spaces. */
export const comesOut = (count: number): number => (LAYER * (count + 1) + 0.6) / UNIT;

/** Under the cloth: its shadow, and one thin layer for each fold. */
export function underneath(sea: SeaView, box: Box): string {
  const [x, y] = [box.column * UNIT, box.row * UNIT];
  const [width, height] = [box.columns * UNIT, box.rows * UNIT];
  const edge = (side: Side, i: number): string => {
    const out = comesOut(i) * UNIT;
    const at: Record<Side, string> = {
      N: `x="${x}" y="${y - out}" width="${width}" height="8"`,
      S: `x="${x}" y="${y + height + out - 8}" width="${width}" height="8"`,
      W: `x="${x - out}" y="${y}" width="8" height="${height}"`,
      E: `x="${x + width + out - 8}" y="${y}" width="8" height="${height}"`,
    };
    return `<rect ${at[side]} rx="3" fill="${i % 2 ? "#3F95A1" : "#57527C"}" stroke="#17313B" stroke-opacity=".35" stroke-width=".8"/>`;
  };
  const layers = stripsOf(sea).flatMap(({ side, count }) =>
    Array.from({ length: count + 1 }, (_, i) => edge(side, count - i)),
  );
  return (
    `<rect x="${x - 2}" y="${y + 6}" width="${width + 4}" height="${height + 4}" rx="8" fill="#0E3A4C" opacity=".16"/>` +
    `<rect x="${x - 8}" y="${y + 10}" width="${width + 16}" height="${height + 10}" rx="14" fill="#0E3A4C" opacity=".1"/>` +
    layers.join("")
  );
}
