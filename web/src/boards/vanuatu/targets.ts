// Legal actions sorted by the things one touches: hexes, boxes, buttons.

import type { Target } from "../contract";
import { ACTIONS } from "./printed";
import type { ActionWord, VanuatuView } from "./view";

export const only = (legal: Target[], ...families: string[]): Target[] =>
  legal.filter((target) => families.includes(target.family));

const isAction = (name: string): name is ActionWord =>
  (ACTIONS as readonly string[]).includes(name);

/** The box a target is carried out from, or "". */
export function boxOf(target: Target): ActionWord | "" {
  const { action } = target.preview;
  if (typeof action === "string" && isAction(action)) return action;
  return isAction(target.family) ? target.family : "";
}

export const hexOfTile = (view: VanuatuView, tile: string): string =>
  view.map.find((entry) => entry.tile === tile)?.hex ?? "";

/** The hex a target happens on, or "". */
export function hexOf(target: Target, view: VanuatuView, seat: number | null): string {
  const [first = "", second = ""] = target.args;
  switch (target.family) {
    case "sail":
      return String(target.preview.hex ?? first);
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
  const [first = "", second = ""] = target.args;
  return target.family === "place" ? first : target.family === "buy" ? second : "";
}

/** Deeds of the nine boxes: carried out or taken back. */
export const deeds = (legal: Target[]): Target[] =>
  legal.filter(
    (target) =>
      !["plan", "neutral", "govern", "place", "take"].includes(target.family) && boxOf(target),
  );

/** The boxes of a plan: one or two. */
export const boxesOf = ({ preview }: Target): string[] =>
  Array.isArray(preview.actions) ? preview.actions.map(String) : [];

/** The plan of exactly these boxes, in either order. */
export function planOf(legal: Target[], boxes: string[]): Target | undefined {
  const wanted = [...boxes].sort().join(" ");
  return only(legal, "plan").find((target) => boxesOf(target).sort().join(" ") === wanted);
}

/** Pawns laid down so far: those of a chosen plan, a hint's for example, or those of the draft. */
export const draftOf = (chosen: Target | null, draft: string[]): ActionWord[] =>
  (chosen?.family === "plan" ? boxesOf(chosen) : draft).filter(isAction);

/** How many pawns a plan has now: the engine offers pairs or single ones. */
export const batchSize = (legal: Target[]): number => {
  const plan = only(legal, "plan")[0];
  return plan ? boxesOf(plan).length : 0;
};

/** Whether some plan holds the draft and one more pawn on this box. */
export function mayAdd(legal: Target[], draft: string[], box: string): boolean {
  return only(legal, "plan").some((target) => {
    const left = boxesOf(target);
    return [...draft, box].every((wanted) => {
      const at = left.indexOf(wanted);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** Boxes that make a plan together with this one. */
export const partners = (legal: Target[], box: string): ActionWord[] =>
  ACTIONS.filter((other) => other !== box && planOf(legal, [other, box]));

/** Whether the engine says a pawn here (after the draft) would lead; undefined if it does not say. */
export function wouldLead(legal: Target[], draft: string[], box: string): boolean | undefined {
  const size = batchSize(legal);
  const fitting = only(legal, "plan").find((target) => {
    const left = boxesOf(target);
    if (size === 1) return left[0] === box;
    if (draft.length) return planOf([target], [...draft, box]) !== undefined;
    // One pawn alone here: any pair whose other pawn goes elsewhere tells.
    return left.includes(box) && left[0] !== left[1];
  });
  const leads = fitting?.preview.leads;
  return Array.isArray(leads) ? leads.includes(box) : undefined;
}
