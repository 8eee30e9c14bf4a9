// What is heard at sea: the ticking arrow, wind, a monster from below, gold.

import type { GameEvent, Tone } from "../contract";
import { list, number, text } from "./facts";

const coin = (at: number): Tone => ({
  wave: "triangle",
  from: 1568,
  to: 2093,
  at,
  lasts: 0.09,
  loud: 0.25,
});
const chord = (...notes: number[]): Tone[] =>
  notes.map((from, i) => ({ wave: "triangle", from, at: i * 0.12, lasts: 0.35, loud: 0.3 }));

/** The arrow ticks past the signs, fast at first, then slower and slower. */
const ticks: Tone[] = Array.from({ length: 18 }, (_, i) => ({
  wave: "square",
  from: 2200 - i * 30,
  at: 1.15 * (1 - (1 - i / 18) ** 0.45),
  lasts: 0.018,
  loud: 0.14,
}));
const gust: Tone[] = [
  { wave: "noise", from: 260, to: 900, lasts: 0.8, loud: 0.6 },
  { wave: "noise", from: 900, to: 240, at: 0.5, lasts: 0.7, loud: 0.4 },
];

export function soundOf(event: GameEvent): Tone[] {
  switch (event.kind) {
    case "spun":
      return ticks;
    case "storm":
      return [...gust, { wave: "sine", from: 62, to: 40, at: 0.2, lasts: 0.9, loud: 0.9 }];
    case "blown":
      return text(event, "outcome") === "damaged"
        ? [
            { wave: "noise", from: 700, to: 120, at: 0.35, lasts: 0.25, loud: 0.8 },
            { wave: "sawtooth", from: 140, to: 70, at: 0.36, lasts: 0.3, loud: 0.3 },
          ]
        : [{ wave: "noise", from: 300, to: 600, lasts: 0.5, loud: 0.3 }];
    case "sailed":
      return [
        { wave: "noise", from: 420, to: 760, lasts: 0.12 * list(event, "path").length, loud: 0.25 },
      ];
    case "traded":
      return Array.from({ length: Math.min(4, number(event, "taken")) }, (_, i) => coin(i * 0.1));
    case "bought":
      return [coin(0), ...chord(659, 880)];
    case "drew":
      return [{ wave: "noise", from: 3200, to: 1800, lasts: 0.14, loud: 0.2 }];
    case "faced":
      return [
        { wave: "sawtooth", from: 48, to: 92, lasts: 1.1, loud: 0.5 },
        { wave: "sine", from: 96, to: 184, lasts: 1.1, loud: 0.5 },
      ];
    case "tamed":
      return [{ wave: "sine", from: 130, to: 90, lasts: 0.5, loud: 0.4 }, ...chord(523, 659, 784)];
    case "untamed":
      return [
        { wave: "sawtooth", from: 110, to: 38, lasts: 0.9, loud: 0.5 },
        { wave: "noise", from: 900, to: 150, at: 0.5, lasts: 0.7, loud: 0.5 },
      ];
    case "attacked":
      return [{ wave: "noise", from: 180, to: 60, lasts: 0.4, loud: 0.9 }];
    case "won":
      return chord(587, 740);
    case "returned":
      return chord(523, 659, 784, 1047);
    default:
      return [];
  }
}
