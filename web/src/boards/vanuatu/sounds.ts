// What is heard of the archipelago: wood, water, coins and the line in the sand.

import type { GameEvent, Tone } from "../contract";
import { amount, list } from "./names";

const coin = (at: number): Tone => ({
  wave: "triangle",
  from: 1760,
  to: 2093,
  at,
  lasts: 0.08,
  loud: 0.25,
});
const wood = (at: number): Tone => ({
  wave: "sine",
  from: 210,
  to: 130,
  at,
  lasts: 0.09,
  loud: 0.6,
});
const wave = (lasts: number): Tone => ({ wave: "noise", from: 500, to: 1100, lasts, loud: 0.3 });
const many = (count: number, one: (at: number) => Tone, step = 0.09): Tone[] =>
  Array.from({ length: Math.min(Math.max(count, 0), 5) }, (_, i) => one(0.12 + i * step));

export function soundOf(event: GameEvent): Tone[] {
  switch (event.kind) {
    case "planned":
      return many(list(event, "actions").length, wood, 0.14);
    case "placed":
      return [wave(0.35), wood(0.3)];
    case "sailed":
      return [wave(0.2 * Math.max(2, list(event, "path").length - 1))];
    case "built":
      return [wood(0.1), wood(0.24), wood(0.34)];
    case "fished":
    case "explored":
      return [{ wave: "sine", from: 320, to: 760, lasts: 0.16, loud: 0.4 }, wave(0.25)];
    case "drew":
      return [{ wave: "noise", from: 2600, to: 1500, lasts: 0.9, loud: 0.14 }];
    case "sold":
    case "cashed":
    case "begged":
      return many(
        amount(event, "gained") || amount(event, "value") || amount(event, "given"),
        coin,
      );
    case "transported":
      return many(amount(event, "income"), coin);
    case "loaded":
      return amount(event, "bonus")
        ? [wood(0.1), { wave: "sawtooth", from: 174, lasts: 0.7, at: 0.25, loud: 0.2 }]
        : [wood(0.1)];
    case "converted":
      return [
        ...many(5, coin, 0.06),
        { wave: "triangle", from: 784, at: 0.5, lasts: 0.18, loud: 0.4 },
        { wave: "triangle", from: 1047, at: 0.64, lasts: 0.3, loud: 0.4 },
      ];
    case "withdrew":
      return [{ wave: "triangle", from: 260, to: 165, lasts: 0.35, loud: 0.4 }];
    default:
      return [];
  }
}
