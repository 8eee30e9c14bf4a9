// Names of things, and actions in words.

import type { Words } from "../../lib/words";
import type { Target } from "../contract";
import type { Adventure } from "./cards";
import { cellOf } from "./targets";
import { harbourAt, list, number, text } from "./facts";
import type { Chart, Voyage } from "./view";

const web = (key: string): string => `carta-magica-web-${key}`;

export const talismanName = (id: string): string => `@carta-magica-talisman-${id.toLowerCase()}`;
export const cardName = (id: string): string =>
  id.toUpperCase().startsWith("TL") ? talismanName(id) : `@carta-magica-card-${id.toLowerCase()}`;
export const harbourName = (id: string): string => `@carta-magica-harbour-${id.toLowerCase()}`;
const spaceName = (colour: string): string => `@carta-magica-space-${colour}-harbour`;

function risk(target: Target, words: Words): string {
  const storm = (target.preview["storm"] ?? {}) as Record<string, string>;
  const bad = Object.keys(storm).filter((way) => storm[way] === "damaged");
  if (bad.length === 0) return "";
  const directions = bad
    .map((way) => words.say(`carta-magica-direction-${way.toLowerCase()}`))
    .join(", ");
  return words.say(web("storm-risk"), { directions });
}

function sailName(target: Target, chart: Chart, words: Words): string {
  const cell = cellOf(target);
  const harbour = harbourAt(chart, cell);
  const args = { cell, steps: number(target.preview, "steps") };
  if (!harbour) return words.say(web("sail"), args);
  const known = { ...args, harbour: harbourName(harbour.id), space: spaceName(harbour.colour) };
  return words.say(web(target.preview["returns"] ? "sail-home" : "sail-harbour"), known);
}

/** The name on an adventure card; a monster's without its numbers, which stand on the card. */
export const cardTitle = (card: Adventure, words: Words): string =>
  card.kind === "monster"
    ? words.say("carta-magica-beast", { card: card.id })
    : words.say(cardName(card.id).slice(1));

/** An action as a clause. */
export function actionName(target: Target, view: Voyage, words: Words): string {
  const { family, args } = target;
  const [arg = ""] = args;
  const { chart } = view;
  switch (family) {
    case "sail": {
      const storm = risk(target, words);
      return sailName(target, chart, words) + (storm ? ` · ${storm}` : "");
    }
    case "home": {
      const harbour = harbourAt(chart, text(target.preview, "cell"));
      if (!harbour) return target.text;
      return words.say(web("place"), {
        harbour: harbourName(harbour.id),
        space: spaceName(harbour.colour),
      });
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
      return words.say(web(family), { name: cardName(arg) });
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
  const note = web(`note-${family}`);
  return words.has(note) ? words.say(note, { limit: view.chart.limit }) : "";
}
