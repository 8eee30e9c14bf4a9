// The sea as geometry, for drawing only: where spaces are and what they show.

import type { GameEvent } from "../contract";
import type { MaldiviaView, SeaView, Side } from "./view";

export interface Box {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface Place {
  row: number;
  column: number;
}

export const STEPS: Record<Side, Place> = {
  E: { row: 0, column: 1 },
  S: { row: 1, column: 0 },
  W: { row: 0, column: -1 },
  N: { row: -1, column: 0 },
};

export function placeOf(name: string): Place {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}

export function nameOf({ row, column }: Place): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function boxOf(sea: SeaView): Box {
  const first = placeOf(sea.top_left);
  const last = placeOf(sea.bottom_right);
  return {
    row: first.row,
    column: first.column,
    rows: last.row - first.row + 1,
    columns: last.column - first.column + 1,
  };
}

export interface Space extends Place {
  sign: string;
  back: boolean;
}

/** Every visible space, from north-west, row by row. */
export function spacesOf(sea: SeaView): Space[] {
  const box = boxOf(sea);
  return sea.shows.flatMap((line, i) =>
    line.split(" ").map((sign, j) => ({
      row: box.row + i,
      column: box.column + j,
      sign,
      back: sea.backs[i]?.[j] === "b",
    })),
  );
}

/** Folded sides with their number of folds, the one folded last at the end: it lies on top. */
export function stripsOf(sea: SeaView): { side: Side; count: number }[] {
  const letters = [...sea.folds] as Side[];
  const sides = [...new Set(letters)].sort(
    (a, b) => sea.folds.lastIndexOf(a) - sea.folds.lastIndexOf(b),
  );
  return sides.map((side) => ({ side, count: letters.filter((each) => each === side).length }));
}

/** The outermost row of a side. */
export function rimOf(box: Box, side: Side): Box {
  switch (side) {
    case "N":
      return { ...box, rows: 1 };
    case "S":
      return { ...box, row: box.row + box.rows - 1, rows: 1 };
    case "W":
      return { ...box, columns: 1 };
    case "E":
      return { ...box, column: box.column + box.columns - 1, columns: 1 };
  }
}

/** A box without the outermost row of a side. */
export function without(box: Box, side: Side): Box {
  const { row, column } = STEPS[side];
  return {
    row: box.row - Math.min(0, row),
    column: box.column - Math.min(0, column),
    rows: box.rows - Math.abs(row),
    columns: box.columns - Math.abs(column),
  };
}

export const within = (box: Box, { row, column }: Place): boolean =>
  row >= box.row &&
  row < box.row + box.rows &&
  column >= box.column &&
  column < box.column + box.columns;

/** Whether a frame still suits what it shows: nothing outside, and not far too wide. */
export function fits(frame: Box, box: Box): boolean {
  const inside =
    box.row >= frame.row &&
    box.column >= frame.column &&
    box.row + box.rows <= frame.row + frame.rows &&
    box.column + box.columns <= frame.column + frame.columns;
  return inside && frame.rows + frame.columns - box.rows - box.columns <= 6;
}

const units = (count: number): string => `calc(var(--u) * ${count})`;

/** Where a part of the cloth lies on the stage, as style. `--u` is the size of a space. */
export function spot(part: Box, camera: Box): string {
  return (
    `left:${units(part.column - camera.column)};top:${units(part.row - camera.row)};` +
    `width:${units(part.columns)};height:${units(part.rows)}`
  );
}

/** The courses sailed lately, the newest last; a fold or a new round moves the sea away below them. */
export function wakesOf(last: GameEvent[]): string[][] {
  const cut = last.findLastIndex(({ kind }) => kind === "folded" || kind === "round");
  return last
    .slice(cut + 1)
    .flatMap(({ kind, path }) => (kind === "sailed" ? [path as string[]] : []));
}

/** The spaces a line of the log is about. */
export function cellsOf(about: GameEvent, view: MaldiviaView): string[] {
  for (const name of ["path", "edge", "line"]) {
    const found = about[name];
    if (Array.isArray(found)) return found as string[];
  }
  if (typeof about.cell === "string") return [about.cell];
  const boat = view.players[Number(about.seat)]?.boat;
  return boat ? [boat] : [];
}
