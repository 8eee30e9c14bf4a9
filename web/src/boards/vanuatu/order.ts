// Who comes after the one who is at it.

import type { VanuatuView } from "./view";

/** The next seat in turn order; while pawns are taken back, of those who still have some. -1 if none. */
export function nextOf(view: VanuatuView): number {
  const at = view.order.indexOf(view.active);
  if (at < 0) return -1;
  const later = [...view.order.slice(at + 1), ...view.order.slice(0, at)];
  const acting = !["place", "neutral", "character", "plan"].includes(view.asked.moment);
  const has = (seat: number): boolean =>
    (view.players[seat]?.pawns ?? []).some((pawns) => pawns > 0);
  return later.find((seat) => !acting || has(seat)) ?? -1;
}
