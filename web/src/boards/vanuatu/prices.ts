// What an action costs or brings, in few words; the numbers come from the sheet of components.

import type { Words } from "../../lib/words";
import { rows, type Table } from "./components";
import type { ActionWord, VanuatuView } from "./view";

const named = (kind: string, id: string): Table => rows(kind).find((one) => one.id === id) ?? {};

/** A message key and its arguments, for the action of somebody with this character's help. */
export function priceOf(
  action: ActionWord,
  person: string,
  view: VanuatuView,
  words: Words,
): [string, Record<string, unknown>] {
  const helper = named("character", person);
  const special = `vanuatu-web-cost-${action}-${person}`;
  const helps = helper.action === action && words.has(special);
  const {
    cost,
    cost_per_hex: step,
    points,
  } = { ...named("action", action), ...(helps ? helper : {}) };
  return [
    helps ? special : `vanuatu-web-cost-${action}`,
    { price: view.price, cost, step, points },
  ];
}
