// What is printed on tiles, ships and board, by name; the numbers come from the sheet of components.
// Nothing here decides anything.

import { row, rows, type Table } from "./components";
import type { ActionWord, Good, HexEntry } from "./view";

const text = (table: Table, field: string): string => String(table[field] ?? "");
const number = (table: Table, field: string): number => Number(table[field] ?? 0);

const ids = (name: string): string[] => rows(name).map((one) => text(one, "id"));
/** The nine actions, goods and characters, each in the order of the rules. */
export const ACTIONS = ids("action") as ActionWord[];
export const GOODS = ids("good") as Good[];
export const CHARACTERS = ids("character");

const board = row("board");
const places = board.hexes as [number, number][];
/** Axial coordinates of the hexes, in the order of the view's map. */
export const HEXES: Record<string, [number, number]> = Object.fromEntries(
  (board.labels as string[]).map((label, i) => [label, places[i] ?? [0, 0]]),
);

export interface Face {
  letter: string;
  island: boolean;
  fish: number;
  treasure: number;
  stalls: number;
  drawings: number;
  tourists: number;
  goods: Good[];
}
export const TILES: Record<string, Face> = Object.fromEntries(
  rows("tile").map((tile) => [
    text(tile, "word"),
    {
      letter: text(tile, "letter"),
      island: tile.kind === "island",
      fish: number(tile, "fish"),
      treasure: number(tile, "treasure"),
      stalls: number(tile, "stalls"),
      drawings: number(tile, "drawings"),
      tourists: number(tile, "tourists"),
      goods: (tile.goods ?? []) as Good[],
    },
  ]),
);
export const isIsland = (tile: string): boolean => TILES[tile]?.island ?? false;

/** A tile as it comes out of the box, with what will lie on it once it is laid. */
export function freshTile(tile: string, hex = ""): HexEntry | null {
  const face = TILES[tile];
  if (!face) return null;
  if (!face.island) return { hex, tile, kind: "sea", fish: face.fish, treasure: face.treasure };
  const count = (good: Good): number => face.goods.filter((one) => one === good).length;
  return {
    hex,
    tile,
    kind: "island",
    stalls: [],
    stall_slots: face.stalls,
    drawings: 0,
    drawing_slots: face.drawings,
    tourists: 0,
    tourist_slots: face.tourists,
    goods: { kava: count("kava"), copra: count("copra"), beef: count("beef") },
  };
}

export const SHIPS: Record<string, Good[]> = Object.fromEntries(
  rows("ship").map((ship) => [text(ship, "id"), ship.slots as Good[]]),
);
/** What the last slot of a ship brings. */
export const SHIP_BONUS = number(row("ship_rules"), "last_slot_bonus");

/** What a cube costs and brings. */
export const MARKET: Record<string, { price: number; points: number }> = Object.fromEntries(
  rows("good").map((good) => [
    text(good, "id"),
    { price: number(good, "price"), points: number(good, "points") },
  ]),
);
/** What a rest tile pays. */
export const RESTS: Record<string, { vatu: number; points: number }> = Object.fromEntries(
  rows("rest_tile").map((tile) => [
    text(tile, "id").replaceAll("_", "-"),
    { vatu: number(tile, "vatu"), points: number(tile, "points") },
  ]),
);
const limits = row("limits");
export const GATE = {
  vatu: number(limits, "vatu_conversion_at"),
  points: number(limits, "vatu_conversion_points"),
};
export const PAWNS = number(row("setup"), "action_pawns");
export const DRAWINGS = number(row("supply"), "drawing_discs");
