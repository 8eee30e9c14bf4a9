// The four ships: colour and shape, always both.

import { shape } from "../../../art/marks";
import { worn } from "../../../art/worn.svelte";
import type { Shape } from "../../../art/palette";

export interface Suit {
  base: string;
  mark: string; // the shape's colour on the base colour
  shape: Shape;
  line: string; // the base where ivory would vanish on paper
}

const SUITS: Suit[] = [
  { base: "#FBF4DF", mark: "#17313B", shape: "circle", line: "#B9A468" },
  { base: "#1B8A5A", mark: "#FFFFFF", shape: "triangle", line: "#1B8A5A" },
  { base: "#C4771A", mark: "#17313B", shape: "square", line: "#C4771A" },
  { base: "#6D4C8D", mark: "#FFFFFF", shape: "diamond", line: "#8A66AD" },
];

export const suit = (seat: number): Suit => SUITS[worn.of(seat) % SUITS.length] as Suit;

/** In a box from -16 to 16. */
export function seatMark(seat: number): string {
  const { base, mark, shape: kind } = suit(seat);
  return (
    `<circle r="14.8" fill="${base}" stroke="var(--seat-line)" stroke-width="1.5"/>` +
    shape(kind, 0, 0, 6.4, mark)
  );
}
