// How long events take, and what flies from where to where. Places are names that elements carry in
// `data-at`; what is not on the screen is left out by whoever draws it.

import type { GameEvent } from "../contract";
import { cube, CUBE_BOX, tourist, TOURIST_BOX, valued, VALUED_BOX } from "./art/pieces";
import { sign, SIGN_BOX } from "./art/signs";
import { pawn, PAWN_BOX, stall, STALL_BOX } from "./art/suits";
import { hexOfTile } from "./targets";
import { amount, list, word } from "./names";
import type { Good, VanuatuView } from "./view";

/** Milliseconds at normal speed. What is not here is only told. */
const TIMES: Record<string, number> = {
  placed: 420,
  blocked: 320,
  took: 440,
  planned: 520,
  gathered: 440,
  withdrew: 360,
  governed: 440,
  fished: 640,
  explored: 640,
  drew: 1100,
  built: 560,
  transported: 760,
  bought: 360,
  loaded: 620,
  lost: 420,
  sold: 640,
  cashed: 520,
  begged: 440,
  converted: 800,
  rested: 420,
  refreshed: 460,
  tourists: 420,
  departed: 620,
  arrived: 520,
  refilled: 320,
  price: 300,
  counted: 460,
};
const STEP = 220; // a hex of sailing

export function duration(event: GameEvent): number {
  if (event.kind === "sailed") return STEP * Math.max(2, list(event, "path").length - 1);
  // What brings nothing is only told.
  if (event.kind === "counted" && !amount(event, "gained")) return 0;
  return TIMES[event.kind] ?? 0;
}

export interface Flight {
  art: string;
  box: string;
  width: number;
  from: string;
  to: string;
  /** When it leaves, as a part of the whole time. */
  delay: number;
  /** It tips over and fades instead of flying. */
  tips?: boolean;
}

const MANY = 4; // more coins than this tell nothing more

type Piece = Pick<Flight, "art" | "box" | "width">;
const pawnOf = (seat: number): Piece => ({ art: pawn(seat), box: PAWN_BOX, width: 24 });
const coin = (): Piece => ({ art: sign("vatu"), box: SIGN_BOX, width: 22 });
const star = (): Piece => ({ art: sign("points"), box: SIGN_BOX, width: 24 });
const signOf = (name: string): Piece => ({ art: sign(name), box: SIGN_BOX, width: 30 });
const goods = (good: string): Piece => ({ art: cube(good as Good), box: CUBE_BOX, width: 26 });
const tile = (kind: "fish" | "treasure", value: number): Piece => ({
  art: valued(kind, value),
  box: VALUED_BOX,
  width: 34,
});

const fly = (piece: Piece, from: string, to: string, delay = 0): Flight => ({
  ...piece,
  from,
  to,
  delay,
});
/** One after the other. */
const several = (count: number, piece: Piece, from: string, to: string, delay = 0): Flight[] =>
  Array.from({ length: Math.min(Math.max(count, 0), MANY) }, (_, i) =>
    fly(piece, from, to, delay + i * 0.09),
  );

export function flightsOf(event: GameEvent, played: GameEvent[], view: VanuatuView): Flight[] {
  const seat = typeof event.seat === "number" ? event.seat : -1;
  const own = `seat-${seat}`;
  const box = `box-${word(event, "action")}`;
  const isle = `hex-${hexOfTile(view, word(event, "island"))}`;
  const sea = `hex-${String(event.hex)}`;
  const value = amount(event, "value");
  const bonus = amount(event, "bonus");
  const gained = amount(event, "gained");
  switch (event.kind) {
    case "planned":
      return list(event, "actions").map((name, i) =>
        fly(pawnOf(seat), own, `box-${name}`, i * 0.15),
      );
    case "blocked":
      return [fly(pawnOf(-1), own, box)];
    case "gathered":
      return several(amount(event, "pawns"), pawnOf(seat), box, own);
    case "withdrew":
      return several(amount(event, "pawns"), pawnOf(seat), box, box).map((one) => ({
        ...one,
        tips: true,
      }));
    case "governed":
      return several(amount(event, "pawns"), pawnOf(seat), box, `box-${word(event, "to")}`);
    case "took":
      return [fly(signOf(word(event, "character")), `person-${word(event, "character")}`, own)];
    case "sailed":
      return several(amount(event, "cost"), coin(), own, "gate");
    case "built":
      return [
        fly({ art: stall(seat), box: STALL_BOX, width: 34 }, own, isle),
        ...several(amount(event, "cost"), coin(), own, "gate"),
      ];
    case "fished":
      return [fly(tile("fish", value), sea, own), ...several(bonus, star(), sea, own, 0.3)];
    case "explored":
      return [fly(tile("treasure", value), sea, own), ...several(bonus, coin(), sea, own, 0.3)];
    case "sold":
      return [
        fly(tile("fish", value), own, "price"),
        ...several(gained, coin(), "price", own, 0.4),
      ];
    case "bought":
      return several(amount(event, "cost"), coin(), own, isle);
    case "loaded":
    case "lost":
      return cargo(event, played, view, own);
    case "drew":
      return [fly(star(), isle, own, 0.6)];
    case "transported":
      return [
        fly({ art: tourist(), box: TOURIST_BOX, width: 18 }, "office", isle),
        ...several(amount(event, "income"), coin(), isle, own, 0.45),
        ...several(bonus, star(), isle, own, 0.55),
      ];
    case "cashed":
      return [
        fly(tile("treasure", value), own, "gate"),
        ...several(value, coin(), "gate", own, 0.4),
      ];
    case "begged":
      return several(amount(event, "given"), coin(), "gate", own);
    case "converted":
      return [...several(MANY, coin(), own, "gate"), fly(star(), "gate", own, 0.55)];
    case "rested":
      return [fly(signOf("rest"), "rest", own)];
    case "refreshed":
      return word(event, "tile") === "first-player"
        ? [fly(signOf("first"), "rest", `seat-${amount(event, "first_seat")}`)]
        : [fly(star(), "rest", own)];
    case "counted":
      return [fly(star(), "gate", own)];
    default:
      return [];
  }
}

/** A cube goes from where it was bought to the ship; the Buyer's second one comes from the reserve. */
function cargo(event: GameEvent, played: GameEvent[], view: VanuatuView, own: string): Flight[] {
  const bought = played.findLast(({ kind }) => kind === "bought");
  const from = bought ? `hex-${hexOfTile(view, word(bought, "island"))}` : own;
  const piece = goods(word(event, "good"));
  if (event.kind === "lost") return [{ ...fly(piece, from, from), tips: true }];
  const ship = `ship-${amount(event, "space")}`;
  return [
    fly(piece, from, ship),
    ...several(amount(event, "gained") + amount(event, "bonus"), star(), ship, own, 0.5),
  ];
}
