// Legal actions sorted by the things one touches: hexes, boxes, buttons.

import type { Target } from "../contract";
import { ACTIONS, type ActionWord, type VanuatuView } from "./view";

export const family = (target: Target): string => target.text.split(" ")[0] ?? "";
export const given = (target: Target): string[] => target.text.split(" ").slice(1);
export const only = (legal: Target[], ...families: string[]): Target[] =>
  legal.filter((target) => families.includes(family(target)));

const isAction = (name: string): name is ActionWord =>
  (ACTIONS as readonly string[]).includes(name);

/** The box a target is carried out from, or "". */
export function boxOf(target: Target): ActionWord | "" {
  const { action } = target.preview;
  if (typeof action === "string" && isAction(action)) return action;
  const first = family(target);
  return isAction(first) ? first : "";
}

export const hexOfTile = (view: VanuatuView, tile: string): string =>
  view.map.find((entry) => entry.tile === tile)?.hex ?? "";

/** The hex a target happens on, or "". */
export function hexOf(target: Target, view: VanuatuView, seat: number | null): string {
  const [first = "", second = ""] = given(target);
  switch (family(target)) {
    case "sail":
      return first;
    case "place":
      return second;
    case "build":
    case "buy":
    case "draw":
    case "transport":
      return hexOfTile(view, first);
    case "explore":
    case "fish":
      return seat === null ? "" : (view.players[seat]?.boat ?? "");
    default:
      return "";
  }
}

/** What an action moves: the tile that is laid, the good that is bought. */
export function thingOf(target: Target): string {
  const [first = "", second = ""] = given(target);
  return family(target) === "place" ? first : family(target) === "buy" ? second : "";
}

/** Deeds of the nine boxes: carried out or taken back. */
export const deeds = (legal: Target[]): Target[] =>
  legal.filter(
    (target) =>
      !["plan", "neutral", "govern", "place", "take"].includes(family(target)) && boxOf(target),
  );

/** The plan of exactly these boxes, in either order. */
export function planOf(legal: Target[], boxes: string[]): Target | undefined {
  const wanted = [...boxes].sort().join(" ");
  return only(legal, "plan").find((target) => given(target).sort().join(" ") === wanted);
}

/** Pawns laid down so far: those of a chosen plan, a hint's for example, or those of the draft. */
export const draftOf = (chosen: Target | null, draft: string[]): ActionWord[] =>
  (chosen && family(chosen) === "plan" ? given(chosen) : draft).filter(isAction);

/** How many pawns a plan has now: the engine offers pairs or single ones. */
export const batchSize = (legal: Target[]): number => {
  const plan = only(legal, "plan")[0];
  return plan ? given(plan).length : 0;
};

/** Whether some plan holds the draft and one more pawn on this box. */
export function mayAdd(legal: Target[], draft: string[], box: string): boolean {
  return only(legal, "plan").some((target) => {
    const left = given(target);
    return [...draft, box].every((wanted) => {
      const at = left.indexOf(wanted);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** Boxes that make a plan together with this one. */
export const partners = (legal: Target[], box: string): string[] =>
  ACTIONS.filter((other) => other !== box && planOf(legal, [other, box]));

/** Whether the engine says a pawn here (after the draft) would lead; undefined if it does not say. */
export function wouldLead(legal: Target[], draft: string[], box: string): boolean | undefined {
  const size = batchSize(legal);
  const fitting = only(legal, "plan").find((target) => {
    const left = given(target);
    if (size === 1) return left[0] === box;
    if (draft.length) return planOf([target], [...draft, box]) !== undefined;
    // One pawn alone here: any pair whose other pawn goes elsewhere tells.
    return left.includes(box) && left[0] !== left[1];
  });
  const leads = fitting?.preview.leads;
  return Array.isArray(leads) ? leads.includes(box) : undefined;
}
