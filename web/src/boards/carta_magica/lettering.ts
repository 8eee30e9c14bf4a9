// The names printed on the chart: all harbours that are shown, and the islands where they can be read.

import type { Words } from "../../lib/words";
import { spotOf, type Window } from "./geometry";
import { isleKey, islesOf } from "./isles";
import { boxOf, cornerBox, placeIsle, placeName, type Box, type Label } from "./labels";
import { harbourName } from "./names";
import type { Chart } from "./view";

export interface Name extends Label {
  id: string;
  name: string;
  size: number;
  isle: boolean;
  box: Box;
}

/** How the chart is shown. */
export interface Sheet {
  part: Window;
  /** Type size of a harbour's name in units of the chart. */
  size: number;
  /** How much larger than printed, where the chart is small. */
  grown: number;
  /** Pixels of a unit of the chart. */
  pixels: number;
  /** The corner of the small chart, where it is shown: names under it cannot be read. */
  corner?: string;
}

const ROADS = ["J10", "K10", "L10", "J11", "K11", "L11", "J12", "K12", "L12"];
/** How far from the middle a ship in a harbour reaches, with the ring round one's own: a name keeps
 * clear of it, whether one lies there or not. */
const MOORED = 26;
const INSET = 80; // pixels of the small chart and its margin
const ISLE = 12.5; // type size of an island's name
const LEGIBLE = 10.2; // pixels
const LARGEST = 14.5; // an island's name larger than a harbour's is printed has no room

export function lettering(chart: Chart, words: Words, sheet: Sheet): Name[] {
  const { part, size, grown, pixels, corner } = sheet;
  const inside = (cell: string): boolean => {
    const [column, row] = spotOf(cell);
    const within = (at: number, from: number): boolean => at >= from && at < from + part.spaces;
    return within(column, part.column) && within(row, part.row);
  };
  const standing: Box[] = corner ? [cornerBox(corner, part, INSET / pixels)] : [];
  const printed = (seals: string[]) => ({ roads: ROADS, seals, names: standing });
  const ports = chart.harbours.filter(({ cell }) => inside(cell));
  const found = ports.map(({ id, cell }): Name => {
    const name = words.say(harbourName(id).slice(1));
    const others = chart.harbours.flatMap((each) => (each.cell === cell ? [] : each.cell));
    const label = placeName(chart, cell, name, size, printed(others), part, MOORED * grown);
    const box = boxOf(label, name, size);
    standing.push(box);
    return { id, name, size, isle: false, box, ...label };
  });
  const lesser = Math.max(ISLE, LEGIBLE / pixels);
  if (lesser > LARGEST) return found;
  const isles = islesOf(chart).filter(({ cells }) => cells.every(inside));
  return found.concat(
    isles.map(({ name: id, cells }): Name => {
      const name = words.say(isleKey(id));
      const label = placeIsle(cells, name, lesser, printed([]), part);
      return { id, name, size: lesser, isle: true, box: boxOf(label, name, lesser), ...label };
    }),
  );
}

/** Whether a round thing lies on none of the names. */
export const clearOf = (names: Name[], x: number, y: number, radius: number): boolean =>
  names.every(
    ({ box }) =>
      x + radius < box.left ||
      x - radius > box.right ||
      y + radius < box.top ||
      y - radius > box.bottom,
  );
