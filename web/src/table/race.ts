// The race: open points over time, as lines.

export interface Track {
  seat: number;
  path: string;
  end: { x: number; y: number };
}

/** A line for each seat, in a box of `width` by `height`; y grows downwards. */
export function tracks(scores: number[][], width: number, height: number): Track[] {
  const seats = scores[0]?.length ?? 0;
  if (scores.length < 2) return [];
  const all = scores.flat();
  const low = Math.min(0, ...all);
  const span = Math.max(1, Math.max(...all) - low);
  const at = (step: number, points: number): { x: number; y: number } => ({
    x: (step / (scores.length - 1)) * width,
    y: height - ((points - low) / span) * height,
  });
  return Array.from({ length: seats }, (_, seat) => {
    const dots = scores.map((row, step) => at(step, row[seat] ?? 0));
    const path = dots
      .map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("");
    return { seat, path, end: dots.at(-1) ?? { x: 0, y: 0 } };
  });
}

/** Heights for marks that would lie on each other: in order, at least `gap` apart, none above `top`. */
export function apart(heights: number[], gap: number, top: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = top;
  for (const i of order) {
    placed[i] = Math.max(heights[i] ?? 0, free);
    free = (placed[i] ?? 0) + gap;
  }
  return placed;
}
