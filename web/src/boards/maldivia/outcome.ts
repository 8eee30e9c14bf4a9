// A sail is previewed with what it leads to, in one sentence; so what follows without a choice is done
// with it. Where something must be chosen (fish or deliver, which ship, an octopus, a full mast) it
// is asked.

import type { Target } from "../contract";
import type { EndSpace } from "./targets";
import type { MaldiviaView } from "./view";

const MAST = 7;
const CHOICES = ["o", "x"]; // octopus and shark

/** The actions that follow a sail by themselves, as texts. */
export function followsFrom(target: Target, view: MaldiviaView, seat: number): string[] {
  if (target.family !== "sail") return [];
  const { fish = "", victims = [], ships = [], shows } = target.preview as unknown as EndSpace;
  const mast = view.players[seat]?.mast.length ?? 0;
  if (mast + fish.length + victims.length > MAST) return [];
  const [order] = ships;
  if (order === undefined) {
    const robbed = victims.map(({ seat: victim }) => `rob p${victim + 1}`);
    return fish ? ["fish", ...robbed] : robbed;
  }
  if (ships.length > 1 || fish || victims.length || CHOICES.includes(shows)) return [];
  for (const { island, ships: lying } of view.sides) {
    const slot = lying.findIndex((card) => card?.card === order);
    if (slot >= 0) return [`deliver ${island.toLowerCase()} ${slot + 1}`];
  }
  return [];
}
