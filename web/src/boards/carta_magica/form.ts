// How much room there is.

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Voyage } from "./view";

/** A screen with room beside the chart; one as high as the chart, with everything else in the side; an
 * upright phone; a phone held sideways. */
export type Form = "wide" | "desk" | "phone" | "flat";

const NARROW = 720;
const FLAT = 480;
const DESK = 1180; // from here on the side is broad and holds the prompt, too
const BESIDE = 840; // wider than high by so much: wheel and cards have room beside the chart

const LOW = 799; // of a desk
const FEW = 3; // with more players the rows of all of them take the room of talismans and hand

export const full = ({ players }: Voyage): boolean => players.length > FEW;

/** A low desk at which everything has to be small, or talismans and hand slip below the log. */
export const packed = (voyage: Voyage): boolean =>
  full(voyage) && form() === "desk" && (innerHeight.current ?? 800) <= LOW;

export function form(): Form {
  const [across, down] = [innerWidth.current ?? 1024, innerHeight.current ?? 800];
  if (across <= NARROW) return "phone";
  if (down <= FLAT) return "flat";
  return across >= DESK && across - down < BESIDE ? "desk" : "wide";
}
