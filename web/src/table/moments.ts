// A game that is over, as the server tells it again: moments through any pair of eyes, and how the
// bots judge them.

import type { View } from "../boards/contract";
import { get } from "../lib/api";
import { viewsOf, type Patch } from "./patches";
import type { Board, Told } from "./wire";

/** A position and what led to it. Ply 0 is the opening, ply n the position after the n-th action. */
export interface Moment {
  ply: number;
  told: Told;
  /** What changed since the moment before: one patch for each event and a last one. */
  patches: Patch[];
  view: View;
  board: Board;
  /** Points of all seats, also where they were hidden while the game ran. */
  points: number[];
}

/** Each seat's chance to win at a ply, from 0 to 1. */
export interface Point {
  ply: number;
  v: number;
  chances: number[];
}

export interface Chances {
  status: "ready" | "working";
  done: number;
  of: number;
  points: Point[];
  /** Plies at which the chances changed most. */
  turning: number[];
}

/** Chance, checked by the server: the seed is the promised one, and all replays from it. */
export interface Fairness {
  commitment: string;
  seed: string;
  fits: boolean;
  actions: number;
  draws: number;
  legal: boolean;
  result: boolean | null;
}

export const SPECTATOR = -1;
export const PAGE = 100; // moments that come in one answer

export async function readPage(address: string, seat: number, page: number): Promise<Moment[]> {
  const asked = `seat=${String(seat)}&after=${String(page * PAGE - 1)}&count=${String(PAGE)}`;
  return whole((await get<{ moments: Sent[] }>(`/tables/${address}/moments?${asked}`)).moments);
}

type Sent = Omit<Moment, "view"> & { view?: View };

/** Only the first moment of a page comes with its view; the others follow from it. */
function whole(sent: Sent[]): Moment[] {
  let now: View = {};
  return sent.map((moment) => {
    now = moment.view ?? viewsOf(now, moment.patches).at(-1) ?? now;
    return { ...moment, view: now };
  });
}

export async function readChances(address: string): Promise<Chances> {
  return await get<Chances>(`/tables/${address}/chances`);
}

export async function readFairness(address: string): Promise<Fairness> {
  return await get<Fairness>(`/tables/${address}/fairness`);
}

/** In which order pages are fetched: the one that is looked at, those after it, those before it. */
export function pageOrder(plies: number, at: number): number[] {
  const pages = Math.floor(plies / PAGE) + 1;
  const first = Math.min(Math.floor(at / PAGE), pages - 1);
  return Array.from({ length: pages }, (_, i) => (first + i) % pages);
}

/** Points after every action of the whole game. */
export async function readRace(address: string, plies: number): Promise<number[][]> {
  const race: number[][] = [];
  for (const page of pageOrder(plies, 0))
    for (const { points } of await readPage(address, SPECTATOR, page)) race.push(points);
  return race;
}
