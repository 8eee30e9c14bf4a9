// What changes and what stays when the table goes on.

import type { Target } from "../boards/contract";
import type { Board, Desk, Happened } from "./wire";

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
  const action = board.actions.findIndex(({ text }) => text === chosen.text);
  const found = board.actions[action];
  return found ? { action, text: found.text, preview: found.preview ?? {} } : null;
}
