// The seats' colours and shapes. Coral is no seat colour: it means "yours" and "now".

import { shape } from "../../art/marks";
import { worn } from "../../art/worn.svelte";
import type { Shape } from "../../art/palette";

export interface Suit {
  base: string;
  dark: string;
  mark: string; // the shape's colour on a disc of the base colour
  shape: Shape;
}

const SUITS: Suit[] = [
  { base: "#2F6BC4", dark: "#1B4486", mark: "#FFFDF6", shape: "circle" },
  { base: "#E0A526", dark: "#8F640B", mark: "#17313B", shape: "triangle" },
  { base: "#5B8C5A", dark: "#37613A", mark: "#FFFDF6", shape: "square" },
  { base: "#6D4C8D", dark: "#45295F", mark: "#FFFDF6", shape: "diamond" },
];

export function suit(seat: number): Suit {
  return SUITS[worn.of(seat) % SUITS.length] as Suit;
}

/** In a box from -16 to 16. */
export function seatMark(seat: number): string {
  const { base, mark, shape: kind } = suit(seat);
  return (
    `<circle r="14.8" fill="${base}" stroke="var(--seat-line)" stroke-width="1.5"/>` +
    shape(kind, 0, 0, 6.6, mark)
  );
}
