// Numbers of all seats over time, as lines: the race of points, and the chances to win.

export interface Track {
  seat: number;
  path: string;
  end: { x: number; y: number };
}

/** The picture the lines are drawn into, and the numbers at its edges; y grows downwards. */
export interface Frame {
  width: number;
  height: number;
  low: number;
  high: number;
}

/** A frame in which all these numbers, and zero, have room. */
export function framed(rows: number[][], width: number, height: number): Frame {
  const all = rows.flat();
  const low = Math.min(0, ...all);
  return { width, height, low, high: Math.max(low + 1, ...all) };
}

/** A line for each seat; `steps` says when each row was, from 0 to 1. */
export function tracks(rows: number[][], frame: Frame, steps?: number[]): Track[] {
  const seats = rows[0]?.length ?? 0;
  if (rows.length < 2) return [];
  const { width, height, low, high } = frame;
  const at = (row: number, value: number): { x: number; y: number } => ({
    x: (steps?.[row] ?? row / (rows.length - 1)) * width,
    y: height - ((value - low) / (high - low)) * height,
  });
  return Array.from({ length: seats }, (_, seat) => {
    const dots = rows.map((row, i) => at(i, row[seat] ?? 0));
    const path = dots
      .map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("");
    return { seat, path, end: dots.at(-1) ?? { x: 0, y: 0 } };
  });
}

/** Heights for marks that would lie on each other: in order, at least `gap` apart, and as far as there
 * is room within `top` and `bottom`. */
export function apart(heights: number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = top;
  for (const i of order) {
    placed[i] = Math.max(heights[i] ?? 0, free);
    free = (placed[i] ?? 0) + gap;
  }
  free = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, free);
    free = (placed[i] ?? 0) - gap;
  }
  return placed;
}

/** The colour of a seat's mark, for a line that belongs to it. */
export const colourOf = (mark: string): string =>
  /fill="(#[0-9a-f]{3,8})"/i.exec(mark)?.[1] ?? "var(--ink)";
