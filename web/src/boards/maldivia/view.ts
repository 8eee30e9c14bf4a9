// Made by tools/typescript.py from src/shoal/games/maldivia/view.py: do not edit.

export type Moment =
  | "take"
  | "place"
  | "plan"
  | "sail"
  | "act"
  | "gain"
  | "drop"
  | "stick"
  | "restack"
  | "give"
  | "exchange"
  | "over";

export type Done = "gained" | "fished" | "special" | "surplus";

export type Side = "E" | "S" | "W" | "N";

/** A swap that has been agreed: the island given, the partner, the island taken. */
export interface TradeView {
  gives: Side;
  seat: number;
  takes: Side;
}

/** What is being decided, by whom, and what the turn has seen so far. */
export interface AskedView {
  moment: Moment;
  seats: number[];
  done?: Done[];
  delivered?: string;
  robbed?: number[];
  settled?: number;
  trade?: TradeView;
}

/** The printed back that the next fold of each side would turn up; it is no secret. */
export interface NextView {
  E: string;
  S: string;
  W: string;
  N: string;
}

/** A current that can be followed: its spaces in order, how a boat enters and leaves it. */
export interface Current {
  cells: string[];
  entry: Side;
  exit: Side;
}

/** The visible cloth, per row what the spaces show and which of them show the back. */
export interface SeaView {
  top_left: string;
  bottom_right: string;
  spaces: number;
  ends_at: number;
  folds: string;
  shows: string[];
  backs: string[];
  next: NextView;
  currents: Current[];
}

export interface Card {
  card: string;
  fish: string;
}

/** A side: its island, the two ships that lie open, the pile, and whether fog came. */
export interface MarketView {
  side: Side;
  island: string;
  ships: (Card | null)[];
  pile: number;
  sunk: string[];
  fog: boolean;
}

/** Fish that are left, of each colour. */
export interface SupplyView {
  R: number;
  G: number;
  P: number;
  Y: number;
}

export type Boat = "white" | "orange" | "brown" | "black";

/** A player's boat, mast, tiles and cards; fronts for the owner and at the end. */
export interface BoatView {
  colour: Boat | null;
  boat: string;
  mast: string;
  planned: boolean;
  lying: number;
  tiles: string[];
  backs: string;
  cards: Card[] | null;
}

/** All that one observer can see. */
export interface MaldiviaView {
  round: number;
  tile: number;
  start: number;
  mover: number | null;
  asked: AskedView;
  sea: SeaView;
  sides: MarketView[];
  supply: SupplyView;
  fresh: string;
  players: BoatView[];
  scores?: number[];
  ranking?: number[];
}
