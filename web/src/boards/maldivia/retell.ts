// A view brought up to date by events, so that pieces stay where the events have put them while the
// next one plays. Events say everything; nothing is judged here.

import type { GameEvent } from "../contract";
import {
  FISH_ORDER,
  SIDES,
  type BoatView,
  type MaldiviaView,
  type SeaView,
  type Side,
} from "./view";
import { boxOf, nameOf, spacesOf, without } from "./sea";
import type { SeatColour } from "../../art/palette";

export function retold(view: MaldiviaView, events: GameEvent[]): MaldiviaView {
  return events.reduce(after, view);
}

const text = (event: GameEvent, name: string): string => String(event[name] ?? "");
const seatOf = (event: GameEvent, name = "seat"): number => Number(event[name]);
const texts = (event: GameEvent, name: string): string[] => (event[name] ?? []) as string[];

export function after(view: MaldiviaView, event: GameEvent): MaldiviaView {
  const seat = seatOf(event);
  const fish = text(event, "fish");
  const mast = (seat: number): string => view.players[seat]?.mast ?? "";
  switch (event.kind) {
    case "took":
      return withBoat(view, seat, { colour: text(event, "colour") as SeatColour });
    case "placed":
    case "sailed":
    case "carried":
    case "pushed":
      return withBoat(view, seat, { boat: text(event, "cell") });
    case "planned": {
      const tiles = texts(event, "tiles");
      return withBoat(view, seat, {
        planned: true,
        tiles: tiles.length ? tiles : Array(4).fill("?"),
      });
    }
    case "revealed":
      return revealed(view, event);
    case "folded":
      return { ...view, sea: folded(view.sea, event) };
    case "lost":
    case "dropped":
      return supplied(withBoat(view, seat, { mast: mast(seat).slice(0, -fish.length) }), fish, 1);
    case "fished":
      return supplied({ ...view, fresh: view.fresh + fish }, fish, -1);
    case "robbed": {
      const victim = seatOf(event, "victim_seat");
      const robbed = withBoat(view, victim, { mast: mast(victim).slice(0, -1) });
      return { ...robbed, fresh: view.fresh + fish };
    }
    case "stuck": {
      const stuck = withBoat(view, seat, { mast: mast(seat) + fish });
      return { ...stuck, fresh: view.fresh.replace(fish, "") };
    }
    case "released":
      return supplied({ ...view, fresh: "" }, fish, 1);
    case "restacked":
      return withBoat(view, seat, { mast: text(event, "mast") });
    case "delivered":
    case "opened":
    case "exchanged":
      return market(view, event);
    default:
      return view;
  }
}

function withBoat(view: MaldiviaView, seat: number, change: Partial<BoatView>): MaldiviaView {
  const players = view.players.map((each, i) => (i === seat ? { ...each, ...change } : each));
  return { ...view, players };
}

function supplied(view: MaldiviaView, fish: string, count: number): MaldiviaView {
  const supply = { ...view.supply };
  for (const kind of FISH_ORDER) supply[kind] += count * (fish.split(kind).length - 1);
  return { ...view, supply };
}

function revealed(view: MaldiviaView, event: GameEvent): MaldiviaView {
  const seat = seatOf(event);
  const slot = Number(event.slot);
  const tile = text(event, "tile");
  const tiles = (view.players[seat]?.tiles ?? []).map((each, i) => (i === slot - 1 ? tile : each));
  const sides = view.sides.map((each) =>
    tile === `fog:${each.side}` ? { ...each, fog: true } : each,
  );
  return { ...withBoat(view, seat, { tiles, lying: slot }), sides, mover: seat, tile: slot };
}

/** The sea after a fold: a row less, and its back as the new rim. */
export function folded(sea: SeaView, event: GameEvent): SeaView {
  const side = text(event, "side") as Side;
  const box = without(boxOf(sea), side);
  const edge = texts(event, "edge");
  const shows = texts(event, "shows");
  const known = new Map(spacesOf(sea).map((space) => [nameOf(space), space]));
  const turned = new Map(edge.map((cell, i) => [cell, shows[i] ?? "."]));
  const row = (i: number, show: (cell: string) => string): string[] =>
    Array.from({ length: box.columns }, (_, j) =>
      show(nameOf({ row: box.row + i, column: box.column + j })),
    );
  const lines = Array.from({ length: box.rows }, (_, i) => i);
  return {
    ...sea,
    top_left: nameOf(box),
    bottom_right: nameOf({ row: box.row + box.rows - 1, column: box.column + box.columns - 1 }),
    spaces: Number(event.spaces),
    folds: sea.folds + side,
    shows: lines.map((i) =>
      row(i, (cell) => turned.get(cell) ?? known.get(cell)?.sign ?? ".").join(" "),
    ),
    backs: lines.map((i) =>
      row(i, (cell) => (turned.has(cell) || known.get(cell)?.back ? "b" : "f")).join(""),
    ),
    currents: sea.currents.filter(({ cells }) =>
      cells.every((cell) => !turned.has(cell) && !texts(event, "gone").includes(cell)),
    ),
  };
}

function market(view: MaldiviaView, event: GameEvent): MaldiviaView {
  const letter = text(event, "side") as Side;
  const slot = Number(event.slot) - 1;
  const card = { card: text(event, "card"), fish: text(event, "fish") };
  const sides = view.sides.map((each) => {
    if (each.side !== letter) return each;
    const ships = each.ships.map((ship, i) =>
      i === slot ? (event.kind === "opened" ? card : null) : ship,
    );
    return { ...each, ships, pile: event.kind === "delivered" ? each.pile : Number(event.pile) };
  });
  if (event.kind !== "delivered") return { ...view, sides };
  const seat = seatOf(event);
  const owner = view.players[seat];
  const backs = [...((owner?.backs ?? "") + letter)] as Side[];
  backs.sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b));
  const change = { mast: text(event, "mast"), backs: backs.join("") };
  return supplied({ ...withBoat(view, seat, change), sides }, card.fish, 1);
}

/** Where boats ride while the cloth turns under them; the events after the fold say the same. */
export function riding(view: MaldiviaView, event: GameEvent): Map<number, string> {
  const gone = texts(event, "gone");
  const edge = texts(event, "edge");
  const at = new Map(view.players.map(({ boat }, seat) => [boat, seat]));
  const moved = new Map<number, string>();
  gone.forEach((cell, i) => {
    const inner = edge[i];
    if (!inner || !at.has(cell)) return;
    let seat = at.get(cell);
    let here = cell;
    let next = inner;
    while (seat !== undefined) {
      moved.set(seat, next);
      seat = at.get(next);
      const [from, to] = [here, next];
      here = to;
      next = onwards(from, to);
    }
  });
  return moved;
}

function onwards(from: string, to: string): string {
  const column = to.charCodeAt(0) * 2 - from.charCodeAt(0);
  return String.fromCharCode(column) + String(Number(to.slice(1)) * 2 - Number(from.slice(1)));
}
