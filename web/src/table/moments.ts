// A game that is over, as the server tells it again: moments through any pair of eyes, and how the
// bots judge them.

import type { View } from "../boards/contract";
import { get } from "../lib/api";
import { viewsOf } from "./patches";
import type { Curve, Fairness, Moment as Sent, Moments } from "./wire";

/** A position and what led to it. Ply 0 is the opening, ply n the position after the n-th action. */
export type Moment = Sent & { view: View };

export const SPECTATOR = -1;
export const PAGE = 100; // moments that come in one answer

export async function readPage(address: string, seat: number, page: number): Promise<Moment[]> {
  const asked = `seat=${String(seat)}&after=${String(page * PAGE - 1)}&count=${String(PAGE)}`;
  return whole((await get<Moments>(`/tables/${address}/moments?${asked}`)).moments);
}

/** Only the first moment of a page comes with its view; the others follow from it. */
function whole(sent: Sent[]): Moment[] {
  let now: View = {};
  return sent.map((moment) => {
    now = moment.view ?? viewsOf(now, moment.patches).at(-1) ?? now;
    return { ...moment, view: now };
  });
}

export async function readChances(address: string): Promise<Curve> {
  return await get<Curve>(`/tables/${address}/chances`);
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
