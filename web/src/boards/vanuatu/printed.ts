// What is printed on tiles and board, for drawing: places of the hexes, the tiles' letters, the
// table of goods. Nothing here decides anything.

import type { Good } from "./view";

/** Axial coordinates of the sixteen hexes, in the order of the view's map. */
export const HEXES: Record<string, [number, number]> = {
  a1: [-1, 0],
  a2: [0, 0],
  a3: [1, 0],
  a4: [2, 0],
  b1: [-2, 1],
  b2: [-1, 1],
  b3: [0, 1],
  b4: [1, 1],
  b5: [2, 1],
  c1: [-3, 2],
  c2: [-2, 2],
  c3: [-1, 2],
  c4: [0, 2],
  c5: [1, 2],
  c6: [2, 2],
  d1: [-2, 3],
};

export interface Face {
  letter: string;
  fish?: number;
  treasure?: number;
  stalls?: number;
  drawings?: number;
  tourists?: number;
}
const sea = (letter: string, fish: number, treasure: number): Face => ({ letter, fish, treasure });
const island = (letter: string, stalls: number, drawings: number, tourists: number): Face => ({
  letter,
  stalls,
  drawings,
  tourists,
});

export const TILES: Record<string, Face> = {
  efate: island("", 3, 1, 5),
  mele: sea("", 2, 0),
  havannah: sea("", 1, 2),
  vila: sea("", 0, 0),
  santo: island("A", 3, 2, 4),
  malakula: island("A", 3, 2, 4),
  segond: sea("B", 1, 3),
  shark: sea("B", 3, 0),
  selwyn: sea("C", 0, 0),
  bougainville: sea("C", 1, 2),
  pentecost: island("D", 2, 3, 3),
  tanna: island("D", 3, 1, 4),
  patteson: sea("E", 0, 0),
  maskelyne: sea("E", 2, 0),
  coolidge: sea("F", 1, 3),
  erromango: sea("F", 3, 0),
};
export const isIsland = (tile: string): boolean => TILES[tile]?.stalls !== undefined;

/** What a cube costs and brings. */
export const MARKET: Record<Good, { price: number; points: number }> = {
  kava: { price: 1, points: 1 },
  copra: { price: 2, points: 3 },
  beef: { price: 3, points: 5 },
};
export const GATE = { vatu: 10, points: 5 };
