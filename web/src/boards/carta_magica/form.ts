// How much room there is.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** A screen with room beside the chart; one as high as the chart, with everything else in the side; an
 * upright phone; a phone held sideways. */
export type Form = "wide" | "desk" | "phone" | "flat";

const NARROW = 720;
const FLAT = 480;
const DESK = 1180; // from here on the side is broad and holds the prompt, too
const BESIDE = 840; // wider than high by so much: wheel and cards have room beside the chart

export function form(): Form {
  const [across, down] = [innerWidth.current ?? 1024, innerHeight.current ?? 800];
  if (across <= NARROW) return "phone";
  if (down <= FLAT) return "flat";
  return across >= DESK && across - down < BESIDE ? "desk" : "wide";
}
