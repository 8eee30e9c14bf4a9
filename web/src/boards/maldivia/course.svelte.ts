// The sail that is being chosen, and what is done where it ends.

import type { Hands, Target } from "../contract";
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

  /** The table asks again: what was announced is done, unless it is no longer possible. */
  arrived(view: MaldiviaView, seat: number | null, legal: Target[], hands: Hands): void {
    const { moment } = view.asked;
    if (seat === null || !this.#left.length || moment === "sail") return;
    const there = view.players[seat]?.boat === this.#cell && tileOf(view) === this.#tile;
    const next = this.#left.shift();
    const target = legal.find(({ text }) => text === next);
    if (there && target && ["act", "gain"].includes(moment)) hands.act(target.action);
    else this.#left = [];
  }
}

const tileOf = ({ round, tile }: MaldiviaView): string => `${round} ${tile}`;
