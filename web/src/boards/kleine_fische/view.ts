// The view of Kleine Fische as the engine sends it (games/kleine_fische/sight.py and outlook.py).

import type { GameEvent, Target, View } from "../contract";

export interface ReefCard {
  back: string; // "fish", a cave's number, or "" for a gap
  face?: string; // "saw-6"
  photo?: number; // order of revealing; without it a face is only remembered
  looked?: number[];
}

export interface Cave {
  needs: number;
  card?: string;
  kind?: string;
  power?: number;
}

export interface Diver {
  lane: string;
  heading: string;
}

export interface Offer {
  reveal: string[];
  explore: string[];
  caves: { place: string; needs: number; open: number }[];
  stop?: boolean;
}

export interface LaneAhead extends Offer {
  way: string;
  turn: string;
  lane: string;
}

export interface ReefPlayer {
  fish: number;
  caves: Cave[];
  pile: string[] | null;
  seen?: string[];
}

export interface Theft {
  victim: number;
  number: number;
  rolls: number[];
  extra: number;
}

export interface Reef {
  phase: string;
  turn: number;
  memory_help: boolean;
  sizes: [number, number][];
  cards: ReefCard[];
  photos: string[];
  explored: string;
  boat: number;
  divers: (Diver | null)[];
  octopus: string;
  turbo: number;
  deck: { left: number; top: string };
  players: ReefPlayer[];
  box: string[];
  lamp: { card: string; looked: string[]; left: number } | null;
  theft: Theft | null;
  crowns?: string[][];
  scores?: number[];
  ranks?: number[];
  lanes?: LaneAhead[];
  blocked?: { way: string; lane: string }[];
  offer?: Offer;
  points?: number;
  reach?: Record<string, number>;
  odds?: { unseen: number; new: number; leaves: number[] };
}

export function asReef(view: View): Reef {
  return view as unknown as Reef;
}

export const speciesOf = (face: string): string => face.split("-")[0] ?? "";

/** Shells and octopus points of a fish. */
export function sizeOf(face: string, reef: Reef): { shells: number; octopus: number } {
  const [shells, octopus] = reef.sizes[Number(face.split("-")[1]) - 1] ?? [1, 0];
  return { shells, octopus };
}

/** The best fish of each species in a pile. */
export function album(pile: string[], reef: Reef): Record<string, number> {
  const best: Record<string, number> = {};
  for (const face of pile) {
    const species = speciesOf(face);
    best[species] = Math.max(best[species] ?? 0, sizeOf(face, reef).shells);
  }
  return best;
}

/** The words of an action's text: "reveal c22" is verb "reveal", args ["c22"]. */
export function parts(target: Target): { verb: string; args: string[] } {
  const [verb = "", ...args] = target.text.split(" ");
  return { verb, args };
}

export const text = (from: GameEvent | Record<string, unknown>, key: string): string =>
  typeof from[key] === "string" ? from[key] : "";
export const list = (from: GameEvent | Record<string, unknown>, key: string): string[] =>
  Array.isArray(from[key]) ? (from[key] as string[]) : [];
export const number = (from: GameEvent | Record<string, unknown>, key: string): number =>
  typeof from[key] === "number" ? from[key] : 0;
