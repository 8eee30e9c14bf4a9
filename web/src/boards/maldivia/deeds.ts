// What the confirm button says, and how one chooses.

import type { Deed, Target } from "../contract";
import type { Words } from "../../lib/words";
import { followsFrom } from "./outcome";
import { fishWords, nameTarget, outcome, seatIn } from "./names";
import type { EndSpace } from "./targets";
import type { MaldiviaView } from "./view";

export function deedOf(target: Target, view: MaldiviaView, words: Words): Deed {
  const { family, args, preview } = target;
  const say = (name: string, given: Record<string, unknown> = {}): string =>
    words.say(`maldivia-web-deed-${name}`, given);
  switch (family) {
    case "sail": {
      const end = preview as unknown as EndSpace;
      const follows = view.mover === null ? [] : followsFrom(target, view, view.mover);
      return {
        label: say(follows.length ? `sail-${follows[0]?.split(" ")[0] ?? ""}` : "sail", {
          cell: end.cell,
        }),
        gain: outcome(end, view, words),
      };
    }
    case "place": {
      const end = preview as unknown as EndSpace;
      return { label: say("place", { cell: end.cell }), gain: outcome(end, view, words) };
    }
    case "deliver":
      return {
        label: say("deliver"),
        price: `+${Number(preview.points)}`,
        gain: fishWords(String(preview.fish ?? ""), words),
      };
    case "rob":
      return { label: say("rob", { seat: seatIn(args[0]) }) };
    case "fish":
    case "stay":
    case "end":
    case "plan":
    case "turn":
    case "swap":
    case "give":
    case "exchange":
    case "haul":
      return { label: say(family) };
    default:
      return { label: nameTarget(target, view, words) };
  }
}

const KNOWN = ["take", "place", "plan", "sail", "act", "drop", "stick", "restack"];

export function howTo(view: MaldiviaView, legal: Target[], words: Words): string {
  const { moment } = view.asked;
  if (!KNOWN.includes(moment)) return "";
  const how = words.say(`maldivia-web-how-${moment}`);
  if (moment !== "act") return how;
  // What can be done here is the answer to what is asked: first of all it is named.
  const deeds = new Set(legal.map((target) => deedOf(target, view, words).label));
  return deeds.size ? `${words.list([...deeds])}. ${how}` : how;
}
