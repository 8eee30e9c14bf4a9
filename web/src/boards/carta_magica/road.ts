// Arcs of the ring roads round the island.

import type { Point } from "./geometry";

const PIECE = 120; // degrees; a longer arc's circle would depend on the rounding of its ends

/** A point by radius and degrees clockwise from north. */
export function polar(centre: Point, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + r * Math.sin(angle), y: centre.y - r * Math.cos(angle) };
}

export const at = ({ x, y }: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;

/** From a bearing on, clockwise if `sweep` is positive; at most one circle. */
export function arc(centre: Point, r: number, from: number, sweep: number): string {
  const way = Math.max(-360, Math.min(360, sweep));
  const pieces = Math.max(1, Math.ceil(Math.abs(way) / PIECE));
  let drawn = `M${at(polar(centre, r, from))}`;
  for (let i = 1; i <= pieces; i++)
    drawn += `A${String(r)},${String(r)} 0 0 ${way > 0 ? "1" : "0"} ${at(polar(centre, r, from + (way * i) / pieces))}`;
  return drawn;
}

/** The head of an arrow along the road, pointing clockwise if `side` is 1. */
export function tip(centre: Point, r: number, degrees: number, side: number): string {
  const [inner, outer] = [polar(centre, r - 5, degrees), polar(centre, r + 5, degrees)];
  return `M${at(inner)}L${at(polar(centre, r, degrees + side * 9))}L${at(outer)}Z`;
}
