// The sail that is being chosen, and what is done where it ends.

import type { Target } from "../contract";
import { followsFrom } from "./outcome";
import type { EndSpace } from "./targets";
import type { MaldiviaView } from "./view";

export class Course {
  #cell = "";
  #tile = "";
  #left: string[] = [];

  /** A sail is looked at. */
  chosen(target: Target | null, view: MaldiviaView, seat: number | null): void {
    if (target?.family !== "sail" || seat === null) return;
    this.#cell = (target.preview as unknown as EndSpace).cell;
    this.#tile = tileOf(view);
    this.#left = followsFrom(target, view, seat);
  }

  /** The table asks again: what was announced comes next, unless it is no longer possible. */
  next(view: MaldiviaView, seat: number | null, legal: Target[]): Target | null {
    const { moment } = view.asked;
    if (seat === null || moment === "sail") return null;
    const there = view.players[seat]?.boat === this.#cell && tileOf(view) === this.#tile;
    if (!there || !["act", "gain"].includes(moment)) this.#left = [];
    // What is not offered any more has been done.
    while (this.#left.length) {
      const found = legal.find(({ text }) => text === this.#left[0]);
      if (found) return found;
      this.#left.shift();
    }
    return null;
  }
}

const tileOf = ({ round, tile }: MaldiviaView): string => `${round} ${tile}`;
