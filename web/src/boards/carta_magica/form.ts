// How much room there is: a screen beside which the side stands, an upright phone, or one held sideways.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type Form = "wide" | "phone" | "flat";

const NARROW = 720;
const FLAT = 480;

export function form(): Form {
  if ((innerWidth.current ?? 1024) <= NARROW) return "phone";
  return (innerHeight.current ?? 800) <= FLAT ? "flat" : "wide";
}
