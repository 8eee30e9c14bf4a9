// Made by tools/typescript.py from src/shoal/games/vanuatu/view.py: do not edit.

export type Moment =
  | "place"
  | "neutral"
  | "character"
  | "plan"
  | "turn"
  | "selling"
  | "second"
  | "resting"
  | "over";

export type Good = "kava" | "copra" | "beef";

/** What is being decided, and by whom. */
export interface Asked {
  moment: Moment;
  seats: number[];
  pawns?: number;
  good?: Good;
}

/** A hex without a tile. */
export interface Empty {
  hex: string;
  tile: string;
  kind: "empty";
}

/** A sea and the discs on it. */
export interface Sea {
  hex: string;
  tile: string;
  kind: "sea";
  fish: number;
  treasure: number;
}

/** Cubes of each good. */
export interface Goods {
  kava: number;
  copra: number;
  beef: number;
}

/** An island with everything on it; `stalls` are the seats they belong to. */
export interface Island {
  hex: string;
  tile: string;
  kind: "island";
  stalls: number[];
  stall_slots: number;
  drawings: number;
  drawing_slots: number;
  tourists: number;
  tourist_slots: number;
  goods: Goods;
}

export type HexEntry = Empty | Sea | Island;

/** Room for one cube on a ship. */
export interface Slot {
  good: Good;
  loaded: boolean;
}

/** A ship in the harbour. */
export interface Ship {
  ship: string;
  slots: Slot[];
}

/** What lies before a player; `pawns` by action. */
export interface Owner {
  vatu: number;
  points: number;
  boat: string;
  fish: number[];
  treasure: number[];
  stalls: number;
  pawns: number[];
  character: string;
  turned: boolean;
}

export type ActionWord =
  | "sail"
  | "build"
  | "explore"
  | "fish"
  | "sell"
  | "buy"
  | "draw"
  | "transport"
  | "rest";

/** All pawns of one player on one action. */
export interface Stack {
  seat: number;
  pawns: number;
}

/** One of the nine actions: who stands on it, first the one to act (VAN-101). */
export interface ActionBox {
  action: ActionWord;
  neutral: number;
  queue: Stack[];
  leader: number;
}

/** What a seat knows about rest tiles: its own, those to choose from, those it saw missing. */
export interface Own {
  rest: string;
  choice: string[];
  gone: string[];
}

/** One step of a chain: an action or an exchange, and the vatu after it. */
export interface Step {
  action: string;
  place?: string;
  value?: number;
  vatu: number;
}

/** A refusal as it travels. */
export interface Reason {
  clause: string;
  key: string;
  args: Record<string, unknown>;
}

/** A box as one seat sees it. */
export interface Outlook {
  action: ActionWord;
  state: "open" | "shut" | "none" | "lost" | "blocked" | "now" | "impossible";
  chain?: Step[];
  why?: Reason;
}

/** All that one observer can see; a seat has its own rest tile and its outlook on top. */
export interface VanuatuView {
  round: number;
  rounds: number;
  asked: Asked;
  first: number;
  active: number;
  order: number[];
  scores: number[];
  map: HexEntry[];
  next: string[];
  pile: string;
  ships: Ship[];
  ship_deck: number;
  ship_discards: string[];
  tourists: number;
  tourist_values: number[];
  price: number;
  track: number[];
  reserve: Goods;
  rest_left: number;
  rested: number[];
  characters: string[];
  players: Owner[];
  actions: ActionBox[];
  ranking?: number[];
  you?: number;
  mine?: Own;
  outlook?: Outlook[];
}
