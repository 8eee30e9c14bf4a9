// What a touch of a box or a hex means in this moment. Legal things go to the hands, others are asked
// about; everything in between only changes what glows.

import type { BoardProps, Hands, Spot, Target } from "../contract";
import { placeName, read } from "./names";
import { needy } from "./needs";
import { pick } from "./pick.svelte";
import { ACTIONS, GATE, GOODS } from "./printed";
import { batchSize, boxOf, deeds, draftOf, hexOf, mayAdd, only, planOf } from "./targets";
import type { ActionWord, VanuatuView } from "./view";

type Scene = Pick<BoardProps, "view" | "legal" | "seat" | "chosen" | "words"> & { hands: Hands };

const MOST_ASKED = 6; // more places than this are better shown on the map than listed
const NEAR_GATE = 3; // vatu before the gate at which one may want to be rid of some

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

/** Every hex that could be touched now, whichever box is open: the map must not move while one looks
 * from box to box. */
export function reached(view: VanuatuView, legal: Target[], seat: number | null): string[] {
  const places = only(legal, "place");
  const able = places.length ? places : deeds(legal).filter((one) => one.family !== "withdraw");
  return [...new Set(able.map((one) => hexOf(one, view, seat)).filter(Boolean))];
}

/** Ways that are as short as can be; a longer one only spends money. */
const straight = (targets: Target[]): Target[] => {
  const short = targets.filter((one) => one.preview.longer !== true);
  return short.length ? short : targets;
};

/** What a touch of a hex offers: the usual first. Near the gate of the vatu track a longer way can be
 * worth its price, else it is only listed beside the map. */
export function offered(view: VanuatuView, targets: Target[], seat: number | null): Target[] {
  const { vatu = 0, boat = "" } = view.players[seat ?? -1] ?? {};
  const rich = vatu >= GATE.vatu - NEAR_GATE;
  // Out and back again changes nothing but the purse (VAN-117): hardly anybody means it.
  const idle = (one: Target): number => Number(one.family === "sail" && one.preview.hex === boat);
  const first = straight(targets).sort((one, other) => idle(one) - idle(other));
  return rich ? [...first, ...targets.filter((one) => !first.includes(one))] : first;
}

export function touchHex(moment: Scene, hex: string, at: Spot): void {
  const view = read(moment.view);
  const { legal, seat, hands, words } = moment;
  const found = onMap(view, legal, seat).filter((one) => hexOf(one, view, seat) === hex);
  if (found.length) {
    pick.hex = hex;
    const name = placeName(view, hex, words);
    const able = found.map(boxOf);
    const lost = lacking(view, hex, seat, words, (box, state) => {
      return state === "impossible" && !able.includes(box);
    });
    return hands.ask(
      offered(view, found, seat).map(({ action }) => action),
      at,
      [words.say("vanuatu-web-ask-hex", { name }), ...lost].join(" "),
    );
  }
  const elsewhere = deeds(legal).find((one) => hexOf(one, view, seat) === hex);
  if (elsewhere && pick.box) {
    pick.box = "";
    return touchHex(moment, hex, at);
  }
  hands.about(`hex-${hex}`, at, hexText(view, legal, hex, seat));
}

const ON_ISLAND: readonly ActionWord[] = ["draw", "build", "transport", "buy", "sell"];

/** The actions of which a hex is a place. */
function placed(view: VanuatuView, hex: string, seat: number): readonly ActionWord[] {
  const entry = view.map.find((one) => one.hex === hex);
  if (entry?.kind === "island") return ON_ISLAND;
  return view.players[seat]?.boat === hex ? ["fish", "explore"] : ["sail"];
}

/** What own stacks lack that would act on a hex: of those that are asked about. */
export function lacking(
  view: VanuatuView,
  hex: string,
  seat: number | null,
  words: BoardProps["words"],
  asked: (box: ActionWord, state: string) => boolean,
): string[] {
  if (seat === null || view.active !== seat || view.asked.moment !== "turn") return [];
  const here = placed(view, hex, seat);
  return (view.outlook ?? []).flatMap(({ action, state, why }) =>
    why && here.includes(action) && asked(action, state) ? [words.say(why.key, why.args)] : [],
  );
}

/** The action one probably meant by touching a hex; none if nothing of one's own could happen there. */
export function meant(view: VanuatuView, hex: string, seat: number): ActionWord | undefined {
  const held = (box: ActionWord): boolean =>
    (view.players[seat]?.pawns[ACTIONS.indexOf(box)] ?? 0) > 0;
  const wanted = placed(view, hex, seat).filter((one) => one !== "sell"); // nobody sells to a place
  return wanted.find((one) => one === pick.box) ?? wanted.find(held);
}

/** That action there, as a text to ask about. */
function hexText(
  view: VanuatuView,
  legal: Target[],
  hex: string,
  seat: number | null,
): string | undefined {
  if (!legal.length || seat === null) return undefined;
  const entry = view.map.find((one) => one.hex === hex);
  const tile = entry?.tile ?? "";
  if (view.asked.moment === "place") {
    const laid = pick.tile || only(legal, "place")[0]?.args[0];
    return laid ? `place ${laid} ${hex}` : undefined;
  }
  if (view.asked.moment !== "turn") return undefined;
  const box = meant(view, hex, seat);
  if (!box) return undefined;
  // A good that lies there, so that what is missing is the money, if it is.
  if (box === "buy") {
    const there =
      entry?.kind === "island" ? GOODS.find((good) => entry.goods[good] > 0) : undefined;
    return `buy ${tile} ${there ?? GOODS[0] ?? ""}`;
  }
  if (box === "sail") return `sail ${hex}`;
  return entry?.kind === "island" ? `${box} ${tile}` : box;
}

export function touchBox(moment: Scene, box: ActionWord, at: Spot): void {
  const { legal, hands } = moment;
  pick.look = box;
  if (only(legal, "plan").length) return plan(moment, box, at);
  const neutral = only(legal, "neutral").find((one) => one.args[0] === box);
  if (neutral) return hands.touch(neutral.action);
  if (pick.govern) return govern(moment, box, at);
  const found = deeds(legal).filter((one) => boxOf(one) === box);
  pick.hex = "";
  if (!found.length) {
    // A stack that waits tells itself what it waits for; where there is none, giving it up is refused.
    const mine = read(moment.view).players[moment.seat ?? -1]?.pawns[ACTIONS.indexOf(box)] ?? 0;
    return mine || !legal.length
      ? hands.about(`box-${box}`, at)
      : hands.about(`box-${box}`, at, `withdraw ${box}`);
  }
  const options = straight(found);
  // A stack that can only be given up has no place on the map: the others go on glowing.
  pick.box = options.every(({ family }) => family === "withdraw") ? "" : box;
  // Where to sail the hexes show themselves: a list would only lie on them.
  if (options.length <= MOST_ASKED && (box !== "sail" || options.length === 1)) {
    const name = moment.words.say(`vanuatu-action-${box}`);
    const question = moment.words.say("vanuatu-web-ask-box", { name });
    return hands.ask(
      options.map(({ action }) => action),
      at,
      question,
    );
  }
  hands.drop(); // the map shows them
}

function plan({ view, legal, hands, chosen }: Scene, box: ActionWord, at: Spot): void {
  const size = batchSize(legal);
  const laid = draftOf(chosen, pick.draft);
  // In the order they were laid, which a plan does not know.
  const own = [...laid].sort().join() === [...pick.draft].sort().join();
  const draft = own ? pick.draft : laid;
  if (chosen && draft.includes(box)) return hands.touch(chosen.action);
  // With no pawn left the box takes that of the last one, or of the first if it needs the last.
  const kept = draft.length < size ? [draft] : [draft.slice(0, -1), draft.slice(1)];
  const before = kept.find((some) => mayAdd(legal, some, box));
  if (!before) {
    const pair = size === 1 ? [box] : [draft[0] ?? box, box];
    hands.about(`bare-${box}`, at, `plan ${pair.join(" ")}`);
    return;
  }
  // With what it helped the chain goes on to that.
  const lacks = needy(read(view), legal, before);
  if (lacks?.helper === box) pick.look = lacks.goal;
  pick.draft = [...before, box];
  const whole = pick.draft.length === size ? planOf(legal, pick.draft) : undefined;
  if (whole) hands.touch(whole.action);
  else hands.drop(); // the touch did something: nobody asked what the box is
}

/** Take one pawn of the draft back. */
export function unplan(hands: Hands, draft: ActionWord[], index: number): void {
  hands.drop();
  pick.draft = draft.filter((_, i) => i !== index);
}

function govern({ legal, hands }: Scene, box: ActionWord, at: Spot): void {
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

/** Something beside the board was touched: do what it stands for, or say what it is. */
export function reach({ legal, hands }: Scene, text: string, thing: string, at: Spot): void {
  const target = legal.find((one) => one.text === text);
  if (target) hands.touch(target.action);
  else hands.about(thing, at, legal.length ? text : undefined);
}

/** Choices shown as buttons, next to what glows on the map. A small screen lists only what boxes and
 * hexes do not ask about themselves. */
export function asButtons(
  view: VanuatuView,
  legal: Target[],
  seat: number | null,
  small: boolean,
): Target[] {
  const extras = only(legal, "cash", "beg");
  if (["plan", "neutral", "character", "place"].includes(view.asked.moment)) return extras;
  if (view.asked.moment !== "turn") return legal.filter((one) => one.family !== "govern");
  if (pick.govern) return [];
  if (small) return extras;
  let shown = deeds(legal).filter((one) => !pick.box || boxOf(one) === pick.box);
  if (pick.hex) shown = shown.filter((one) => hexOf(one, view, seat) === pick.hex);
  // Hexes say where to sail better than a list does.
  shown = shown.filter((one) => one.family !== "sail");
  return [...(shown.length <= 9 ? shown : []), ...extras];
}

/** Whether nothing but buttons can be touched: no box and no hex has anything to do with it. */
export const byButtons = (view: VanuatuView, legal: Target[]): boolean =>
  legal.length > 0 && ["character", "selling", "second", "resting"].includes(view.asked.moment);

/** Longer ways to the hex that is looked at. */
export const detours = (view: VanuatuView, legal: Target[], seat: number | null): Target[] =>
  only(legal, "sail").filter(
    (one) => one.preview.longer === true && hexOf(one, view, seat) === pick.hex,
  );
