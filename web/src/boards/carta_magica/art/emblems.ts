// Small engravings on the adventure cards, each in a box of 48 by 48: ink lines, hatching, one tint.

import { ROUND } from "./icons";

const INK = `stroke="#17313B" stroke-width="1.7" ${ROUND}`;
const FINE = `fill="none" stroke="#17313B" stroke-width=".9" ${ROUND}`;

const coin = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="9" ry="4" fill="#E9BE55" ${INK}/>` +
  `<path d="M${x - 9},${y}v4q2,4 9,4t9,-4v-4" fill="#D6A232" ${INK}/>` +
  `<path d="M${x - 5},${y + 5}v2.4M${x - 1},${y + 6}v2.2M${x + 3},${y + 5.8}v2.2" ${FINE}/>`;

const barrel = (x: number, y: number): string =>
  `<path d="M${x - 7},${y - 10}h14q3.5,10 0,20h-14q-3.5,-10 0,-20z" fill="#C08E55" ${INK}/>` +
  `<path d="M${x - 8.2},${y - 5}h16.4M${x - 8.2},${y + 5}h16.4" ${INK}/>` +
  `<path d="M${x - 3},${y - 9}q-1.4,9 0,18M${x + 3},${y - 9}q1.4,9 0,18" ${FINE}/>`;

const EMBLEMS: Record<string, string> = {
  gold:
    coin(17, 32) + coin(31, 32) + coin(24, 23) + `<path d="M24,5v7M14,9l3,5M34,9l-3,5" ${INK}/>`,
  goods:
    barrel(15, 29) +
    barrel(33, 29) +
    `<path d="M4,42h40M12,14q12,-10 24,0" ${FINE}/>` +
    barrel(24, 16),
  magic:
    `<path d="M24,4C26,17 31,22 44,24 31,26 26,31 24,44 22,31 17,26 4,24 17,22 22,17 24,4Z" fill="#B79AD6" ${INK}/>` +
    `<path d="M24,9V39M9,24H39" ${FINE}/><path d="M10,8l2,4M38,8l-2,4M10,40l2,-4M38,40l-2,-4" ${INK}/>`,
  payment:
    `<path d="M16,18q-9,9 -8,18 2,7 16,7t16,-7q1,-9 -8,-18z" fill="#C08E55" ${INK}/>` +
    `<path d="M14,6l4,11h12L34,6q-4,3 -10,0 -6,3 -10,0z" fill="#EAD9AE" ${INK}/>` +
    `<path d="M13,30q-2,5 0,9M17,33q-1,4 0,7M31,33q1,4 0,7" ${FINE}/><path d="M19,30h10" stroke="#17313B" stroke-width="3" ${ROUND}/>`,
  good_weather:
    `<circle cx="24" cy="24" r="9.6" fill="#F0C95F" ${INK}/><path d="M20,22h.2M28,22h.2M20,27q4,3 8,0" ${INK} fill="none"/>` +
    `<path d="M24,3v8M24,37v8M3,24h8M37,24h8M9,9l6,6M33,33l6,6M9,39l6,-6M33,15l6,-6" ${INK}/>` +
    `<path d="M16,5l2,6M32,5l-2,6M5,16l6,2M43,16l-6,2M5,32l6,-2M43,32l-6,-2M16,43l2,-6M32,43l-2,-6" ${FINE}/>`,
  repair:
    `<path d="M22,19L8,38q-2,4 1,5t5,-1L27,23z" fill="#C08E55" ${INK}/><path d="M12,36l4,3M15,32l4,3" ${FINE}/>` +
    `<path d="M15,10L36,25l5,-7Q37,6 23,6z" fill="#AEB9BA" ${INK}/><path d="M22,12l14,10M26,10l13,9" ${FINE}/>` +
    `<path d="M30,36h14M30,41h14" ${INK}/><path d="M34,34v9M40,34v9" ${FINE}/>`,
  lucky_wind:
    `<path d="M10,30q-7,0 -7,-7 0,-6 6,-7 1,-9 10,-9 6,0 8,5 7,0 7,8 0,6 -5,8z" fill="#DCE9EC" ${INK}/>` +
    `<path d="M11,19q2,-2 4,0M20,18q2,-2 4,0" fill="none" ${INK}/><circle cx="22" cy="24" r="2.6" fill="#17313B"/>` +
    `<path d="M26,25q8,-1 10,4 8,-4 9,2M27,28q5,3 8,8 5,-1 8,2M24,31q2,6 0,11" fill="none" ${INK}/><path d="M6,24q2,3 6,3M14,11q4,-3 8,0" ${FINE}/>`,
  spin_again:
    `<circle cx="24" cy="25" r="17" fill="#EAD9AE" ${INK}/><circle cx="24" cy="25" r="12" ${FINE}/>` +
    `<path d="M24,8v5M24,37v5M7,25h5M36,25h5" ${INK}/><path d="M24,25L33,13 27,29z" fill="#D6A232" ${INK}/><path d="M24,25L16,37 27,29z" fill="#AEB9BA" ${INK}/>` +
    `<path d="M35,4q7,3 9,10M45,8l-1,7 -6,-3" fill="none" ${INK}/>`,
  telescope:
    `<path d="M6,33L30,12 37,20 12,40z" fill="#D6A232" ${INK}/><path d="M28,9L40,23 45,19 33,5z" fill="#EAD9AE" ${INK}/>` +
    `<path d="M6,33l6,7 -3,2 -6,-7z" fill="#AEB9BA" ${INK}/><path d="M17,24l7,8M13,28l6,7M22,20l7,8" ${FINE}/><path d="M40,33l1.4,3.4 3.6,.4 -2.7,2.4 .8,3.6 -3.1,-1.9 -3.1,1.9 .8,-3.6 -2.7,-2.4 3.6,-.4z" fill="#F0C95F" stroke="#17313B" ${ROUND}/>`,
  curse:
    `<path d="M24,5q14,0 14,14 0,7 -6,10v9H16v-9q-6,-3 -6,-10Q10,5 24,5z" fill="#E8E2D2" ${INK}/>` +
    `<path d="M18,16q4,2 3,6 -5,2 -7,-1 0,-4 4,-5zM30,16q-4,2 -3,6 5,2 7,-1 0,-4 -4,-5z" fill="#17313B"/>` +
    `<path d="M24,24l-2,4h4zM20,38v-5M24,38v-5M28,38v-5" fill="none" ${INK}/><path d="M4,44q6,-6 12,-3M44,44q-6,-6 -12,-3M6,10l4,2M42,10l-4,2" ${FINE}/>`,
};

/** The engraving of a card that is no monster, by its kind or its resource. */
export const emblem = (name: string): string => EMBLEMS[name] ?? "";
