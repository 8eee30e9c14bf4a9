// Where the legal actions stand on the board.

import type { Target } from "../contract";
import { cardAt, laneAt, lean, lies, TURN, type Point } from "./geometry";
import { list, number, text } from "./names";
import type { Reef } from "./view";

/** swim: a pill on a lane; berth: half a lane, facing one way; reach: a disc with its cost; card: a
 * ring round a card; ahead: a card beside a lane in front, to swim there and turn it up; column: a
 * place for the boat; cave: a cave to be swapped. */
export type SpotKind = "swim" | "berth" | "reach" | "card" | "ahead" | "column" | "cave";

export interface Spot extends Point {
  key: string;
  kind: SpotKind;
  /** Null for the first of two touches, which the engine does not hear of. */
  target: Target | null;
  lane: string;
  place: string;
  heading: string;
  cost: number;
  /** Divers the octopus would meet here. */
  meets: boolean;
  column: number;
  /** What follows the movement, for cards ahead. */
  then: string;
}

export interface Picked {
  column: number | null;
  fins: string;
  cave: string;
}

/** The column whose jumps are shown: that of the jump being previewed (a hint may choose any), the
 * picked one, where the boat is, or the first possible. */
export function jumpColumn(
  legal: Target[],
  reef: Reef,
  picked: Picked,
  chosen: Target | null = null,
): number {
  if (chosen && chosen.family === "jump") return number(chosen.preview, "boat");
  const possible = [
    ...new Set(legal.filter((t) => t.family === "jump").map((t) => number(t.preview, "boat"))),
  ];
  if (picked.column !== null && possible.includes(picked.column)) return picked.column;
  return possible.includes(reef.boat) ? reef.boat : (possible[0] ?? reef.boat);
}

export function spotsOf(
  legal: Target[],
  reef: Reef,
  picked: Picked,
  rim = 0,
  chosen: Target | null = null,
): Spot[] {
  const found: Spot[] = [];
  const column = jumpColumn(legal, reef, picked, chosen);
  const columns = new Set<number>();
  const caves = new Set<string>();
  for (const target of legal) {
    const { family, args } = target;
    const { preview } = target;
    const lane = text(preview, "lane");
    const heading = text(preview, "heading");
    const laneSpot = (kind: SpotKind): Spot => onLane(kind, target, lane, heading, rim);
    if (family === "swim" && !picked.fins) found.push(laneSpot("swim"));
    else if (family === "dash" && args[0] === picked.fins) found.push(laneSpot("berth"));
    else if (family === "jump") {
      const boat = number(preview, "boat");
      columns.add(boat);
      if (boat === column) found.push(laneSpot("berth"));
    } else if (family === "octopus") found.push(laneSpot("reach"));
    else if (family === "reveal" || family === "explore" || family === "peek")
      found.push(cardSpot("card", target, args[0] ?? ""));
    else if (family === "exchange") {
      const [cave = "", fish = ""] = args;
      caves.add(cave);
      if (cave === picked.cave) found.push(cardSpot("card", target, fish));
    }
  }
  // Cards lie under the lanes: between two of them a lane is meant. So do the boat's places, each of which
  // is touched as far down as the card below it: beside that an arrow is meant.
  if (!picked.fins) found.unshift(...cardsAhead(legal, reef, chosen));
  const berths = [...columns].filter((boat) => boat !== column);
  found.unshift(
    ...berths.map((boat) => ({
      ...blank("column", `boat${boat}`),
      x: cardAt(`c0${boat}`).x,
      y: -22,
      column: boat,
    })),
  );
  for (const cave of caves)
    if (cave !== picked.cave) found.push({ ...cardSpot("cave", null, cave), key: `swap${cave}` });
  return found;
}

function blank(kind: SpotKind, key: string): Spot {
  return {
    key,
    kind,
    target: null,
    x: 0,
    y: 0,
    lane: "",
    place: "",
    heading: "",
    cost: 0,
    meets: false,
    column: -1,
    then: "",
  };
}

function onLane(kind: SpotKind, target: Target, lane: string, heading: string, rim: number): Spot {
  const at = lean(lane, laneAt(lane), rim);
  // Two headings share a lane: each takes the half it looks to.
  const aside = kind === "berth" ? (heading === "right" || heading === "down" ? 30 : -30) : 0;
  const moved = lies(lane) ? { x: at.x + aside, y: at.y } : { x: at.x, y: at.y + aside };
  return {
    ...blank(kind, target.text),
    ...moved,
    target,
    lane,
    heading,
    cost: number(target.preview, "cost"),
    meets: ((target.preview["meets"] ?? []) as number[]).length > 0,
  };
}

function cardSpot(kind: SpotKind, target: Target | null, place: string): Spot {
  return { ...blank(kind, target?.text ?? place), ...cardAt(place), target, place };
}

/** The cards beside the lanes in front, each by one lane: straight on before a bend; and those beside
 * the jump that is shown, which glow with it. */
function cardsAhead(legal: Target[], reef: Reef, chosen: Target | null): Spot[] {
  const straight = reef.lanes?.find(({ turn }) => turn === "ahead")?.way;
  const lanes = legal
    .filter(({ family, text }) => family === "swim" || (family === "jump" && text === chosen?.text))
    .sort((a, b) => Number(b.args[0] === straight) - Number(a.args[0] === straight));
  const found = new Map<string, Spot>();
  for (const target of lanes)
    for (const family of ["reveal", "explore"])
      for (const place of list(target.preview, family))
        if (!found.has(place))
          found.set(place, {
            ...cardSpot("ahead", target, place),
            key: `ahead ${place}`,
            then: `${family} ${place}`,
          });
  return [...found.values()];
}

/** Whether a movement ends where nothing can be turned up or explored: the dive is over there. */
export function endsDive({ family, preview }: Target): boolean {
  if (!["swim", "dash", "jump"].includes(family)) return false;
  return list(preview, "reveal").length + list(preview, "explore").length === 0;
}

/** The nearest spot to a point within reach. */
export function nearest(spots: Spot[], at: Point, within: number): Spot | null {
  let best: Spot | null = null;
  let least = within;
  for (const spot of spots) {
    const span = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (span < least) [best, least] = [spot, span];
  }
  return best;
}

/** The spot a touch is meant for: the one that lies there, else the nearest. Cards that came with the jump that
 * is shown take nothing from the arrows: a second touch at the same point must do what the first showed. */
export function touched(spots: Spot[], key: string, at: Point, within: number): Spot | null {
  const late = ({ kind, target }: Spot): boolean => kind === "ahead" && target?.family === "jump";
  const there = spots.find((spot) => spot.key === key) ?? null;
  if (there && !late(there)) return there;
  const before = spots.filter((spot) => !late(spot));
  return nearest(before, at, within) ?? there ?? nearest(spots, at, within);
}

/** The spot one gets to with an arrow key: the nearest within the quarter it points to. */
export function neighbour<T extends Point>(all: T[], from: Point, key: string): T | null {
  const turn = TURN[key.replace("Arrow", "").toLowerCase()];
  if (turn === undefined) return null;
  const [ux, uy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const along = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy - dy * ux);
    if (along <= 1 || aside > along * 1.8) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** The cards an action would offer: marked while it is chosen or offered. */
export function offeredBy(target: Target): string[] {
  const { family, args } = target;
  if (family === "reveal" || family === "explore" || family === "peek") return args.slice(0, 1);
  if (family === "exchange") return args.slice(0, 2);
  return [...list(target.preview, "reveal"), ...list(target.preview, "explore")];
}

/** The action that somebody who touches this place most likely means, to ask why it cannot be. None for
 * a cave while one swims: what it is tells how many fish it needs and how many are open. */
export function meant(reef: Reef, seat: number | null, card: string, lane: string): string {
  if (card) {
    const back = reef.cards[Number(card[1]) * 5 + Number(card[2])]?.back ?? "";
    if (reef.asked.moment === "peek") return `peek ${card}`;
    if (reef.asked.moment === "exchange") return `exchange c00 ${card}`;
    if (reef.asked.moment === "jump" && card.startsWith("c0")) return `jump c${card[2]} left down`;
    if (back === "fish" || back === "") return `reveal ${card}`;
    return ["move", "choice"].includes(reef.asked.moment) ? "" : `explore ${card}`;
  }
  if (reef.asked.moment === "octopus") return `octopus ${lane}`;
  const diver = seat === null ? null : reef.divers[seat];
  if (!diver) return `jump c${Math.min(4, Number(lane[2]))} left down`;
  return `swim ${wayTo(diver.lane, lane)}`;
}

/** The main direction from one lane to another. */
function wayTo(from: string, to: string): string {
  const [a, b] = [laneAt(from), laneAt(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) > Math.abs(dy) || (Math.abs(dx) === Math.abs(dy) && lies(to)))
    return dx > 0 ? "right" : "left";
  return dy > 0 ? "down" : "up";
}
