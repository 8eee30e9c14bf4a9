// What an action costs or brings, in few words; the numbers come from the sheet of components.

import type { Words } from "../../lib/words";
import { rows, type Table } from "./components";
import type { ActionWord, VanuatuView } from "./view";

const named = (kind: string, id: string): Table => rows(kind).find((one) => one.id === id) ?? {};

/** Whether this character is one for this action. */
export const helps = (person: string, action: ActionWord): boolean =>
  named("character", person).action === action;

/** A message key and its arguments, for the action of somebody with this character's help. */
export function priceOf(
  action: ActionWord,
  person: string,
  view: VanuatuView,
  words: Words,
): [string, Record<string, unknown>] {
  const helper = named("character", person);
  const special = `vanuatu-web-cost-${action}-${person}`;
  const helped = helps(person, action) && words.has(special);
  const {
    cost,
    cost_per_hex: step,
    points,
  } = { ...named("action", action), ...(helped ? helper : {}) };
  const prices = [...new Set(rows("good").map((good) => Number(good.price)))].join(" · ");
  return [
    helped ? special : `vanuatu-web-cost-${action}`,
    { price: view.price, cost, step, points, prices },
  ];
}

/** What a character can do; the numbers stand for what it costs or brings with and without it. */
export function powerOf(person: string, words: Words): string {
  const helper = named("character", person);
  const usual = named("action", String(helper.action));
  return words.say(`vanuatu-power-${person}`, {
    cost: helper.cost,
    points: helper.points ?? helper.points_per_drawing ?? helper.max_points_exchanged,
    usual: helper.cost === undefined ? usual.points : usual.cost,
  });
}
