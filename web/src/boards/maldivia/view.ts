// The view of Maldivia as the engine gives it. Spaces keep their names for the whole game: columns
// a to j from west to east, rows 1 to 10 from north to south.

import type { View } from "../contract";
import type { FishKind, SeatColour } from "../../art/palette";

export type Side = "E" | "S" | "W" | "N";
export const SIDES: Side[] = ["E", "S", "W", "N"]; // in the order of the view, and clockwise

export interface Current {
  cells: string[];
  entry: Side;
  exit: Side;
}

export interface SeaView {
  top_left: string;
  bottom_right: string;
  spaces: number;
  ends_at: number;
  folds: string;
  shows: string[];
  backs: string[];
  currents: Current[];
}

export interface Card {
  card: string;
  fish: string;
}

export interface MarketView {
  side: Side;
  island: string;
  ships: (Card | null)[];
  pile: number;
  sunk: string[];
  fog: boolean;
}

export interface BoatView {
  colour: SeatColour | null;
  boat: string;
  mast: string;
  planned: boolean;
  lying: number;
  tiles: string[];
  backs: string;
  cards: Card[] | null;
}

export interface MaldiviaView {
  round: number;
  tile: number;
  start: number;
  mover: number | null;
  sea: SeaView;
  sides: MarketView[];
  supply: Record<FishKind, number>;
  fresh: string;
  players: BoatView[];
  scores?: number[];
  ranking?: number[];
}

export const read = (view: View): MaldiviaView => view as unknown as MaldiviaView;

export const FISH_ORDER: FishKind[] = ["R", "G", "P", "Y"];
export const fishOf = (text: string): FishKind[] => [...text] as FishKind[];
