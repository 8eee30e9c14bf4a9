// What an action still needs, as a chain read from left (do first) to right (the goal). Everything here
// was said by the engine: chains of what is planned, and reasons why the rest is not possible yet.

import type { Refusal, Target } from "../contract";
import { bare } from "./names";
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

/** The actions a reason asks for, first things first, and how the need of the last one is called. */
function missing(why: Refusal): { actions: ActionWord[]; need: string } {
  const place = /^vanuatu-needs-place-(\w+)-sail$/.exec(why.key)?.[1];
  const tile = why.key === "vanuatu-needs-fish-tile";
  const said = Array.isArray(why.args.first) ? why.args.first.map(bare) : [];
  const named = ACTIONS.filter((action) => said.includes(action)); // in the order of the rules
  const [own] = place ? (["sail"] as const) : tile ? (["fish"] as const) : [];
  const actions = named.length ? named : own ? [own] : [];
  return { actions, need: place ?? (tile ? "tile" : "together") };
}

/** A reason, given when nothing was laid down, now that this is: what lies there is not asked for again,
 * and what is missing besides is not known any more. */
export function since(why: Refusal | undefined, draft: readonly string[]): Refusal | undefined {
  if (!why || !draft.length) return why;
  if (why.key === "vanuatu-needs-several") return undefined;
  const { first } = why.args;
  if (!Array.isArray(first)) return why;
  const left: unknown[] = first.filter((action) => !draft.includes(bare(action)));
  if (!left.length || left.length === first.length) return why;
  // With a fish or the money on its way it is something else that is missing.
  const fished = why.key === "vanuatu-needs-fish-tile" && draft.includes("fish");
  const paid = why.key === "vanuatu-needs-first-vatu" && draft.includes(bare(why.args.earn));
  return {
    ...why,
    key: fished || paid ? "vanuatu-needs-first" : why.key,
    args: { ...why.args, first: left },
  };
}

/** The box of a half-made plan that can be had only with another one, and that other one. */
export function needy(
  view: VanuatuView,
  legal: Target[],
  draft: readonly string[],
): { goal: ActionWord; helper: ActionWord } | undefined {
  const [first, ...more] = draft;
  const goal = ACTIONS.find((action) => action === first);
  if (!goal || more.length || outlookOn(view, goal)?.state !== "shut") return undefined;
  const [helper] = partners(legal, goal);
  return helper ? { goal, helper } : undefined;
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

export function chainOf(
  view: VanuatuView,
  legal: Target[],
  seat: number,
  box: ActionWord,
  draft: readonly string[] = [],
): Chain {
  const here = outlookOn(view, box);
  const held = (action: string): boolean =>
    draft.includes(action) ||
    (view.players[seat]?.pawns[ACTIONS.indexOf(action as ActionWord)] ?? 0) > 0;
  const link = (action: string, state: Link["state"], need = ""): Link => ({
    action,
    place: "",
    value: 0,
    state: held(action) ? "done" : state,
    need,
  });
  const purse = [view.players[seat]?.vatu ?? 0];
  if (here?.state === "open") {
    const steps = here.chain ?? [];
    purse.push(...steps.map(({ vatu }) => vatu));
    return { links: [...steps.map(stepLink), link(box, "next")], purse, why: undefined };
  }
  const links = [link(box, "wait")];
  // Back from the goal, need by need, until something can be planned.
  for (let why = here?.why, left = 3; why && left; left--) {
    const { actions, need } = missing(why);
    const fresh = actions.filter((action) => !links.some((known) => known.action === action));
    const [first] = fresh;
    if (!first) break;
    const found = outlookOn(view, first);
    const open = found?.state === "open";
    links.unshift(
      ...fresh.map((action, i) =>
        link(action, i || !open ? "wait" : "next", i === fresh.length - 1 ? need : "together"),
      ),
    );
    if (open) links.unshift(...(found.chain ?? []).map(stepLink));
    why = open ? undefined : found?.why;
  }
  // The engine may know a partner where the reason names none: money to earn first, for example.
  const [helper] = links.length === 1 ? partners(legal, box) : [];
  if (helper) links.unshift(link(helper, "next", "together"));
  // What is planned from beginning to end lacks nothing.
  const lacks = links.some(({ state }) => state !== "done");
  return { links, purse, why: lacks ? since(here?.why, draft) : undefined };
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
