// Names of things, and actions in words.

import { capital } from "../../lib/readable";
import type { Args, Words } from "../../lib/words";
import type { Deed, Target } from "../contract";
import { adventure, type Adventure } from "./cards";
import { cellOf } from "./targets";
import { harbourAt, list, number, numberAt, percentOf, text } from "./facts";
import type { Chart, Harbour, Voyage } from "./view";

const web = (key: string): string => `carta-magica-web-${key}`;

export const talismanName = (id: string): string => `@carta-magica-talisman-${id.toLowerCase()}`;
const monsterName = (id: string): string => `@carta-magica-monster-${id.toLowerCase()}`;
export const harbourName = (id: string): string => `@carta-magica-harbour-${id.toLowerCase()}`;

function risk(target: Target, words: Words): string {
  const storm = (target.preview["storm"] ?? {}) as Record<string, string>;
  const bad = Object.keys(storm).filter((way) => storm[way] === "damaged");
  if (bad.length === 0) return "";
  const directions = bad.map((way) => `@carta-magica-direction-${way.toLowerCase()}`);
  return words.say(web("storm-risk"), { directions });
}

function sailName(target: Target, chart: Chart, words: Words): string {
  const cell = cellOf(target);
  const harbour = harbourAt(chart, cell);
  const args = { cell, steps: number(target.preview, "steps") };
  if (!harbour) return words.say(web("sail"), args);
  const known = { ...args, harbour: harbourName(harbour.id) };
  return words.say(web(target.preview["returns"] ? "sail-home" : "sail-harbour"), known);
}

/** A talisman or an adventure card, as the arguments of `carta-magica-card`. */
export function cardArgs(chart: Chart, id: string): Args {
  if (id.toUpperCase().startsWith("TL")) return { sort: "talisman", name: talismanName(id) };
  const { kind: sort, resource, value, gold } = adventure(chart, id);
  if (sort === "monster") return { sort, name: monsterName(id), strength: value, value: gold };
  if (resource) return { sort, name: `@carta-magica-${resource}`, value };
  return { sort, name: `@carta-magica-kind-${sort.replaceAll("_", "-")}` };
}

/** The name on an adventure card; a monster's without its numbers, which stand on the card. */
export const cardTitle = (card: Adventure, chart: Chart, words: Words): string =>
  card.kind === "monster"
    ? words.say(monsterName(card.id).slice(1))
    : words.say("carta-magica-card", cardArgs(chart, card.id));

/** What the arrow shows on a sector, as the arguments of `carta-magica-spin`. */
export function spinArgs(chart: Chart, sector: number, inner: boolean): Args {
  if (inner) {
    const way = (chart.sector_direction[sector] ?? "N").toLowerCase();
    return { spin: "direction", towards: `@carta-magica-direction-${way}` };
  }
  const symbols = chart.symbols[chart.sector_segment[sector] ?? 0] ?? [];
  return {
    spin: "first",
    number: String(numberAt(chart, sector)).replace("-", "−"),
    symbols: symbols.map((symbol) => `@carta-magica-symbol-${symbol}`),
  };
}

/** An action with what a storm could do there. */
export function actionName(target: Target, view: Voyage, words: Words): string {
  const name = bareName(target, view, words);
  const storm = target.family === "sail" ? risk(target, words) : "";
  return storm ? `${name} · ${storm}` : name;
}

/** An action in the imperative. */
export function bareName(target: Target, view: Voyage, words: Words): string {
  const { family, args } = target;
  const [arg = ""] = args;
  const { chart } = view;
  switch (family) {
    case "sail":
      return sailName(target, chart, words);
    case "home": {
      const harbour = harbourAt(chart, text(target.preview, "cell"));
      if (!harbour) return target.text;
      return words.say(web("place"), { harbour: harbourName(harbour.id) });
    }
    case "attack":
      return words.say(web("attack"), { target_seat: Number(arg.slice(1)) - 1 });
    case "buy":
      if (arg === "top") return words.say(web("buy-top"));
      return words.say(web("buy"), {
        name: talismanName(text(target.preview, "talisman")),
        points: number(target.preview, "points"),
      });
    case "tame":
      return words.say(web("tame"), { magic: Number(arg) });
    case "pick":
    case "stow":
    case "give":
    case "loot":
      return words.say(web(family), cardArgs(chart, arg));
    case "captain":
      return words.say(web(family), {
        name: `@carta-magica-captain-${text(target.preview, family).toLowerCase()}`,
      });
    case "challenge":
      return words.say(web(family), {
        name: `@carta-magica-challenge-${text(target.preview, family).toLowerCase()}`,
        wants: list(target.preview, "talismans").map(talismanName),
      });
    default:
      return words.say(web(`do-${family}`), chart.costs);
  }
}

/** The consequence in a second line. */
export function actionNote(target: Target, view: Voyage, words: Words): string {
  const { family, preview } = target;
  if ("before" in preview)
    return words.say(web(number(preview, "lost") ? "change-lost" : "change"), { ...preview });
  if (family === "trade") return words.say(web("trade-leaves"), { ...preview });
  if (family === "lucky" && "steps" in preview)
    return words.say(web("lucky-steps"), { ...preview });
  if (family === "buy" && preview["wanted"] === true)
    return words.say(web("wanted"), { points: view.chart.challenge_points });
  if (family === "draw" && !view.moment.duty) return "";
  if ("result" in preview) return words.say(text(preview, "result").slice(1));
  const note = web(`note-${family}`);
  return words.has(note) ? words.say(note, { limit: view.chart.limit }) : "";
}

/** What stands below an action on a button among others: what it costs, what it leads to. */
export function listNotes(target: Target, view: Voyage, words: Words): string[] {
  const price = target.family === "buy" ? priceOf(target, view.chart, words) : "";
  return [price, actionNote(target, view, words)].filter(Boolean);
}

/** What an action costs, as it stands on the confirm button. */
function priceOf(target: Target, chart: Chart, words: Words): string {
  const { costs } = chart;
  switch (target.family) {
    case "buy":
      return words.say(web("price-gold"), { count: costs["talisman_gold"] });
    case "repair":
      return words.say(web("price-gold"), { count: costs["repair_gold"] });
    case "tow":
      return words.say(web("price-goods"), { count: costs["tow_goods"] });
    default:
      return "";
  }
}

/** What whoever sails pays with, tokens and kept cards, and what the least there costs. */
const PURSE = {
  black: { resource: "goods", cost: "exchange_goods" },
  red: { resource: "gold", cost: "talisman_gold" },
} as const;

function pays({ colour }: Harbour, view: Voyage): boolean {
  const sailor = view.players[view.moment.turn];
  if (!sailor) return true;
  const { resource, cost } = PURSE[colour];
  const kept = sailor.cards.map((id) => adventure(view.chart, id));
  const worth = kept.filter((card) => card.kind === "income" && card.resource === resource);
  const held = worth.reduce((sum, { value }) => sum + value, sailor[resource]);
  return held >= (view.chart.costs[cost] ?? 0);
}

/** How far a harbour is, and what it is good for with what is on board. */
export function reachOf(target: Target, harbour: Harbour, view: Voyage, words: Words): string {
  const { preview } = target;
  const there = pays(harbour, view) ? harbour.colour : `${harbour.colour}-bare`;
  return words.say(web("reach"), {
    steps: number(preview, "steps"),
    there: `@carta-magica-web-there-${preview["returns"] === true ? "home" : there}`,
  });
}

/** How far it is, and what one gets there: a harbour's trade, or so much of the way round. */
function wayOf(target: Target, view: Voyage, words: Words): string {
  const { preview } = target;
  const steps = number(preview, "steps");
  const harbour = view.chart.harbours.find(({ id }) => id === preview["harbour"]);
  if (preview["returns"] === true) return words.say(web("steps"), { steps });
  if (harbour) return reachOf(target, harbour, view, words);
  const percent = percentOf(number(preview, "progress"));
  const round = percent ? words.say(web("progress"), { percent }) : "";
  return [words.say(web("steps"), { steps }), round].filter(Boolean).join(" · ");
}

/** What a storm does to a ship that then cannot sail. */
const HARMS = ["damaged", "becalmed"];

/** What the confirm button says, and what stands beside it. */
export function deedOf(target: Target, view: Voyage, words: Words): Deed {
  const { family, preview } = target;
  const price = priceOf(target, view.chart, words);
  const storm = family === "sail" ? risk(target, words) : "";
  const lost = number(preview, "lost");
  const harm = HARMS.includes(text(preview, "outcome")) ? actionNote(target, view, words) : "";
  // What is lost the warning says, and what a storm does to a ship.
  const note = lost
    ? words.say(web("change"), { ...preview })
    : harm
      ? ""
      : actionNote(target, view, words);
  const prey = Array.isArray(preview["attacks"]) ? preview["attacks"] : [];
  const gain = [
    family === "sail" ? wayOf(target, view, words) : "",
    preview["returns"] === true ? words.say(web("completes")) : "",
    note,
    prey.length ? words.say(web("may-attack"), { seats: prey }) : "",
    family === "tame" ? chance(target, words) : "",
  ];
  // A danger is no reason to do it.
  const warning = lost
    ? words.say(web("warn-full"), { count: lost, limit: view.chart.limit })
    : capital(storm || harm);
  const said = gain.filter(Boolean).join(" · ");
  return {
    label: bareName(target, view, words),
    ...(price ? { price } : {}),
    ...(said ? { gain: said } : {}),
    ...(warning ? { warning } : {}),
  };
}

const chance = ({ preview }: Target, words: Words): string =>
  words.say(web("tame-chance"), {
    good: number(preview, "segments"),
    of: number(preview, "of"),
  });
