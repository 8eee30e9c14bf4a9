// A whole mast, seven places from bottom to top, for a player's card.

import { hull } from "../../../art/boat";
import { fish } from "../../../art/fish";
import { HALO, INK, SEATS, type SeatColour } from "../../../art/palette";
import { fishOf } from "../names";

const PLACES = 7;
const PITCH = 15.5;
const HEIGHT = PLACES * PITCH;
export const MAST_BOX = `-2 -2 52 ${HEIGHT + 28}`;

export function tallMast(mast: string, colour: SeatColour): string {
  const threaded = fishOf(mast);
  const look = SEATS[colour];
  const places = Array.from({ length: PLACES }, (_, i) => {
    const y = HEIGHT + 5 - i * PITCH;
    const kind = threaded[i];
    if (!kind)
      return `<path d="M19 ${y}h10" stroke="#9DB3B2" stroke-width="2" stroke-linecap="round"/>`;
    const top = i === threaded.length - 1;
    const pill = top
      ? `<rect x="1" y="${y - 9.5}" width="46" height="19" rx="9.5" fill="${HALO}" stroke="${INK}" stroke-width="1.5"/>`
      : "";
    return pill + fish(kind, 24, y, top ? 0.66 : 0.58, { shadow: false });
  });
  return (
    `<rect x="0" y="-1" width="48" height="${HEIGHT + 22}" rx="10" fill="var(--mast-bg)"/>` +
    `<path d="M24 ${HEIGHT + 16}V4" stroke="#5A3B22" stroke-width="3.5" stroke-linecap="round"/>` +
    places.join("") +
    `<g transform="translate(24 ${HEIGHT + 2}) scale(.74 .6)">${hull(look.base, look.lite, look.dark)}</g>`
  );
}
