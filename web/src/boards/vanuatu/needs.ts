// What an action still needs, as a chain read from left (do first) to right (the goal). Everything here
// was said by the engine: chains of what is planned, and reasons why the rest is not possible yet.

import type { Refusal, Target } from "../contract";
import { pick } from "./pick.svelte";
import { ACTIONS, HEXES } from "./printed";
import { batchSize, partners } from "./targets";
import type { ActionWord, Outlook, Step, VanuatuView } from "./view";

export interface Link {
  action: string;
  place: string;
  value: number;
  /** done: planned already; next: a pawn may go here now; wait: after the link before it. */
  state: "done" | "next" | "wait";
  /** Why the link after this one needs it: a message key's end, or "". */
  need: string;
}
export interface Chain {
  links: Link[];
  /** Vatu before it and after each step that is planned. */
  purse: number[];
  why: Refusal | undefined;
}

/** The action a reason asks for, and how the need is called. */
function missing(why: Refusal | undefined): { action: ActionWord; need: string } | null {
  const key = why?.key ?? "";
  const place = /^vanuatu-needs-place-(\w+)-sail$/.exec(key)?.[1];
  if (key === "vanuatu-needs-fish-tile") return { action: "fish", need: "tile" };
  if (place) return { action: "sail", need: place };
  return null;
}

const outlookOn = (view: VanuatuView, box: string): Outlook | undefined =>
  view.outlook?.find(({ action }) => action === box);

const stepLink = ({ action, place, value }: Step): Link => ({
  action,
  place: place ?? "",
  value: value ?? 0,
  state: "done",
  need: "",
});

export function chainOf(view: VanuatuView, legal: Target[], seat: number, box: ActionWord): Chain {
  const here = outlookOn(view, box);
  const held = (action: string): boolean =>
    (view.players[seat]?.pawns[ACTIONS.indexOf(action as ActionWord)] ?? 0) > 0;
  const goal: Link = { action: box, place: "", value: 0, state: "next", need: "" };
  if (held(box)) goal.state = "done";
  const purse = [view.players[seat]?.vatu ?? 0];
  if (here?.state === "open") {
    const steps = here.chain ?? [];
    purse.push(...steps.map(({ vatu }) => vatu));
    return { links: [...steps.map(stepLink), goal], purse, why: undefined };
  }
  goal.state = "wait";
  const links = [goal];
  // Back from the goal, need by need, until something can be planned.
  for (let why = here?.why, left = 3; why && left; left--) {
    const wanted = missing(why);
    if (!wanted || links.some(({ action }) => action === wanted.action)) break;
    const found = outlookOn(view, wanted.action);
    const open = found?.state === "open";
    links.unshift({
      action: wanted.action,
      place: "",
      value: 0,
      state: open ? "next" : "wait",
      need: wanted.need,
    });
    if (open) links.unshift(...(found.chain ?? []).map(stepLink));
    why = open ? undefined : found?.why;
  }
  // The engine may know a partner where the reason names none: money to earn first, for example.
  const [helper] = links.length === 1 ? partners(legal, box) : [];
  if (helper)
    links.unshift({ action: helper, place: "", value: 0, state: "next", need: "together" });
  return { links, purse, why: here?.why };
}

/** The hexes a looked-at plan leads the boat through, its own first. */
export function planCourse(view: VanuatuView, legal: Target[], seat: number | null): string[] {
  if (seat === null || !pick.look || !batchSize(legal)) return [];
  const { links } = chainOf(view, legal, seat, pick.look);
  const sails = links.filter(({ action, place }) => action === "sail" && place in HEXES);
  return sails.length ? [view.players[seat]?.boat ?? "", ...sails.map(({ place }) => place)] : [];
}

/** "3 − 1 + 6": what happens to the money on the way. */
export function sum(purse: number[]): string {
  return purse
    .map((vatu, i) => {
      const change = vatu - (purse[i - 1] ?? 0);
      if (i === 0) return String(vatu);
      return change < 0 ? `− ${-change}` : change > 0 ? `+ ${change}` : "";
    })
    .filter(Boolean)
    .join(" ");
}
