// Whether a box waits for money that may never come.

import { ACTIONS } from "./printed";
import type { ActionWord, VanuatuView } from "./view";

/** The action whose money a box needs before it can be done; null if it stands on its own feet. What
 * that action brings may never come: somebody else may act first. */
export function paidBy(view: VanuatuView, box: string, seat: number): ActionWord | null {
  const chain = view.outlook?.find(({ action }) => action === box)?.chain ?? [];
  let had = view.players[seat]?.vatu ?? 0;
  for (const { action, vatu } of chain) {
    const payer = ACTIONS.find((one) => one === action);
    if (vatu > had && payer) return payer;
    had = vatu;
  }
  return null;
}
