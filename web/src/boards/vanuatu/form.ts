// How much room there is: a screen beside which the side stands, an upright phone, or one held sideways.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type Form = "wide" | "phone" | "flat";

const NARROW = 720;
const FLAT = 480;
const LOW = 700; // below this the boxes of the band would lie on hexes of the map

export function form(): Form {
  if ((innerWidth.current ?? 1024) <= NARROW) return "phone";
  return (innerHeight.current ?? 800) <= FLAT ? "flat" : "wide";
}

/** Whether price, tourists, rest and next tiles have room in the water below the islands. */
export const roomy = (): boolean => form() === "wide" && (innerHeight.current ?? 800) >= LOW;

const TALL = 760; // of an upright phone: lower ones need the room for the map

/** Whether a phone has room for one line more. */
export const tall = (): boolean => form() === "phone" && (innerHeight.current ?? 800) >= TALL;
