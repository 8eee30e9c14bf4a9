// Folding events into the view, so that the table stands right while the events of one action play.
// The engine's games/carta_magica/retell.py does the same; a test compares both by a game's moments.

import type { GameEvent } from "../contract";
import { progress } from "./places";
import {
  list,
  number,
  text,
  type Condition,
  type Moment,
  type Resource,
  type Sailor,
  type Voyage,
} from "./view";

export function after(view: Voyage, events: GameEvent[]): Voyage {
  if (events.length === 0) return view;
  const next: Voyage = {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      cards: [...player.cards],
      talismans: [...player.talismans],
    })),
    display: [...view.display],
    discards: [...view.discards],
  };
  for (const event of events) fold(next, event);
  return next;
}

const inOrder = (cards: string[]): string[] => [...cards].sort();

function drop(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

function steer(view: Voyage, player: Sailor, cell: string, laps: number): void {
  player.cell = cell;
  player.laps = laps;
  const home = view.chart.harbours.find((one) => one.id === player.home)?.cell;
  if (home) player.progress = progress(cell, home, laps, view.chart.centre);
}

function fold(view: Voyage, event: GameEvent): void {
  const player = view.players[number(event, "seat")];
  if (player) foldPlayer(view, player, event);
  if ("pile" in event) view.pile = number(event, "pile");
  if ("deck" in event) view.deck = number(event, "deck");
  if (Array.isArray(event["display"])) view.display = list(event, "display");
  const now = event["now"] as { moment: Moment; scores: number[] } | undefined;
  if (!now) return;
  view.moment = now.moment;
  now.scores.forEach((points, seat) => {
    const scorer = view.players[seat];
    if (scorer) scorer.score = points;
  });
  view.last_round = view.players.some((one) => one.returned);
}

function foldPlayer(view: Voyage, player: Sailor, event: GameEvent): void {
  const card = text(event, "card");
  switch (event.kind) {
    case "captain_chosen":
      player.captain = text(event, "captain");
      break;
    case "challenge_chosen": {
      player.challenge = text(event, "challenge");
      player.wants = view.chart.challenges[Number(player.challenge.slice(2)) - 1] ?? [];
      break;
    }
    case "placed":
      player.home = text(event, "harbour");
      steer(view, player, text(event, "cell"), 0);
      break;
    case "spun":
      spin(view, event);
      break;
    case "took":
    case "paid":
    case "cashed":
      player[text(event, "resource") as Resource] = number(event, "left");
      break;
    case "traded":
    case "tamed":
      player.gold = number(event, "left");
      if (card) player.cards = inOrder([...player.cards, card]);
      break;
    case "untamed":
      player.goods = 0;
      break;
    case "sailed":
      steer(view, player, text(event, "cell"), number(event, "laps"));
      player.condition = "sound";
      player.pending = false;
      break;
    case "blown":
      steer(view, player, text(event, "cell"), number(event, "laps"));
      if (["damaged", "becalmed"].includes(text(event, "outcome")))
        player.condition = text(event, "outcome") as Condition;
      player.pending = Boolean(event["pending"]);
      break;
    case "laid":
    case "played":
      drop(player.cards, card);
      break;
    case "kept":
      player.cards = inOrder([...player.cards, card]);
      break;
    case "unpaid":
      player.missed = number(event, "missed");
      break;
    case "skipped":
      player.missed = number(event, "left");
      break;
    case "bought":
      player.talismans = inOrder([...player.talismans, text(event, "talisman")]);
      break;
    case "looted":
      loot(player, view.players[number(event, "loser_seat")], card);
      break;
    case "swapped":
      swap(view, player, view.players[number(event, "target_seat")], event);
      break;
    case "returned":
      player.returned = true;
      break;
    case "visiting":
      player.pending = false;
      break;
  }
}

function spin(view: Voyage, event: GameEvent): void {
  const sector = number(event, "sector");
  const purpose = text(event, "spin");
  const moment = { ...view.moment };
  if (purpose === "first") {
    moment.sector = sector;
    delete moment.second;
  } else if (purpose === "attack" || purpose === "defence") moment[purpose] = sector;
  else moment.second = sector;
  view.moment = moment;
}

function loot(winner: Sailor, loser: Sailor | undefined, card: string): void {
  const pocket = card.startsWith("TL") ? "talismans" : "cards";
  if (loser) drop(loser[pocket], card);
  winner[pocket] = inOrder([...winner[pocket], card]);
}

function swap(view: Voyage, mine: Sailor, theirs: Sailor | undefined, event: GameEvent): void {
  const laps = (event["laps"] ?? []) as number[];
  const pending = (event["pending"] ?? []) as unknown[];
  [mine, theirs].forEach((player, i) => {
    if (!player) return;
    steer(view, player, list(event, "cells")[i] ?? player.cell ?? "", laps[i] ?? player.laps);
    player.pending = Boolean(pending[i]);
  });
}
