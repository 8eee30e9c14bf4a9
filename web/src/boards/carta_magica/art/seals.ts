// Harbour seals, about 36 units wide: black round with anchor, red eight-pointed with star.

import { iconAt } from "./icons";

const POINTS =
  "M0,-18L6,-13 14,-13 14,-5 18,0 14,5 14,13 6,13 0,18 -6,13 -14,13 -14,5 -18,0 -14,-5 -14,-13 -6,-13Z";

export function seal(colour: "black" | "red"): string {
  if (colour === "black")
    return (
      `<circle r="16.5" fill="var(--cm-bh)" stroke="#F6F1E7" stroke-width="2"/>` +
      `<circle r="12.6" fill="none" stroke="#F6F1E7" stroke-width=".9" stroke-dasharray="1.5 2"/>` +
      `<g style="color:#F6F1E7">${iconAt("anchor", 0, 0, 19)}</g>`
    );
  return (
    `<path d="${POINTS}" fill="var(--cm-rhb)" stroke="#F6F1E7" stroke-width="1.8"/>` +
    `<g style="color:#FBE3A0">${iconAt("star", 0, -0.5, 20)}</g>`
  );
}
