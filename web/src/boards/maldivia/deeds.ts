// What the confirm button says, and how one chooses.

import type { Deed, Target } from "../contract";
import type { Words } from "../../lib/words";
import { followsFrom } from "./outcome";
import { fishWords, nameTarget, outcome, seatIn } from "./names";
import { cellTargets, shipTargets, type EndSpace } from "./targets";
import type { MaldiviaView } from "./view";

const CREATURES: Record<string, string> = { o: "octopus", x: "shark" };

/** What ending there offers; where it is a creature and nothing else, what that is good for. */
function offers(end: EndSpace, view: MaldiviaView, words: Words): string {
  const creature = CREATURES[end.shows];
  const more = end.fish || end.victims?.length || end.ships?.length;
  if (end.shows === "~" && !more) return words.say("maldivia-web-ends-current");
  return creature && !more
    ? words.say(`maldivia-web-about-space-${creature}`)
    : outcome(end, view, words);
}

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
        gain: offers(end, view, words),
      };
    }
    case "place": {
      const end = preview as unknown as EndSpace;
      // What lies there is not taken by beginning there: only where the first arrows may lead counts.
      const what = offers(end, view, words);
      const gain = end.fish ? words.say("maldivia-web-ends-begin", { what }) : what;
      return { label: say("place", { cell: end.cell }), gain };
    }
    case "deliver":
      return {
        label: say("deliver"),
        price: `+${Number(preview.points)}`,
        gain: fishWords(String(preview.fish ?? ""), words),
      };
    case "rob":
      return { label: say("rob", { seat: seatIn(args[0]) }) };
    case "stay": // MAL-055
      return { label: say("stay"), warning: say("stay-warning") };
    case "fish":
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

const KNOWN = ["take", "place", "plan", "sail", "act", "drop", "stick", "restack", "exchange"];

export function howTo(view: MaldiviaView, legal: Target[], words: Words): string {
  const { moment } = view.asked;
  if (!KNOWN.includes(moment)) return "";
  // Tiles and cards of a row for each player: what touching them is good for.
  for (const [family, creature] of [
    ["turn", "octopus"],
    ["swap", "shark"],
  ])
    if (legal.some((target) => target.family === family))
      return words.say(`maldivia-web-${creature ?? ""}`);
  // Where nothing glows, the buttons say what there is.
  const glowing = cellTargets(legal, "here").size + shipTargets(legal).size > 0;
  return moment === "act" && !glowing ? "" : words.say(`maldivia-web-how-${moment}`);
}
