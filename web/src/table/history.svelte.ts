// What was seen on this page, to be looked at again: scenes, and the race of points.

import type { View } from "../boards/contract";
import type { Board, Told } from "./wire";

/** What happened, and what was to be seen before it, after each of its events and after it. */
export interface Scene {
  told: Told;
  views: View[];
  board: Board;
}

const WATCHED = 30; // scenes that are played again at most; older ones are let go of

export class History {
  scenes: Scene[] = $state.raw([]);
  races: number[][] = $state.raw([]);

  add(scene: Scene): void {
    if (scene.told.kind === "back") this.scenes = this.scenes.slice(0, -1);
    else this.scenes = [...this.scenes, scene].slice(-WATCHED);
    this.race(scene.board);
  }

  race(board: Board): void {
    const last = this.races[this.races.length - 1];
    if (board.scores && board.scores.join() !== last?.join())
      this.races = [...this.races, board.scores];
  }

  /** What happened since a seat's last own action; for a spectator, the last few things. */
  since(seat: number | null): Scene[] {
    let start = this.scenes.length;
    while (start > 0 && (seat === null || this.scenes[start - 1]?.told.data.seat !== seat))
      start -= 1;
    return this.scenes.slice(start).filter(({ told }) => told.kind === "action");
  }
}

// Kept beyond the page of the table: whoever looks at the rules and comes back still has the race. The
// scenes, with all that was to be seen in them, are only kept of the table that was looked at last.
const kept: Record<string, History> = {};

export function historyOf(address: string): History {
  for (const [other, history] of Object.entries(kept)) if (other !== address) history.scenes = [];
  return (kept[address] ??= new History());
}
