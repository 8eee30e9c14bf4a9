// Legal actions, sorted by where they can be touched.

import type { Target } from "../contract";
import type { MaldiviaView, Side } from "./view";

export interface EndSpace {
  cell: string;
  shows: string;
  fish: string;
  victims: { seat: number; fish: string }[];
  ships: string[];
  path?: string[];
}

export const only = (legal: Target[], ...families: string[]): Target[] =>
  legal.filter(({ family }) => families.includes(family));

/** The four tiles of a plan: its one word names them all. */
export const tilesOf = ({ args }: Target): string[] => args.flatMap((arg) => arg.split(" "));

/** The space an action is touched at, if it has one. */
export function cellOf(target: Target, own: string): string {
  const { cell } = target.preview;
  if (typeof cell === "string") return cell;
  return ["fish", "stay"].includes(target.family) ? own : "";
}

export function cellTargets(legal: Target[], own: string): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const target of legal) {
    const cell = cellOf(target, own);
    if (cell) found.set(cell, target);
  }
  return found;
}

/** By side and slot: "S2". */
export function shipTargets(legal: Target[]): Map<string, Target> {
  return new Map(
    only(legal, "deliver", "exchange").map((target) => [
      `${String(target.preview.side)}${String(target.preview.slot)}`,
      target,
    ]),
  );
}

/** What touching a space that does not glow would mean: the action whose refusal explains it. */
export function meantAt(cell: string, view: MaldiviaView, seat: number | null): string {
  const { moment } = view.asked;
  if (moment === "place") return `place ${cell}`;
  const other = view.players.findIndex(({ boat }) => boat === cell);
  if (moment === "act" || moment === "gain") {
    if (other >= 0 && other === seat) return "fish";
    if (other >= 0) return `rob p${other + 1}`;
  }
  return `sail ${cell}`;
}

/** The same for a ship. */
export function meantShip(island: string, slot: number): string {
  return `deliver ${island.toLowerCase()} ${slot}`;
}

/** Null where no listed plan tells. */
export interface PlanAhead {
  ends: string[] | null;
  /** Where the boat may be after each arrow, if nobody else moved. */
  reach: string[][] | null;
  gone: string[] | null;
  caught: number[];
  fog: Side;
}

/**
 * What a plan would mean now. Not every plan is listed, and where all are allowed none may be; but
 * where the arrows lead and what the fog takes are the same in every plan that shares them.
 */
export function planAhead(legal: Target[], tiles: string[]): PlanAhead {
  const arrows = (list: string[]): string[] => list.filter((tile) => !tile.startsWith("fog:"));
  const arrow = (list: string[]): string => arrows(list)[0] ?? "";
  const fog = (list: string[]): string => list.find((tile) => tile.startsWith("fog:")) ?? "";
  const plans = only(legal, "plan").map(({ preview }) => preview as unknown as PlanShown);
  const sailing = plans.find((plan) => arrow(plan.tiles) === arrow(tiles));
  const whole = plans.find((plan) => arrows(plan.tiles).join() === arrows(tiles).join());
  const folding = plans.find((plan) => fog(plan.tiles) === fog(tiles));
  return {
    ends: sailing?.ends ?? null,
    reach: whole?.reach ?? null,
    gone: folding?.gone ?? null,
    caught: folding?.caught ?? [],
    fog: fog(tiles).slice(4) as Side,
  };
}

interface PlanShown {
  tiles: string[];
  ends: string[];
  reach: string[][];
  gone: string[];
  caught: number[];
}

/** Each space that a plan leads to, with the arrow (the first, second or third) after which a boat may
 * first lie there. */
export function stepsAhead({ ends, reach }: PlanAhead): Map<string, number> {
  const found = new Map<string, number>((ends ?? []).map((cell) => [cell, 1]));
  (reach ?? []).forEach((cells, i) => {
    if (i > 0) for (const cell of cells) if (!found.has(cell)) found.set(cell, i + 1);
  });
  return found;
}

/** The places of the arrows among the four tiles: as they are counted in the tray, so on the sea. */
export const arrowSlots = (tiles: string[]): number[] =>
  tiles.flatMap((tile, i) => (tile.startsWith("fog:") ? [] : i + 1));

/** Who could lose a fish to the fog of a plan, as the boats lie now: whoever has one. Oneself only with
 * the fog first, since one has sailed on before any later tile. */
export function fogTakes(
  { caught }: PlanAhead,
  tiles: string[],
  { players }: Pick<MaldiviaView, "players">,
  seat: number | null,
): number[] {
  const first = tiles[0]?.startsWith("fog:") ?? false;
  return caught.filter((who) => players[who]?.mast && (who !== seat || first));
}
