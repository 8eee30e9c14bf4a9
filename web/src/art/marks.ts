// Seat marks: a disc in the seat's colour with the seat's shape on it.

import { worn } from "./worn.svelte";
import { SEATS, SEAT_ORDER, type SeatColour, type Shape } from "./palette";

export function shape(kind: Shape, x: number, y: number, r: number, fill: string): string {
  const drawn: Record<Shape, () => string> = {
    circle: () => `<circle r="${r}"/>`,
    triangle: () => `<path d="M0 ${-r * 1.12} ${r * 1.08} ${r * 0.82} ${-r * 1.08} ${r * 0.82}z"/>`,
    square: () =>
      `<rect x="${-r * 0.9}" y="${-r * 0.9}" width="${r * 1.8}" height="${r * 1.8}" rx="${r * 0.14}"/>`,
    diamond: () => `<path d="M0 ${-r * 1.22} ${r * 1.1} 0 0 ${r * 1.22} ${-r * 1.1} 0z"/>`,
    cross: () =>
      `<path d="M${-r * 0.4} ${-r * 1.1}h${r * 0.8}v${r * 0.7}h${r * 0.7}v${r * 0.8}h${-r * 0.7}` +
      `v${r * 0.7}h${-r * 0.8}v${-r * 0.7}h${-r * 0.7}v${-r * 0.8}h${r * 0.7}z"/>`,
  };
  return `<g transform="translate(${x} ${y})" fill="${fill}">${drawn[kind]()}</g>`;
}

/** In a box from -16 to 16. */
export function seatMark(colour: SeatColour): string {
  const { base, mark, shape: kind } = SEATS[colour];
  return (
    `<circle r="14.8" fill="${base}" stroke="var(--seat-line)" stroke-width="1.5"/>` +
    shape(kind, 0, 0, 6.6, mark)
  );
}

/** The mark of a seat in games that give seats no colours of their own. */
export function plainMark(seat: number): string {
  return seatMark(SEAT_ORDER[worn.of(seat) % SEAT_ORDER.length] ?? "white");
}
