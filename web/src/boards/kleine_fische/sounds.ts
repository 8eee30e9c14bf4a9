// What the reef sounds like: splashes, bubbles, a die, and the drop in the stomach when a pair turns up.

import type { GameEvent, Tone } from "../contract";

const splash: Tone = { wave: "noise", from: 1800, to: 500, lasts: 0.35, loud: 0.35 };
const bubble = (at: number, from: number): Tone => ({
  wave: "sine",
  from,
  to: from * 1.8,
  at,
  lasts: 0.09,
  loud: 0.22,
});
const note = (from: number, at: number, lasts = 0.2, loud = 0.4): Tone => ({
  wave: "triangle",
  from,
  at,
  lasts,
  loud,
});

const SOUNDS: Record<string, Tone[]> = {
  jumped: [{ ...splash, at: 0.35 }, bubble(0.5, 380), bubble(0.6, 520)],
  swam: [bubble(0, 330), bubble(0.12, 440)],
  revealed: [{ wave: "noise", from: 2600, lasts: 0.05, loud: 0.25 }, note(740, 0.2, 0.12, 0.25)],
  // Two equal notes, then everything slides away under them.
  bust: [
    note(466, 0.1),
    note(466, 0.32),
    { wave: "sawtooth", from: 311, to: 78, at: 0.56, lasts: 0.7, loud: 0.3 },
    { wave: "noise", from: 300, to: 90, at: 0.6, lasts: 0.6, loud: 0.4 },
  ],
  stranded: [note(330, 0), note(262, 0.2, 0.35)],
  explored: [note(523, 0), note(659, 0.12), note(784, 0.24, 0.35)],
  crawled: [
    { wave: "sine", from: 150, to: 95, lasts: 0.3, loud: 0.4 },
    { wave: "sine", from: 165, to: 100, at: 0.34, lasts: 0.3, loud: 0.4 },
  ],
  met: [note(233, 0, 0.15), note(220, 0.16, 0.5)],
  rolled: [0, 0.11, 0.2, 0.31, 0.44, 0.62].map((at) => ({
    wave: "noise" as const,
    from: 3400,
    at,
    lasts: 0.04,
    loud: 0.35,
  })),
  missed: [note(392, 0, 0.16), note(330, 0.18, 0.3)],
  stole: [note(392, 0, 0.1), note(494, 0.1, 0.1), note(587, 0.2, 0.1), note(784, 0.3, 0.4)],
  lost: [note(392, 0), note(370, 0.18), note(349, 0.36), note(262, 0.54, 0.5)],
  collected: [note(659, 0, 0.12, 0.3), note(880, 0.1, 0.25, 0.3)],
};

export const sound = (event: GameEvent): Tone[] => SOUNDS[event.kind] ?? [];
