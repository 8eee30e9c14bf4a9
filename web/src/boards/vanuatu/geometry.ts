// Where things lie on the map, in units of the drawing.

import { HEXES } from "./printed";
import type { VanuatuView } from "./view";

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export const SIDE = 78;
const WIDE = SIDE * Math.sqrt(3);

/** The middle of a hex. */
export function hexAt(hex: string): Point {
  const [q, r] = HEXES[hex] ?? [0, 0];
  return { x: (q + r / 2) * WIDE, y: r * 1.5 * SIDE };
}

/** A pointy-top hexagon around the origin. */
export function hexPath(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const MARGIN = 9;

/** All hexes of the board. */
export const WHOLE: Box = around(Object.keys(HEXES));

export function around(hexes: string[]): Box {
  const points = hexes.map(hexAt);
  const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
  const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
  return {
    x: left - WIDE / 2 - MARGIN,
    y: top - SIDE - MARGIN,
    width: right - left + WIDE + 2 * MARGIN,
    height: bottom - top + 2 * SIDE + 2 * MARGIN,
  };
}

/** Your waters: the boat's hex and what can be seen of its neighbours, within some room; or all of
 * several hexes and what can be seen around them. */
export function waters(hexes: string[], ratio: number, room: Box = WHOLE): Box {
  const all = around(hexes);
  const [x, y] = [all.x + all.width / 2, all.y + all.height / 2];
  // However low the room, two rows are seen whole: what is cut at the edge cannot be read.
  const rows = 3.5 * SIDE + 2 * MARGIN;
  const height = Math.max(432 / ratio, rows, all.height, all.width / ratio);
  const width = height * ratio;
  // Never further than the map goes: a corner of open water tells nothing.
  const fit = (at: number, size: number, from: number, most: number): number =>
    size >= most
      ? from + (most - size) / 2
      : Math.min(Math.max(at - size / 2, from), from + most - size);
  return {
    x: fit(x, width, room.x, room.width),
    y: fit(y, height, room.y, room.height),
    width,
    height,
  };
}

export const within = (hex: string, box: Box): boolean => {
  const { x, y } = hexAt(hex);
  return (
    x > box.x + 40 && x < box.x + box.width - 40 && y > box.y + 40 && y < box.y + box.height - 40
  );
};

/** What a window of so many pixels shows of a frame that fills it, or that is wholly in it. */
export function shownOf(frame: Box, across: number, down: number, wholly = false): Box {
  if (!across || !down) return frame;
  const scales = [across / frame.width, down / frame.height];
  const scale = wholly ? Math.min(...scales) : Math.max(...scales);
  const [width, height] = [across / scale, down / scale];
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
}

const LETTER = 0.56; // of its size, in width; names are bold
const AIR = 3; // between a name and the edge, for its halo
const FAR = 26; // further from the middle of its hex a name would lie on the next one

/** How far to the side a name is written so that the window does not cut it; null where it has no room
 * and is better left out. `room` is the window as seen from the middle of the hex. */
export function nameAside(lines: string[], size: number, y: number, room: Box): number | null {
  const half = (Math.max(...lines.map(({ length }) => length)) * size * LETTER) / 2 + AIR;
  const low = y + (lines.length - 1) * size + size * 0.3;
  if (y - size < room.y || low > room.y + room.height) return null;
  const aside = Math.max(0, room.x + half) + Math.min(0, room.x + room.width - half);
  return Math.abs(aside) > FAR ? null : aside;
}

/** The nearest of some hexes; a finger may miss by a good part of a hex. */
export function nearest(at: Point, hexes: string[], reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const hex of hexes) {
    const { x, y } = hexAt(hex);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

/** Where the boat of a seat lies on the map. */
export function boatAt(
  { players, map }: Pick<VanuatuView, "players" | "map">,
  seat: number,
): Point {
  const here = players[seat]?.boat ?? "";
  const there = players.flatMap(({ boat }, i) => (boat === here ? [i] : []));
  const entry = map.find(({ hex }) => hex === here);
  const discs = entry?.kind === "sea" ? entry.fish + entry.treasure : 0;
  const [hex, spot] = [hexAt(here), berth(there.indexOf(seat), there.length, discs)];
  return { x: hex.x + spot.x, y: hex.y + spot.y };
}

/** Several boats on one hex stand side by side, from three on closer. */
export function berth(index: number, boats: number, discs: number): Point {
  const step = boats > 2 ? 84 / (boats - 1) : 46; // the ring round one's own stays within the hex
  return {
    x: (index - (boats - 1) / 2) * step,
    y: (discs ? 4 : -6) + (boats > 2 && index % 2 ? -7 : 0),
  };
}
