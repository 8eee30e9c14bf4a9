// Mist over the outer half of the row that will go: its print stays readable. And the row it will be laid
// upon: boats there lose their top fish as well (MAL-176).

import { rimOf, without, type Box } from "../geometry";
import type { Side } from "../view";
import { UNIT } from "./spaces";

export function mist(box: Box, side: Side): string {
  const rim = rimOf(box, side);
  const long = Math.max(rim.rows, rim.columns) * UNIT;
  const [x, y] = [rim.column * UNIT, rim.row * UNIT];
  // Drawn along a southern edge, then turned to its side.
  const put: Record<Side, string> = {
    S: `translate(${x} ${y + UNIT})`,
    N: `translate(${x} ${y}) scale(1 -1)`,
    E: `translate(${x + UNIT} ${y}) matrix(0 1 1 0 0 0)`,
    W: `translate(${x} ${y}) matrix(0 1 -1 0 0 0)`,
  };
  // Puffs of uneven size; a layer is one piece of paper, so its puffs are one tone.
  const puffs = (size: number, apart: number, y: number, fill: string, opacity: number): string => {
    const count = Math.max(3, Math.round(long / apart));
    const round = Array.from({ length: count + 1 }, (_, i) => {
      const r = size + ((i * 7) % 4) * 3 - 4;
      return `<circle cx="${((long * i) / count).toFixed(1)}" cy="${y - ((i * 5) % 3) * 3}" r="${r}"/>`;
    });
    return `<g fill="${fill}" opacity="${opacity}">${round.join("")}</g>`;
  };
  return (
    `<g transform="${put[side]}">${puffs(27, 34, -22, "#B9B3CC", 0.7)}` +
    `${puffs(18, 25, -11, "#F1EDF5", 0.94)}</g>`
  );
}

const HAZE = 5; // units that the frame of a row stays inside it

/** The row that the outermost one would be laid upon: framed, hazy, with signs of the way it comes. */
export function laidUpon(box: Box, side: Side): string {
  const rest = without(box, side);
  if (!rest.rows || !rest.columns) return "";
  const { row, column, rows, columns } = rimOf(rest, side);
  const [x, y] = [column * UNIT, row * UNIT];
  const frame =
    `x="${x + HAZE}" y="${y + HAZE}" width="${columns * UNIT - 2 * HAZE}" ` +
    `height="${rows * UNIT - 2 * HAZE}" rx="16"`;
  const turn: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };
  const signs = Array.from({ length: Math.max(rows, columns) }, (_, i) => {
    const [across, down] = rows === 1 ? [i + 0.5, 0.5] : [0.5, i + 0.5];
    const at = `translate(${x + across * UNIT} ${y + down * UNIT}) rotate(${turn[side]})`;
    return `<path transform="${at}" d="M-9-43 0-34l9-9"/>`;
  });
  return (
    `<rect ${frame} fill="#B9B3CC" fill-opacity=".16" stroke="#57527C" stroke-width="6" stroke-opacity=".55"/>` +
    `<rect ${frame} fill="none" stroke="#F1EDF5" stroke-width="3.5" stroke-dasharray="12 8"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#57527C" stroke-width="9">${signs.join("")}</g>` +
    `<g stroke="#F1EDF5" stroke-width="5">${signs.join("")}</g></g>`
  );
}
