// A stored moment as a board gets it: for tests that draw boards without a table.

import { readFileSync } from "node:fs";
import { vi } from "vitest";
import type { Words } from "../lib/words";
import type { Moment } from "../pages/fixtures";
import type { BoardProps, Hands, Player } from "./contract";

export type { Moment };

export const NAMES = ["Mira", "Ben", "Otto", "Ana", "Kim"];
export const LONG = 300_000; // milliseconds: boards are drawn whole, on machines with more to do
export const HANDS: Hands = {
  touch() {},
  act() {},
  play() {},
  why() {},
  about() {},
  ask() {},
  drop() {},
};

/** Hands that remember what they were asked. */
export const spiedHands = () => ({
  touch: vi.fn<Hands["touch"]>(),
  act: vi.fn<Hands["act"]>(),
  play: vi.fn<Hands["play"]>(),
  why: vi.fn<Hands["why"]>(),
  about: vi.fn<Hands["about"]>(),
  ask: vi.fn<Hands["ask"]>(),
  drop: vi.fn<Hands["drop"]>(),
});

export const momentsOf = (game: string): Moment[] =>
  (JSON.parse(readFileSync(`fixtures/${game}.json`, "utf-8")) as { moments: Moment[] }).moments;

/** Those who sit there; in every game's view they have a row each. */
function playersOf({ seat, view, prompt }: Moment): Player[] {
  const seats = (view.players as unknown[] | undefined)?.length ?? 4;
  return NAMES.slice(0, seats).map((name, at) => ({
    seat: at,
    name,
    kind: "person" as const,
    you: at === seat,
    waiting: prompt.seats.includes(at),
    note: "",
    points: null,
  }));
}

/** The board at rest, with what is to be otherwise. */
export function propsOf<More extends Partial<BoardProps>>(
  moment: Moment,
  game: string,
  words: Words,
  more: More = {} as More,
): BoardProps & More {
  const { seat, view, prompt, legal } = moment;
  return {
    ...{ view, next: view, seat, players: playersOf(moment), legal, more: 0, prompt, chosen: null },
    ...{ event: null, played: [], pace: 0, busy: false, shown: null, last: [] },
    ...{ game, words, hands: HANDS },
    ...more,
  };
}
