// The view after events, as far as it is drawn: while an action's events play, the frame still holds the
// view from before it. The engine tells the truth afterwards; nothing here decides anything.

import type { GameEvent } from "../contract";
import { placeNumber } from "./places";
import { list, number, text, type Cave, type Reef, type ReefCard, type Theft } from "./view";

export function after(reef: Reef, events: GameEvent[]): Reef {
  if (events.length === 0) return reef;
  const next = structuredClone(reef);
  for (const event of events) apply(next, event);
  return next;
}

function apply(reef: Reef, event: GameEvent): void {
  const seat = number(event, "seat");
  const card = (place: string): ReefCard => reef.cards[placeNumber(place)] ?? { back: "" };
  const gap = (place: string): void => {
    reef.cards[placeNumber(place)] = { back: "" };
  };
  switch (event.kind) {
    case "jumped":
    case "reversed":
    case "swam":
      if (event.kind === "jumped") reef.boat = number(event, "column");
      reef.divers[seat] = { lane: text(event, "lane"), heading: text(event, "heading") };
      break;
    case "exchanged": {
      const [one, other] = [placeNumber(text(event, "place")), placeNumber(text(event, "other"))];
      const kept = card(text(event, "place"));
      reef.cards[one] = card(text(event, "other"));
      reef.cards[other] = kept;
      break;
    }
    case "revealed": {
      const shown = card(text(event, "place"));
      reef.photos.push(text(event, "place"));
      shown.face = text(event, "card");
      shown.photo = reef.photos.length;
      break;
    }
    case "bust":
      for (const place of list(event, "back")) {
        const back = card(place);
        reef.photos = reef.photos.filter((photo) => photo !== place);
        delete back.photo;
        if (!reef.memory_help) delete back.face;
      }
      break;
    case "explored":
      reef.explored = text(event, "place");
      break;
    case "used":
      use(reef, seat, text(event, "card"));
      break;
    case "peeked": {
      const shown = card(text(event, "place"));
      if (text(event, "card")) shown.face = text(event, "card");
      reef.lamp?.looked.push(text(event, "place"));
      break;
    }
    case "darkened":
      reef.lamp = null;
      break;
    case "crawled":
      reef.octopus = text(event, "lane");
      break;
    case "collected":
      for (const place of list(event, "places")) gap(place);
      reef.photos = [];
      gain(reef, seat, number(event, "count"), list(event, "cards"));
      break;
    case "took":
      gap(text(event, "place"));
      reef.explored = "";
      reef.players[seat]?.caves.push({ needs: number(event, "needs") } satisfies Cave);
      break;
    case "refilled":
      list(event, "places").forEach((place, i) => {
        reef.cards[placeNumber(place)] = { back: list(event, "backs")[i] ?? "fish" };
      });
      reef.deck = { left: number(event, "left"), top: text(event, "top") };
      break;
    case "crowned":
      reef.crowns?.[seat]?.push(text(event, "fish").split("-").at(-1) ?? "");
      break;
    case "ended":
      reef.crowns = reef.players.map(() => []);
      break;
    default:
      rob(reef, event, seat);
  }
  if (text(event, "phase")) {
    reef.phase = text(event, "phase");
    reef.turn = number(event, "turn");
    // What follows from a view comes with the next one.
    delete reef.lanes;
    delete reef.offer;
    delete reef.reach;
  }
}

function use(reef: Reef, seat: number, name: string): void {
  const caves = reef.players[seat]?.caves;
  const own = caves?.findIndex((cave) => cave.card === name) ?? -1;
  if (caves && own >= 0) caves.splice(own, 1);
  reef.box.push(name);
}

function gain(reef: Reef, seat: number, count: number, cards: string[]): void {
  const player = reef.players[seat];
  if (!player) return;
  player.fish += count;
  if (count > 0) player.pile?.push(...cards);
  else if (player.pile) player.pile = player.pile.filter((card) => !cards.includes(card));
}

function rob(reef: Reef, event: GameEvent, seat: number): void {
  const victim = number(event, "victim_seat");
  const begun = (who: number): Theft => ({ victim: who, number: 0, rolls: [], extra: 0 });
  if (event.kind === "met") {
    const met = event["seats"] as number[];
    if (met.length === 1) reef.theft = begun(met[0] ?? 0);
  } else if (event.kind === "chosen") reef.theft = begun(victim);
  else if (event.kind === "announced")
    reef.theft = { ...(reef.theft ?? begun(victim)), number: number(event, "number") };
  else if (event.kind === "rolled") reef.theft?.rolls.push(number(event, "result"));
  else if (event.kind === "stole" || event.kind === "lost") {
    const [taker, loser] = event.kind === "stole" ? [seat, victim] : [victim, seat];
    gain(reef, taker, number(event, "taken"), list(event, "cards"));
    gain(reef, loser, -number(event, "taken"), list(event, "cards"));
    reef.theft = null;
  } else if (event.kind === "missed" || event.kind === "spared") reef.theft = null;
}
