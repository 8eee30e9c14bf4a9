// The scenes of the front page, in a box of 305 by 226: each game's own, found in its folder. What a
// picture lives by, a diver, a monster, a boat, is marked with `data-creature`: no page cuts it off.

import { fish } from "./fish";

export interface Scene {
  /** Where the game stands among those with a scene, from 1. */
  place: number;
  /** SVG in `SCENE_BOX`. */
  picture: string;
  /** The part of the picture that a small square shows. */
  thumb: string;
}

export const SCENE_BOX = "0 0 305 226";
const FOUND = import.meta.glob<Scene>("../boards/*/scene.ts", { import: "scene", eager: true });
const VEIL = `<rect width="305" height="226" fill="#06202B" style="opacity:var(--scene-veil)"/>`;
const WATER: Scene = {
  place: Number.MAX_SAFE_INTEGER,
  picture:
    `<rect width="305" height="226" fill="#5BB5B8"/>` +
    `<path d="M0 70q38-16 76 0t76 0 76 0 77 0V226H0z" fill="#33909D"/>` +
    `<path d="M0 150q38-16 76 0t76 0 76 0 77 0V226H0z" fill="#1F7A8C"/>` +
    fish("Y", 150, 116, 2),
  thumb: "90 56 120 120",
};

const sceneOf = (game: string): Scene => FOUND[`../boards/${game}/scene.ts`] ?? WATER;

/** The games with a scene of their own. */
export const PAINTED: string[] = Object.keys(FOUND).map((path) => path.split("/").at(-2) ?? "");

/** A game's scene; for a game without one, open water. */
export const scene = (game: string): string => sceneOf(game).picture + VEIL;
export const thumb = (game: string): string => sceneOf(game).thumb;
export const placeOf = (game: string): number => sceneOf(game).place;
