// Mist over the outer half of the row that will go: its print stays readable.

import { rimOf, type Box } from "../geometry";
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
