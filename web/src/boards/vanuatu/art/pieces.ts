// Goods, discs, tourists and ships.

import type { Good, Ship } from "../view";
import { INK } from "./suits";

const INKED = 'stroke="#17313B"';
const GOOD: Record<Good, { fill: string; edge: string; sign: string }> = {
  kava: {
    fill: "#5F9A4B",
    edge: "#17313B",
    sign: `<path d="M0,-5.5C5,-3 5,3 0,6 -5,3 -5,-3 0,-5.5ZM0,-4V6" fill="#DDF0C8" ${INKED} stroke-width="1.1"/>`,
  },
  copra: {
    fill: "#F7F3E6",
    edge: "#CFC7AE",
    sign:
      `<circle r="5" fill="#8A5A33" ${INKED} stroke-width="1.1"/>` +
      `<path d="M-4.4,-1.6a4.6,4.6 0 0 0 8.8,0z" fill="#fff" ${INKED}/>`,
  },
  beef: {
    fill: "#7B579C",
    edge: "#17313B",
    sign: `<path d="M-6,-5Q-5,-1.6 -3,-2H3Q5,-1.6 6,-5 7,0 3.4,1L2,5.6H-2L-3.4,1Q-7,0 -6,-5Z" fill="#fff" ${INKED} stroke-width="1.1"/>`,
  },
};

/** In a box from -11 to 12. */
export function cube(good: Good): string {
  const { fill, edge, sign } = GOOD[good];
  return (
    `<path d="M-9,-7L-6,-10.5H11L11,6 8,9.5Z" fill="${edge}" opacity=".85"/>` +
    `<rect x="-9.5" y="-8" width="18" height="18" rx="3" fill="${fill}" ${INK}/>` +
    `<g transform="translate(-.5,1)">${sign}</g>`
  );
}
export const CUBE_BOX = "-11 -11.5 23 23";

/** A place on a ship that still waits for its cube. */
export function gap(good: Good): string {
  return (
    `<rect x="-9.5" y="-8" width="18" height="18" rx="3" fill="var(--card)" stroke="var(--ko)" ` +
    `stroke-width="1.4" stroke-dasharray="3 2"/><g transform="translate(-.5,1)" opacity=".85">${GOOD[good].sign}</g>`
  );
}

const disc = (fill: string, rim: string, inside: string): string =>
  `<circle cy="2" r="13" fill="#072A36" opacity=".4"/><circle r="14.2" fill="#FDF3DA"/>` +
  `<circle r="12.6" fill="${fill}" ${INKED} stroke-width="1.5"/>` +
  `<circle r="10.4" fill="none" stroke="${rim}" opacity=".75"/>${inside}`;

const FISH =
  '<g transform="translate(1.6,0) scale(.82)"><path d="M-9,0Q-3,-6.4 4,-3.6 7,-2.2 8.6,0 7,2.2 4,3.6 -3,6.4 -9,0ZM-8,0L-13,-5V5Z" ' +
  'fill="#9E2F3C"/><circle cx="4.4" cy="-1" r="1.1" fill="#fff"/></g>';
const CHEST =
  `<path d="M-6,-4H6V5H-6ZM-6,-4Q-6,-8 0,-8T6,-4" fill="#E0A526" ${INKED} stroke-width="1.2"/>` +
  '<rect x="-1.6" y="-3" width="3.2" height="4" fill="#17313B"/>';

export const fishDisc = (): string => disc("#F2A7A0", "#fff", FISH);
export const chestDisc = (): string => disc("#9B6B3D", "#F6E3A0", CHEST);
export const DISC_BOX = "-15 -15 30 31";

/** A disc turned round: a tile with its value, before a player. In a box -13 -13 30 29. */
export function valued(kind: "fish" | "treasure", value: number): string {
  return (
    `<g transform="scale(.86)">${kind === "fish" ? fishDisc() : chestDisc()}</g>` +
    `<g transform="translate(8,7)"><circle r="7" fill="#17313B"/>` +
    `<text y="3.8" text-anchor="middle" font-size="10.5" font-weight="800" fill="#fff">${value}</text></g>`
  );
}
export const VALUED_BOX = "-13 -13 30 29";

/** In a box from -6, -11 of 12 by 21. */
export function tourist(fill = "#fff"): string {
  return (
    `<circle cy="-5.5" r="3.6" fill="${fill}" ${INKED} stroke-width="1.3"/>` +
    `<path d="M-4.6,8V3Q-4.6,-1 0,-1 4.6,-1 4.6,3V8Z" fill="${fill}" ${INKED} stroke-width="1.3"/>`
  );
}
export const TOURIST_BOX = "-6 -11 12 21";

/** In a box of 120 by 66. A full ship flies a flag with the bonus. */
export function ship({ slots }: Ship): string {
  const full = slots.every(({ loaded }) => loaded);
  const deck = slots
    .map(({ good, loaded }, i) => {
      const drawn = loaded ? cube(good) : gap(good);
      return `<g transform="translate(${19 + i * 27},27) scale(1.28)">${drawn}</g>`;
    })
    .join("");
  const flag = full
    ? `<path d="M100,7V-4H118L114,1.5 118,7Z" transform="translate(0,5)" fill="#E0A526" ${INK}/>`
    : "";
  return (
    `<path d="M4,40H116L104,60H18Z" fill="#B3462A" ${INK}/><path d="M4,40H116L114,45H7Z" fill="#F6F1E7" ${INK}/>` +
    `<path d="M92,40V14H108V40Z" fill="#F6F1E7" ${INK}/><path d="M96,14V6H104V14" fill="#17313B"/>` +
    `<path d="M96,22H104M96,28H104" stroke="#1F7A8C" stroke-width="3"/>${flag}${deck}` +
    `<path d="M6,62q6,-4 12,0t12,0 12,0 12,0 12,0 12,0 12,0 12,0 12,0" fill="none" stroke="var(--water)" stroke-width="1.8"/>`
  );
}
export const SHIP_BOX = "0 0 120 66";
