// What was seen on this page, to be looked at again: moments, and the race of points.

import type { View } from "../boards/contract";
import type { Board, Told } from "./wire";

/** What happened, the view before it and the view after it. */
export interface Moment {
  told: Told;
  before: View;
  view: View;
  board: Board;
}

const WATCHED = 30; // moments that are played again at most

export class History {
  moments: Moment[] = $state.raw([]);
  races: number[][] = $state.raw([]);
  /** The moment that is looked at; null is now. */
  past: number | null = $state(null);

  add(moment: Moment): void {
    if (moment.told.kind === "back") this.moments = this.moments.slice(0, -1);
    else this.moments = [...this.moments, moment];
    this.race(moment.board);
  }

  race(board: Board): void {
    const last = this.races[this.races.length - 1];
    if (board.scores && board.scores.join() !== last?.join())
      this.races = [...this.races, board.scores];
  }

  /** What happened since a seat's last own action; for a spectator, the last few things. */
  since(seat: number | null): Moment[] {
    let start = this.moments.length;
    const first = Math.max(0, start - WATCHED);
    while (start > first && (seat === null || this.moments[start - 1]?.told.data.seat !== seat))
      start -= 1;
    return this.moments.slice(start).filter(({ told }) => told.kind === "action");
  }
}

// Kept beyond the page of the table, so that looking through a game just played finds all of it.
const kept: Record<string, History> = {};

export function historyOf(address: string): History {
  return (kept[address] ??= new History());
}
