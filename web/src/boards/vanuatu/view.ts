// What Vanuatu's view holds; see src/shoal/games/vanuatu/view.py.

export type Good = "kava" | "copra" | "beef";
export type ActionWord =
  "sail" | "build" | "explore" | "fish" | "sell" | "buy" | "draw" | "transport" | "rest";
export type Moment =
  "place" | "neutral" | "character" | "plan" | "turn" | "selling" | "second" | "resting" | "over";

export interface Asked {
  moment: Moment;
  seats: number[];
  pawns?: number;
  good?: Good;
}
export interface Goods {
  kava: number;
  copra: number;
  beef: number;
}
export interface Empty {
  hex: string;
  tile: "";
  kind: "empty";
}
export interface Sea {
  hex: string;
  tile: string;
  kind: "sea";
  fish: number;
  treasure: number;
}
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

export interface Slot {
  good: Good;
  loaded: boolean;
}
export interface Ship {
  ship: string;
  slots: Slot[];
}
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
export interface Stack {
  seat: number;
  pawns: number;
}
export interface ActionBox {
  action: ActionWord;
  neutral: number;
  queue: Stack[];
  leader: number;
}
export interface Step {
  action: string;
  place?: string;
  value?: number;
  vatu: number;
}
export interface Reason {
  clause: string;
  key: string;
  args: Record<string, unknown>;
}
export interface Outlook {
  action: ActionWord;
  state: "open" | "shut" | "none" | "lost" | "blocked" | "now" | "impossible";
  chain?: Step[];
  why?: Reason;
}
export interface Own {
  rest: string;
  choice: string[];
  gone: string[];
}

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
