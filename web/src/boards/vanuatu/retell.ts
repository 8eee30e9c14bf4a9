// The view after some events: what src/shoal/games/vanuatu/retell.py does, for drawing between the
// view before an action and the one after it.

import type { GameEvent } from "../contract";
import { SHIPS, TILES } from "./printed";
import {
  ACTIONS,
  amount,
  bare,
  CHARACTERS,
  GOODS,
  list,
  word,
  type ActionWord,
  type Good,
  type HexEntry,
  type Island,
  type Owner,
  type VanuatuView,
} from "./view";

export function after(view: VanuatuView, events: GameEvent[]): VanuatuView {
  if (!events.length) return view;
  const told = structuredClone(view);
  for (const event of events) tell(told, event);
  told.order = told.players.map((_, k) => (told.first + k) % told.players.length);
  for (const box of told.actions) line(told, box.action);
  return told;
}

/** Stacks in the order they will act: more pawns first, among equals by turn order. */
function line(view: VanuatuView, action: ActionWord): void {
  const at = ACTIONS.indexOf(action);
  const box = view.actions[at];
  if (!box) return;
  const pawns = (seat: number): number => view.players[seat]?.pawns[at] ?? 0;
  const queue = view.order.filter((seat) => pawns(seat) > 0);
  queue.sort((a, b) => pawns(b) - pawns(a) || view.order.indexOf(a) - view.order.indexOf(b));
  const before = JSON.stringify(box.queue);
  box.queue = queue.map((seat) => [seat, pawns(seat)]);
  const top = queue[0];
  if (JSON.stringify(box.queue) !== before)
    box.leader = top !== undefined && pawns(top) > box.neutral ? top : -1;
}

const at = (event: GameEvent, field = "action"): number =>
  ACTIONS.indexOf(word(event, field) as ActionWord);

function islandOf(view: VanuatuView, tile: string): Island | undefined {
  return view.map.find((entry): entry is Island => entry.kind === "island" && entry.tile === tile);
}

function tell(view: VanuatuView, event: GameEvent): void {
  const seat = typeof event.seat === "number" ? event.seat : -1;
  const owner = view.players[seat];
  if (owner && event.kind !== "turn") {
    if (typeof event.vatu === "number") owner.vatu = event.vatu;
    if (typeof event.points === "number") owner.points = event.points;
  }
  onMap(view, event, seat);
  between(view, event);
  if (owner) personal(view, event, owner);
}

function onMap(view: VanuatuView, event: GameEvent, seat: number): void {
  const isle = islandOf(view, word(event, "island"));
  const owner = view.players[seat];
  switch (event.kind) {
    case "placed":
      return place(view, event);
    case "refilled":
      GOODS.forEach((good, i) => {
        if (isle) isle.goods[good] += (event.goods as number[])[i] ?? 0;
      });
      return;
    case "built":
      isle?.stalls.push(seat);
      isle?.stalls.sort();
      if (owner) owner.stalls -= 1;
      return;
    case "drew":
      if (isle) isle.drawings += 1;
      return;
    case "transported":
      if (isle) isle.tourists += 1;
      view.tourists -= 1;
      return;
    case "explored":
    case "fished": {
      const what = event.kind === "explored" ? "treasure" : "fish";
      const sea = view.map.find((entry) => entry.hex === event.hex);
      if (sea?.kind === "sea") sea[what] -= 1;
      owner?.[what].push(amount(event, "value"));
      owner?.[what].sort((a, b) => b - a);
      return;
    }
    case "bought":
      if (isle) isle.goods[word(event, "good") as Good] -= 1;
      return;
    case "loaded": {
      const slots = view.ships[amount(event, "space")]?.slots ?? [];
      const free = slots.find(([good, loaded]) => good === word(event, "good") && !loaded);
      if (free) free[1] = true;
    }
  }
}

function place(view: VanuatuView, event: GameEvent): void {
  const tile = word(event, "tile");
  const hex = String(event.hex);
  const face = TILES[tile];
  const goods = (event.goods as number[] | undefined) ?? [];
  const entry: HexEntry = face?.island
    ? {
        hex,
        tile,
        kind: "island",
        stalls: [],
        stall_slots: face.stalls,
        drawings: 0,
        drawing_slots: face.drawings,
        tourists: 0,
        tourist_slots: face.tourists,
        goods: { kava: goods[0] ?? 0, copra: goods[1] ?? 0, beef: goods[2] ?? 0 },
      }
    : { hex, tile, kind: "sea", fish: face?.fish ?? 0, treasure: face?.treasure ?? 0 };
  view.map = view.map.map((old) => (old.hex === hex ? entry : old));
  view.next = view.next.filter((next) => next !== tile);
}

function between(view: VanuatuView, event: GameEvent): void {
  switch (event.kind) {
    case "turn":
      view.phase = String(event.phase);
      view.batch = amount(event, "batch");
      view.active = event.phase === "over" ? -1 : amount(event, "seat");
      return;
    case "round":
      view.round = amount(event, "round");
      view.rested = [];
      view.rest_left = 4;
      for (const box of view.actions) box.neutral = 0;
      return;
    case "tourists":
      view.tourists = amount(event, "tourists");
      return;
    case "departed":
      view.ships = view.ships.filter(({ ship }) => !list(event, "ships").includes(ship));
      return;
    case "arrived":
      for (const ship of list(event, "ships"))
        view.ships.push({ ship, slots: (SHIPS[ship] ?? []).map((good) => [good, false]) });
      return;
    case "price":
      view.price = amount(event, "price_now");
      return;
    case "revealed":
      view.next = list(event, "tiles");
      view.pile = view.pile.slice(view.next.length);
      return;
    case "offered":
      view.characters = list(event, "characters");
      for (const owner of view.players) [owner.character, owner.turned] = ["", false];
  }
}

function personal(view: VanuatuView, event: GameEvent, owner: Owner): void {
  switch (event.kind) {
    case "gathered":
    case "withdrew":
      owner.pawns[at(event)] = 0;
      return;
    case "planned":
      for (const name of list(event, "actions")) {
        const box = ACTIONS.indexOf(name as ActionWord);
        owner.pawns[box] = (owner.pawns[box] ?? 0) + 1;
      }
      return;
    case "governed":
      owner.pawns[at(event)] = 0;
      owner.pawns[at(event, "to")] = (owner.pawns[at(event, "to")] ?? 0) + amount(event, "pawns");
      return;
    case "blocked": {
      const box = view.actions[at(event)];
      if (box) box.neutral += 1;
      return;
    }
    case "took": {
      const taken = word(event, "character");
      const people = view.characters.filter((name) => name !== taken);
      if (event.returned) people.push(bare(event.returned));
      people.sort((a, b) => CHARACTERS.indexOf(a) - CHARACTERS.indexOf(b));
      view.characters = people;
      [owner.character, owner.turned] = [taken, false];
      return;
    }
    case "turned":
    case "preached":
      owner.turned = true;
      return;
    case "sailed":
      owner.boat = String(event.hex);
      return;
    case "sold":
    case "sale-over": {
      view.price = amount(event, "price_now");
      const sold = event.kind === "sold" ? owner.fish.indexOf(amount(event, "value")) : -1;
      if (sold >= 0) owner.fish.splice(sold, 1);
      return;
    }
    case "cashed": {
      const given = owner.treasure.indexOf(amount(event, "value"));
      if (given >= 0) owner.treasure.splice(given, 1);
      return;
    }
    case "rested":
      view.rested.push(amount(event, "seat"));
      view.rest_left -= 1;
      return;
    case "refreshed":
      view.first = amount(event, "first_seat");
      return;
    case "counted-fish":
      owner.fish = [];
  }
}
