// Actions, hexes and outcomes in words; and what events and views call things.

import type { Deed, GameEvent, Refusal, Target, View } from "../contract";
import type { Words } from "../../lib/words";
import { powerOf } from "./prices";
import { paidBy } from "./purse";
import { GATE, GOODS, RESTS } from "./printed";
import { boxesOf, hexOf } from "./targets";
import type { HexEntry, VanuatuView } from "./view";

export const read = (view: View): VanuatuView => view as unknown as VanuatuView;

/** A field of an event as text: `@vanuatu-tile-santo` is santo. */
export function word(event: GameEvent, field: string): string {
  return bare(event[field]);
}
export function bare(name: unknown): string {
  const text = typeof name === "string" ? name : "";
  return text.startsWith("@") ? text.split("-").slice(2).join("-") : text;
}
export function amount(event: GameEvent, field: string): number {
  const found = event[field];
  return typeof found === "number" ? found : 0;
}
export function list(event: GameEvent, field: string): string[] {
  const found = event[field];
  return Array.isArray(found) ? found.map(bare) : [];
}

const pair = (value: unknown): [number, number] | null =>
  Array.isArray(value) && value.length === 2 ? [Number(value[0]), Number(value[1])] : null;

/** What changes in money and points, as numbers. */
export function changesOf({
  family,
  args: [first = ""],
  preview,
}: Target): { field: "vatu" | "points"; by: number }[] {
  // A rest tile pays at the end of the round.
  const paid = family === "keep" ? RESTS[first] : undefined;
  return (["vatu", "points"] as const)
    .map((field) => {
      const [before, after] = pair(preview[field]) ?? [0, 0];
      return { field, by: paid?.[field] ?? after - before };
    })
    .filter(({ by }) => by !== 0);
}

/** What an action does to vatu and points, from its preview. */
export function outcome(target: Target, words: Words): string {
  const lost = target.preview.lost === true ? [words.say("vanuatu-web-cube-lost")] : [];
  return [...pricesOf(target, words), ...lost].join(", ");
}

function pricesOf(target: Target, words: Words): string[] {
  const { preview } = target;
  const say = (key: string, args: Record<string, unknown> = {}): string =>
    words.say(`vanuatu-web-${key}`, args);
  const left = Number(preview.converted ?? 0) ? pair(preview.vatu) : null;
  const parts = left ? [say("vatu-left", { vatu: left[1] })] : [];
  for (const { field, by } of changesOf(target))
    if (field === "points")
      parts.push(say(by > 0 ? "gain-points" : "pay-points", { points: Math.abs(by) }));
    else if (!left) parts.push(say(by > 0 ? "gain-vatu" : "pay-vatu", { vatu: Math.abs(by) }));
  return parts;
}

/** Every full track of vatu turns into so many points. */
const noteConverted = (points: number, words: Words): string =>
  words.say("vanuatu-web-note-converted", { points, vatu: (points / GATE.points) * GATE.vatu });

/** The notes one should not miss before confirming. */
export function notes({ preview }: Target, words: Words): string[] {
  const found: string[] = [];
  const converted = Number(preview.converted ?? 0);
  const bonus = Number(preview.bonus ?? 0);
  if (converted) found.push(noteConverted(converted, words));
  if (bonus) found.push(words.say("vanuatu-web-note-bonus", { points: bonus }));
  if (preview.lost === true) found.push(words.say("vanuatu-web-note-lost"));
  if (preview.preaches === true) found.push(words.say("vanuatu-web-note-preaches"));
  if (Number(preview.waived ?? 0))
    found.push(words.say("vanuatu-web-note-waived", { rule: Number(preview.waived) }));
  return found;
}

/** A place as a thing in a sentence: a tile by its name, an empty hex by its letter and number. */
function placeThing(view: VanuatuView, hex: string): string {
  const tile = view.map.find((entry) => entry.hex === hex)?.tile;
  return tile ? `@vanuatu-tile-${tile}` : hex.toUpperCase();
}

/** An action as a step of a plan's chain: cashing in and begging have no box of their own. */
export function stepName(action: string, words: Words): string {
  return action === "cash" || action === "beg"
    ? words.say(`vanuatu-web-step-${action}`)
    : words.say(`vanuatu-action-${action}`);
}

export function placeName(view: VanuatuView, hex: string, words: Words): string {
  const thing = placeThing(view, hex);
  return thing.startsWith("@") ? words.say(thing.slice(1)) : thing;
}

/** An action as a thing in a sentence, which asks for it in the form it needs. */
const actionName = (word: string): string => `@vanuatu-action-${word}`;

/** Discs under one's own boat: as many as the next tile from there is worth. */
function discsUnder(view: VanuatuView, kind: "explore" | "fish"): number {
  const boat = view.players[view.you ?? -1]?.boat;
  const sea = view.map.find(({ hex }) => hex === boat);
  if (sea?.kind !== "sea") return 0;
  return kind === "fish" ? sea.fish : sea.treasure;
}

/** Without its outcome: for buttons that show the outcome with signs. */
export function bareName(target: Target, view: VanuatuView, words: Words): string {
  const { family: kind, args } = target;
  const [first = "", second = ""] = args;
  const say = (args: Record<string, unknown> = {}): string =>
    words.say(`vanuatu-web-do-${kind}`, args);
  switch (kind) {
    case "place":
      return say({ tile: `@vanuatu-tile-${first}`, hex: second.toUpperCase() });
    case "take":
      return say({ character: `@vanuatu-character-${first}` });
    case "plan": {
      const names = boxesOf(target).map(actionName);
      const [one, other] = names;
      if (one && one === other) return words.say("vanuatu-web-do-plan-both", { action: one });
      return say({ actions: names, pawns: names.length });
    }
    case "sail":
      return sailName(target, view, words);
    case "build":
    case "draw":
    case "transport":
      return say({ island: `@vanuatu-tile-${first}` });
    case "buy":
      return say({ island: `@vanuatu-tile-${first}`, good: `@vanuatu-good-${second}` });
    case "sell":
    case "cash":
    case "beg":
      return say({ value: Number(first) });
    case "explore":
    case "fish":
      return say({ value: discsUnder(view, kind) });
    case "neutral":
    case "withdraw":
      return say({ action: actionName(first) });
    case "second":
      return words.say(`vanuatu-web-do-second-${first}`, {
        good: view.asked.good ? `@vanuatu-good-${view.asked.good}` : "",
      });
    case "keep":
      return say({ tile: `@vanuatu-rest-${first}` });
    case "govern":
      return say({ action: actionName(first), to: actionName(second) });
    default:
      return say();
  }
}

/** A longer way than need be says how many steps it has. */
function sailName(target: Target, view: VanuatuView, words: Words): string {
  const place = placeThing(view, hexOf(target, view, null));
  const path = target.preview.path;
  // Out and back to where the boat lies (VAN-117).
  const back = Array.isArray(path) && path.length > 1 && path[0] === path.at(-1);
  if (back) return words.say("vanuatu-web-do-sail-back", { place });
  return target.preview.longer === true && Array.isArray(path)
    ? words.say("vanuatu-web-do-sail-in", { place, steps: path.length - 1 })
    : words.say("vanuatu-web-do-sail", { place });
}

export function nameTarget(target: Target, view: VanuatuView, words: Words): string {
  const parts = [outcome(target, words), leadsOf(target, words)].filter(Boolean);
  const name = bareName(target, view, words);
  const does = parts.length
    ? words.say("vanuatu-web-does", { name, outcome: parts.join("; ") })
    : name;
  // Notes are sentences of their own.
  const said = notes(target, words);
  return said.length ? `${does}. ${said.join(" ")}` : does;
}

/** Where a plan would lead, in words. */
function leadsOf({ preview: { leads } }: Target, words: Words): string {
  if (!Array.isArray(leads) || !leads.length) return "";
  return words.say("vanuatu-web-leads", { actions: leads.map(String).map(actionName) });
}

/** Rest tiles for everybody who rests: then it does not matter who does so first. */
function enough(view: VanuatuView, box: string): boolean {
  const queue = view.actions.find(({ action }) => action === box)?.queue ?? [];
  const others = queue.filter(({ seat }) => seat !== view.you);
  return box === "rest" && others.length < view.rest_left;
}

/** What one would be sorry not to have known. */
function warningOf(target: Target, view: VanuatuView, words: Words): string {
  const { family, preview } = target;
  if (family === "withdraw") {
    const why = preview.why as Refusal | undefined;
    const said = why ? `${words.say(why.key, why.args)} ` : "";
    return said + words.say("vanuatu-web-warn-lost");
  }
  if (family !== "plan") return "";
  const { leads } = preview;
  const boxes = [...new Set(boxesOf(target))];
  const behind = Array.isArray(leads)
    ? boxes.filter((box) => !leads.includes(box) && !enough(view, box))
    : [];
  const found = behind.length
    ? [words.say("vanuatu-web-warn-behind", { actions: behind.map(actionName) })]
    : [];
  for (const box of boxes) {
    const payer = paidBy(view, box, view.you ?? -1);
    if (payer)
      found.push(
        words.say("vanuatu-web-warn-paid-by", {
          action: actionName(box),
          payer: actionName(payer),
        }),
      );
  }
  return found.join(" ");
}

/** What the confirm button says, and what stands beside it. */
export function deedOf(target: Target, view: VanuatuView, words: Words): Deed {
  const label = bareName(target, view, words);
  const price = pricesOf(target, words).join(", "); // what is lost stands beside it
  const warning = warningOf(target, view, words);
  const power =
    target.family === "take"
      ? powerOf(target.args[0] ?? "", words)
      : target.family === "rest"
        ? words.say("vanuatu-web-note-rest")
        : "";
  const gain = [power, leadsOf(target, words), ...notes(target, words)].filter(Boolean).join(" ");
  return {
    label,
    ...(price ? { price } : {}),
    ...(gain ? { gain } : {}),
    ...(warning ? { warning } : {}),
  };
}

/** What lies on a hex, for ears. */
export function hexWords(entry: HexEntry, view: VanuatuView, words: Words): string {
  const hex = entry.hex.toUpperCase();
  const parts: string[] = [];
  const say = (key: string, args: Record<string, unknown>): void => {
    parts.push(words.say(`vanuatu-web-hex-${key}`, args).trim()); // nobody may own a stall yet
  };
  if (entry.kind === "empty") return words.say("vanuatu-web-hex-empty", { hex });
  if (entry.kind === "sea") {
    if (entry.fish) say("fish", { count: entry.fish });
    if (entry.treasure) say("treasure", { count: entry.treasure });
  } else {
    for (const good of GOODS)
      if (entry.goods[good])
        say("good", { count: entry.goods[good], good: `@vanuatu-good-${good}` });
    const owners = words.list([...new Set(entry.stalls)].map((seat) => words.seat(seat)));
    say("stalls", { count: entry.stalls.length, of: entry.stall_slots, owners });
    say("drawings", { count: entry.drawings, of: entry.drawing_slots });
    say("tourists", { count: entry.tourists, of: entry.tourist_slots });
  }
  view.players.forEach(({ boat }, seat) => {
    if (boat === entry.hex) say("boat", { seat });
  });
  const name = words.say(`vanuatu-tile-${entry.tile}`);
  return words.say("vanuatu-web-hex", { name, hex, what: parts.join(", ") || "–" });
}
