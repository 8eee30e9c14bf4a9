// What changes and what stays when the table goes on.

import type { Target } from "../boards/contract";
import type { Board, Desk, Happened, Offer } from "./wire";

/** The number of an action beyond the end of the list of legal ones. */
export const UNLISTED = -1;

/** The table after an ordinary action. */
export function pulsed(desk: Desk, pulse: NonNullable<Happened["pulse"]>): Desk {
  const { phase, clock, actions_played } = pulse;
  const seats = desk.seats.map((seat) => ({ ...seat, thinking: false }));
  return { ...desk, phase, actions_played, seats, clock: { ...clock, rule: desk.clock.rule } };
}

/** While all plan at once, what others do must not take one's choice away. */
export function stillLegal(chosen: Target | null, board: Board): Target | null {
  if (!chosen || chosen.action === UNLISTED)
    return board.more || board.whole?.length ? chosen : null;
  return board.actions.map(targetOf).find(({ text }) => text === chosen.text) ?? null;
}

/** What may be done as boards get it; `action` is its place in the list. */
export function targetOf({ family, args, preview }: Offer, action: number): Target {
  return { action, text: [family, ...args].join(" "), family, args, preview: preview ?? {} };
}

/** An action of a family too large to be listed, by its text: one argument, whatever it is made of. */
export function unlisted(text: string): Target {
  const space = text.indexOf(" ");
  const family = space < 0 ? text : text.slice(0, space);
  return {
    action: UNLISTED,
    text,
    family,
    args: space < 0 ? [] : [text.slice(space + 1)],
    preview: {},
  };
}
