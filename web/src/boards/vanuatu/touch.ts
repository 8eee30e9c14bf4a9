// What a touch of a box or a hex means in this moment. Legal things go to the hands, others are asked
// about; everything in between only changes what glows.

import type { BoardProps, Hands, Target } from "../contract";
import type { Point } from "./geometry";
import { read } from "./names";
import { pick } from "./pick.svelte";
import { batchSize, boxOf, deeds, draftOf, hexOf, mayAdd, only, planOf } from "./targets";
import type { ActionWord, VanuatuView } from "./view";

type Scene = Pick<BoardProps, "view" | "legal" | "seat" | "chosen"> & { hands: Hands };

/** Targets on the map that glow now. */
export function onMap(view: VanuatuView, legal: Target[], seat: number | null): Target[] {
  const places = only(legal, "place");
  if (places.length) return places.filter((one) => !pick.tile || one.args[0] === pick.tile);
  if (pick.govern) return [];
  return deeds(legal).filter(
    (one) =>
      hexOf(one, view, seat) && one.family !== "withdraw" && (!pick.box || boxOf(one) === pick.box),
  );
}

export function touchHex(moment: Scene, hex: string, at: Point): void {
  const view = read(moment.view);
  const { legal, seat, hands } = moment;
  const found = onMap(view, legal, seat).filter((one) => hexOf(one, view, seat) === hex);
  if (found.length === 1 && found[0]) {
    pick.hex = hex;
    return hands.touch(found[0].action);
  }
  if (found.length > 1) {
    hands.drop();
    pick.hex = hex;
    return;
  }
  const elsewhere = deeds(legal).find((one) => hexOf(one, view, seat) === hex);
  if (elsewhere && pick.box) {
    pick.box = "";
    return touchHex(moment, hex, at);
  }
  hands.why(hexText(view, legal, hex), at);
}

/** The action one probably meant by touching a hex. */
function hexText(view: VanuatuView, legal: Target[], hex: string): string {
  const entry = view.map.find((one) => one.hex === hex);
  const tile = entry?.tile ?? "";
  const laid = pick.tile || only(legal, "place")[0]?.args[0];
  if (view.asked.moment === "place") return `place ${laid || view.next[0] || "santo"} ${hex}`;
  if (entry?.kind === "island") {
    if (pick.box === "buy") return `buy ${tile} kava`;
    const meant = ["build", "draw", "transport"].includes(pick.box) ? pick.box : "";
    if (meant) return `${meant} ${tile}`;
  }
  return `sail ${hex}`;
}

export function touchBox(moment: Scene, box: ActionWord, at: Point): void {
  const { legal, hands } = moment;
  pick.look = box;
  if (only(legal, "plan").length) return plan(moment, box, at);
  const neutral = only(legal, "neutral").find((one) => one.args[0] === box);
  if (neutral) return hands.touch(neutral.action);
  if (pick.govern) return govern(moment, box, at);
  const found = deeds(legal).filter((one) => boxOf(one) === box);
  pick.hex = "";
  if (!found.length) return hands.why(boxText(read(moment.view), box), at);
  pick.box = box;
  if (found.length === 1 && found[0]) hands.touch(found[0].action);
  else hands.drop();
}

function plan({ view, legal, hands, chosen }: Scene, box: ActionWord, at: Point): void {
  const size = batchSize(legal);
  if (chosen && draftOf(chosen, pick.draft).includes(box)) return hands.touch(chosen.action);
  if (chosen || pick.draft.length >= size) {
    hands.drop();
    pick.draft = [];
  }
  if (!mayAdd(legal, pick.draft, box)) {
    const pair = size === 1 ? [box] : [pick.draft[0] ?? box, box];
    hands.why(read(view).asked.moment === "plan" ? `plan ${pair.join(" ")}` : box, at);
    return;
  }
  pick.draft = [...pick.draft, box];
  const whole = pick.draft.length === size ? planOf(legal, pick.draft) : undefined;
  if (whole) hands.touch(whole.action);
}

/** Take one pawn of the draft back. */
export function unplan(hands: Hands, draft: ActionWord[], index: number): void {
  hands.drop();
  pick.draft = draft.filter((_, i) => i !== index);
}

function govern({ legal, hands }: Scene, box: ActionWord, at: Point): void {
  const moves = only(legal, "govern");
  const from = pick.govern;
  const move = moves.find((one) => one.args[0] === from && one.args[1] === box);
  if (move) return hands.touch(move.action);
  if (moves.some((one) => one.args[0] === box)) {
    hands.drop();
    pick.govern = box;
    return;
  }
  hands.why(`govern ${from === "asked" ? box : from} ${box}`, at);
}

/** Something beside the board was touched: do what it stands for, or say why not. */
export function reach({ legal, hands }: Scene, text: string, at: Point): void {
  const target = legal.find((one) => one.text === text);
  if (target) hands.touch(target.action);
  else hands.why(text, at);
}

/** Any action of the box: what blocks the box is said before what is wrong with the place. */
export function boxText(view: VanuatuView, box: ActionWord): string {
  if (view.asked.moment === "plan") return `plan ${box}`;
  if (view.asked.moment === "neutral") return `neutral ${box}`;
  const places: Partial<Record<ActionWord, string>> = {
    sail: "sail a3",
    build: "build efate",
    sell: "sell 1",
    buy: "buy efate kava",
    draw: "draw efate",
    transport: "transport efate",
  };
  return places[box] ?? box;
}

/** Choices shown as buttons, next to what glows on the map. A small screen lists only what boxes and
 * hexes cannot tell apart. */
export function asButtons(
  view: VanuatuView,
  legal: Target[],
  seat: number | null,
  small: boolean,
): Target[] {
  if (["plan", "neutral", "character", "place"].includes(view.asked.moment))
    return only(legal, "cash", "beg");
  const acts = deeds(legal);
  const extras = only(legal, "cash", "beg");
  if (view.asked.moment !== "turn") return legal.filter((one) => one.family !== "govern");
  if (pick.govern) return [];
  if (small && !pick.box && !pick.hex) return extras;
  let shown = pick.box ? acts.filter((one) => boxOf(one) === pick.box) : acts;
  if (pick.hex) shown = shown.filter((one) => hexOf(one, view, seat) === pick.hex);
  // Hexes say where to sail better than a list does, unless several courses lead to one.
  if (!pick.hex) shown = shown.filter((one) => one.family !== "sail");
  return [...(shown.length <= 9 ? shown : []), ...extras];
}
