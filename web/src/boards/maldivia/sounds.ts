// What the sea sounds like: wind in a sail, fish, coins, and the cloth that folds.

import type { GameEvent, Tone } from "../contract";

const note = (from: number, at: number, lasts = 0.18, loud = 0.35): Tone => ({
  wave: "triangle",
  from,
  at,
  lasts,
  loud,
});
const plop = (at: number, from = 520): Tone => ({
  wave: "sine",
  from,
  to: from * 0.45,
  at,
  lasts: 0.12,
  loud: 0.35,
});

const SOUNDS: Record<string, Tone[]> = {
  placed: [plop(0.2, 300)],
  revealed: [{ wave: "noise", from: 900, lasts: 0.06, loud: 0.35 }],
  sailed: [{ wave: "noise", from: 500, to: 1100, lasts: 0.5, loud: 0.2 }],
  blocked: [note(147, 0, 0.14), note(139, 0.16, 0.25)],
  fished: [plop(0), plop(0.12, 620)],
  robbed: [note(494, 0, 0.08), note(466, 0.1, 0.08), note(622, 0.2, 0.22)],
  dropped: [plop(0, 400), plop(0.14, 300)],
  lost: [plop(0, 360)],
  delivered: [note(784, 0, 0.1), note(988, 0.1, 0.1), note(1175, 0.2, 0.35)],
  turned: [{ wave: "sine", from: 180, to: 260, lasts: 0.3, loud: 0.35 }, plop(0.5, 420)],
  swapped: [note(196, 0, 0.2), note(185, 0.2, 0.2), note(196, 0.4, 0.3)],
  fog_spent: [{ wave: "noise", from: 300, to: 180, lasts: 0.8, loud: 0.2 }],
  fog_held: [{ wave: "noise", from: 300, to: 180, lasts: 0.8, loud: 0.2 }, note(220, 0.5, 0.3)],
  // Fog rolls in, the silk lifts and rustles over, and lies down.
  folded: [
    { wave: "noise", from: 220, to: 420, lasts: 0.5, loud: 0.25 },
    { wave: "noise", from: 900, to: 3200, at: 0.4, lasts: 0.55, loud: 0.4 },
    { wave: "noise", from: 2600, to: 500, at: 0.95, lasts: 0.45, loud: 0.35 },
    { wave: "sine", from: 110, to: 65, at: 1.3, lasts: 0.35, loud: 0.45 },
  ],
};

export const sound = (event: GameEvent): Tone[] => SOUNDS[event.kind] ?? [];
