// What Vanuatu's view holds, typed; see src/shoal/games/vanuatu/view.py.

import type { GameEvent, Refusal, View } from "../contract";
import { rows } from "./components";

export type Good = "kava" | "copra" | "beef";
export const GOODS: Good[] = ["kava", "copra", "beef"];

export const ACTIONS = [
  "sail",
  "build",
  "explore",
  "fish",
  "sell",
  "buy",
  "draw",
  "transport",
  "rest",
] as const;
export type ActionWord = (typeof ACTIONS)[number];

export const CHARACTERS = rows("character").map(({ id }) => String(id));

export interface Empty {
  hex: string;
  tile: "";
  kind?: undefined;
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
  goods: Record<Good, number>;
}
export type HexEntry = Empty | Sea | Island;

export interface Ship {
  ship: string;
  slots: [Good, boolean][];
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
export interface ActionBox {
  action: ActionWord;
  neutral: number;
  queue: [number, number][];
  leader: number;
}
export interface Step {
  action: string;
  place?: string;
  value?: number;
  vatu: number;
}
export interface Outlook {
  action: ActionWord;
  state: "open" | "shut" | "none" | "lost" | "blocked" | "now" | "impossible";
  chain?: Step[];
  why?: Refusal;
}
export interface Own {
  rest: string;
  choice: string[];
  gone: string[];
}

export interface VanuatuView {
  round: number;
  rounds: number;
  phase: string;
  batch: number;
  first: number;
  active: number;
  map: HexEntry[];
  next: string[];
  pile: string;
  ships: Ship[];
  ship_deck: number;
  tourists: number;
  price: number;
  track: number[];
  rest_left: number;
  rested: number[];
  characters: string[];
  second: Good | "";
  players: Owner[];
  actions: ActionBox[];
  order: number[];
  /** The seat these eyes belong to. */
  you?: number;
  mine?: Own;
  outlook?: Outlook[];
}

export const read = (view: View): VanuatuView => view as unknown as VanuatuView;

/** A field of an event as text: `@vanuatu-tile-santo` is santo. */
export function word(event: GameEvent, field: string): string {
  return bare(event[field]);
}
export function bare(name: unknown): string {
  const text = typeof name === "string" ? name : "";
  return text.startsWith("@") ? text.split("-").slice(2).join("-") : text;
}
export function amount(event: GameEvent, field: string): number {
  const found = event[field];
  return typeof found === "number" ? found : 0;
}
export function list(event: GameEvent, field: string): string[] {
  const found = event[field];
  return Array.isArray(found) ? found.map(bare) : [];
}
