// Where things lie on the chart: 21 by 21 spaces of 40 units, A1 in the upper left corner.

export const CELL = 40;
export const SIDE = 21;
export const SIZE = SIDE * CELL;

export interface Point {
  x: number;
  y: number;
}

/** Column and row, both from 0. */
export function spotOf(cell: string): [number, number] {
  return [cell.toUpperCase().charCodeAt(0) - 65, Number(cell.slice(1)) - 1];
}

export const nameOf = (column: number, row: number): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

export function middle(cell: string): Point {
  const [column, row] = spotOf(cell);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The space under a point of the drawing, if any. */
export function cellUnder({ x, y }: Point): string | null {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const inside = column >= 0 && row >= 0 && column < SIDE && row < SIDE;
  return inside ? nameOf(column, row) : null;
}

/** Degrees clockwise from north round a space. */
export function bearing(cell: string, centre: string): number {
  const [from, to] = [middle(centre), middle(cell)];
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

export interface Window {
  column: number;
  row: number;
  spaces: number;
}

export const WHOLE: Window = { column: 0, row: 0, spaces: SIDE };
const LEAST = 11;
const MOST = 16; // a part larger than this shows nothing the whole does not

/** The square part of the chart that shows these spaces, with a rim of one. */
export function windowFor(cells: string[]): Window {
  if (cells.length === 0) return WHOLE;
  const spots = cells.map(spotOf);
  const [columns, rows] = [spots.map(([c]) => c), spots.map(([, r]) => r)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const spaces = Math.max(LEAST, right - left + 3, bottom - top + 3);
  if (spaces > MOST) return WHOLE;
  const place = (low: number, high: number): number => {
    const wanted = Math.round((low + high + 1 - spaces) / 2);
    return Math.max(0, Math.min(SIDE - spaces, wanted));
  };
  return { column: place(left, right), row: place(top, bottom), spaces };
}

const WAYS: Record<string, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** So far from a point in a direction of the wheel. */
export function ahead({ x, y }: Point, way: string, far: number): Point {
  const step = WAYS[way] ?? { x: 0, y: 0 };
  return { x: x + step.x * far, y: y + step.y * far };
}

/** The corner of a window that the fewest of these spaces lie in: "tl", "tr", "bl" or "br". */
export function emptiest(cells: string[], part: Window): string {
  const most = { tl: 0, tr: 0, bl: 0, br: 0 };
  const near = part.spaces / 4;
  for (const [column, row] of cells.map(spotOf)) {
    const [x, y] = [column - part.column, row - part.row];
    const side = x < near ? "l" : x >= part.spaces - near ? "r" : "";
    const edge = y < near ? "t" : y >= part.spaces - near ? "b" : "";
    if (side && edge) most[`${edge}${side}`] += 1;
  }
  return Object.entries(most).reduce((best, one) => (one[1] < best[1] ? one : best))[0];
}
