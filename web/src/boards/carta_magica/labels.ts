// Where names are printed: a harbour's beside its seal, on land if there is some, an island's below or
// above it. Whatever lies on the chart, they stay there; only another part of it may move them.

import { CELL, middle, SIZE, spotOf, type Point, type Window } from "./geometry";
import type { Chart } from "./view";

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is printed on the chart already. */
export interface Printed {
  roads: string[];
  /** Worse to cover than a road. */
  seals: string[];
  /** Names, and whatever else nothing can be read under. */
  names: Box[];
}

const WIDTH = 0.5; // of a letter, in units of the type size
const BROAD = 0.62; // of a Cyrillic one
const NEAR = 24;
const HULL = 15; // of a ship, below the middle of its space

export function boxOf(label: Label, text: string, size: number): Box {
  const letters = [...text].map((letter) => (letter < "\u0400" ? WIDTH : BROAD));
  const wide = size * letters.reduce((sum, width) => sum + width, 0);
  const left = label.x - { start: 0, middle: wide / 2, end: wide }[label.anchor];
  return { left, right: left + wide, top: label.y - size * 0.8, bottom: label.y + size * 0.25 };
}

/** Which part of a space the box covers, from 0 to 1. */
function covered(box: Box, cell: string): number {
  const [column, row] = spotOf(cell);
  const wide = Math.min(box.right, (column + 1) * CELL) - Math.max(box.left, column * CELL);
  const high = Math.min(box.bottom, (row + 1) * CELL) - Math.max(box.top, row * CELL);
  return wide > 0 && high > 0 ? (wide * high) / (CELL * CELL) : 0;
}

function crossed(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far a box reaches over the frame, where letters and numbers of the spaces stand. */
const framed = ({ left, right, top, bottom }: Box): number =>
  Math.max(0, CELL - left) +
  Math.max(0, right - SIZE + CELL) +
  Math.max(0, CELL - top) +
  Math.max(0, bottom - SIZE + CELL);

/** What a square in a corner of the shown part covers. */
export function cornerBox(corner: string, shown: Window, side: number): Box {
  const [left, top] = [shown.column * CELL, shown.row * CELL];
  const [right, bottom] = [left + shown.spaces * CELL, top + shown.spaces * CELL];
  return {
    left: corner.endsWith("l") ? left : right - side,
    right: corner.endsWith("l") ? left + side : right,
    top: corner.startsWith("t") ? top : bottom - side,
    bottom: corner.startsWith("t") ? top + side : bottom,
  };
}

/** Places for the name, the one we like best first. */
function candidates(chart: Chart, cell: string, size: number, near: number): Label[] {
  const { x, y } = middle(cell);
  const [column, row] = spotOf(cell);
  const land = (dx: number, dy: number): boolean => chart.grid[row + dy]?.[column + dx] === "#";
  const above: Label = { x, y: y - near - 2, anchor: "middle" };
  // At the height of a hull in the next space: the sail of a ship there tells whose it is.
  const below: Label = { x, y: y + Math.max(near + size * 0.65, CELL + HULL), anchor: "middle" };
  const left: Label = { x: x - near, y: y + size * 0.3, anchor: "end" };
  const right: Label = { x: x + near, y: y + size * 0.3, anchor: "start" };
  const corners: Label[] = [-1, 1].flatMap((side) => [
    { x: x + side * 14, y: above.y, anchor: side < 0 ? ("end" as const) : ("start" as const) },
    { x: x + side * 14, y: below.y, anchor: side < 0 ? ("end" as const) : ("start" as const) },
  ]);
  const ashore: Label[] = [];
  const off = Math.max(CELL, near + size * 0.45);
  if (land(0, -1)) ashore.push({ x, y: y - off + size * 0.3, anchor: "middle" });
  if (land(0, 1)) ashore.push({ x, y: y + off + size * 0.3, anchor: "middle" });
  for (const side of [-1, 1])
    if (land(side, 0))
      for (const step of [-off, off])
        ashore.push({ x: x + side * CELL, y: y + step + size * 0.3, anchor: "middle" });
  const outward = row < spotOf(chart.centre)[1] ? [above, below] : [below, above];
  return [...ashore, ...outward, ...corners, left, right];
}

/** The best place for a harbour's name of this type size. */
export function placeName(
  chart: Chart,
  cell: string,
  text: string,
  size: number,
  printed: Printed,
  shown: Window,
  /** From the middle of the harbour: clear of what lies in it. */
  near = NEAR,
): Label {
  return best(candidates(chart, cell, size, near), text, size, printed, shown);
}

/** The best place for the name of an island: below it or above it. */
export function placeIsle(
  cells: string[],
  text: string,
  size: number,
  printed: Printed,
  shown: Window,
): Label {
  const spots = cells.map(middle);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const labels: Label[] = [
    { x, y: Math.max(...ys) + CELL / 2 + size, anchor: "middle" },
    { x, y: Math.min(...ys) - CELL / 2 - size * 0.4, anchor: "middle" },
  ];
  return best(labels, text, size, printed, shown);
}

function best(labels: Label[], text: string, size: number, printed: Printed, shown: Window): Label {
  const view: Box = {
    left: shown.column * CELL,
    right: (shown.column + shown.spaces) * CELL,
    top: shown.row * CELL,
    bottom: (shown.row + shown.spaces) * CELL,
  };
  let found: Label = { x: 0, y: 0, anchor: "middle" };
  let least = Infinity;
  labels.forEach((label, i) => {
    const box = boxOf(label, text, size);
    const out =
      Math.max(0, view.left - box.left) +
      Math.max(0, box.right - view.right) +
      Math.max(0, view.top - box.top, box.bottom - view.bottom, box.right - SIZE);
    let cost = 0.12 * i + out;
    cost += framed(box) / 6;
    for (const road of printed.roads) cost += covered(box, road);
    for (const seal of printed.seals) cost += 6 * covered(box, seal);
    for (const name of printed.names) cost += crossed(box, name) / 40;
    if (cost < least) [found, least] = [label, cost];
  });
  return found;
}
