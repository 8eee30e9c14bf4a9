// The seats' colours and shapes, and what wears them: badge, pawn, stall, boat.

import { worn } from "../../../art/worn.svelte";

export const LINE = 'stroke-linejoin="round" stroke-linecap="round"';
export const INK = `stroke="var(--ko)" stroke-width="1.5" ${LINE}`;

type Shape = "circle" | "triangle" | "square" | "diamond" | "cross";
export interface Suit {
  fill: string;
  mark: string; // the shape's colour on the fill
  shape: Shape;
}

// Red is a deep crimson: coral belongs to "yours" and "now".
const SUITS: Suit[] = [
  { fill: "#B3262E", mark: "#FFFFFF", shape: "circle" },
  { fill: "#F2C230", mark: "#17313B", shape: "triangle" },
  { fill: "#2E7D4F", mark: "#FFFFFF", shape: "square" },
  { fill: "#2C5FA8", mark: "#FFFFFF", shape: "diamond" },
  { fill: "#E08A1E", mark: "#17313B", shape: "cross" },
];
const NEUTRAL: Suit = { fill: "#B9B2A3", mark: "#B9B2A3", shape: "square" };

export const suit = (seat: number): Suit => SUITS[worn.of(seat)] ?? NEUTRAL;

export function emblem(shape: Shape, r: number, fill: string): string {
  const drawn: Record<Shape, string> = {
    circle: `<circle r="${r * 0.92}"`,
    triangle: `<path d="M0,${-r * 1.05}L${r * 1.08},${r * 0.85}H${-r * 1.08}Z"`,
    square: `<rect x="${-r * 0.85}" y="${-r * 0.85}" width="${r * 1.7}" height="${r * 1.7}"`,
    diamond: `<path d="M0,${-r * 1.2}L${r * 1.1},0 0,${r * 1.2} ${-r * 1.1},0Z"`,
    cross:
      `<path d="M${-r * 0.35},${-r}h${r * 0.7}v${r * 0.65}h${r * 0.65}v${r * 0.7}h${-r * 0.65}` +
      `v${r * 0.65}h${-r * 0.7}v${-r * 0.65}h${-r * 0.65}v${-r * 0.7}h${r * 0.65}Z"`,
  };
  return `${drawn[shape]} fill="${fill}"/>`;
}

/** In a box from -16 to 16. */
export function badge(seat: number): string {
  const { fill, mark, shape } = suit(seat);
  return (
    `<circle r="14.8" fill="${fill}" stroke="var(--ko, var(--seat-line))" stroke-width="1.6"/>` +
    emblem(shape, 6.9, mark)
  );
}

/** In a box from -10.5, -16.5 of 21 by 34; seat -1 is a neutral pawn. */
export function pawn(seat: number): string {
  const { fill, mark, shape } = suit(seat);
  return (
    `<path d="M-9,15Q-9,11 -6,9.5 -4.6,3 -4,-3A6.6,6.6 0 1 1 4,-3Q4.6,3 6,9.5 9,11 9,15 0,18.5 -9,15Z" ` +
    `fill="${fill}" ${INK}/><g transform="translate(0,-8)">${emblem(shape, 3.5, mark)}</g>`
  );
}
export const PAWN_BOX = "-10.5 -16.5 21 34.5";

/** In a box from -13, -11 of 26 by 24. */
export function stall(seat: number): string {
  const { fill, mark, shape } = suit(seat);
  return (
    `<path d="M-9,0H9V11H-9Z" fill="#F6E6BE" ${INK}/>` +
    `<path d="M-12,1L-9,-9H9L12,1Q9,4 6,1 3,4 0,1 -3,4 -6,1 -9,4 -12,1Z" fill="${fill}" ${INK}/>` +
    `<g transform="translate(0,-4)">${emblem(shape, 3.4, mark)}</g>`
  );
}
export const STALL_BOX = "-13 -11 26 24";

/** About 40 wide around the origin. */
export function boat(seat: number): string {
  const { fill, mark, shape } = suit(seat);
  return (
    `<ellipse cy="15" rx="19" ry="4" fill="#072A36" opacity=".35"/>` +
    `<path d="M-2,7L9,-19Q15,-6 11,7Z" fill="${fill}" ${INK}/>` +
    `<path d="M-4,7L-4,-17Q-14,-6 -13,5Z" fill="${fill}" ${INK}/><path d="M-3,8V-20" ${INK}/>` +
    `<path d="M-19,7Q0,13 19,6 16,15 10,15H-10Q-16,15 -19,7Z" fill="#7A4B26" ${INK}/>` +
    `<path d="M-16,18.5H14" stroke="#7A4B26" stroke-width="3" stroke-linecap="round"/>` +
    `<g transform="translate(5.4,-1)">${emblem(shape, 4.4, mark)}</g>`
  );
}
