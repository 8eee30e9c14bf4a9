// The seven monsters of the adventure cards, engraved, each in a box of 48 by 48.

import { ROUND } from "./icons";

const INK = `stroke="#17313B" stroke-width="1.7" ${ROUND}`;
const FINE = `fill="none" stroke="#17313B" stroke-width=".9" ${ROUND}`;
const SEA = `<path d="M2,41q4,-4 8,0t8,0 8,0 8,0 8,0 4,-2 4,-2" ${FINE}/><path d="M6,45q4,-3 8,0t8,0 8,0 8,0" ${FINE}/>`;
const eye = (x: number, y: number, r = 2.2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="#17313B" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="#17313B"/>`;

const BEASTS: Record<string, string> = {
  AD26:
    SEA +
    `<path d="M4,26Q6,11 23,12q13,1 15,12 5,-2 6,-9 -1,-3 -5,-4 7,-1 7,5 -1,12 -10,17 -8,7 -20,7Q4,39 4,26z" fill="#7EA7B3" ${INK}/>` +
    `<path d="M5,30q8,4 15,0 -2,7 -4,10M9,32l-1,6M13,32.5l-1,7M17,31.5l0,7" ${INK} fill="none"/>${eye(13, 22)}` +
    `<path d="M22,11q-1,-6 -6,-6M22,11q1,-6 6,-6" fill="none" ${INK}/><path d="M26,17q5,3 6,8M28,15q6,3 7,9" ${FINE}/>`,
  AD27:
    SEA +
    `<path d="M6,38Q2,26 14,24t20,-4Q40,14 33,10 24,8 20,14" fill="none" stroke="#17313B" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M6,38Q2,26 14,24t20,-4Q40,14 33,10 24,8 20,14" fill="none" stroke="#8FBF8A" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M13,14q5,-6 12,0 -1,7 -8,7 -5,-2 -4,-7z" fill="#8FBF8A" ${INK}/>${eye(17, 15)}<path d="M13,18l5,2" ${INK}/>` +
    `<path d="M14,11Q12,4 7,6" fill="none" ${INK}/><circle cx="6" cy="10" r="3.6" fill="#F4D56B" ${INK}/><path d="M1,6l2,1M1,13l2,-1M9,14l1,2" ${FINE}/><path d="M28,19v4M23,20.5v4M18,21.5v4M33,17l1,3" ${FINE}/>`,
  AD28:
    SEA +
    `<path d="M12,32l-7,6M16,35l-5,7M36,32l7,6M32,35l5,7M11,26L3,24M37,26l8,-2" ${INK} fill="none"/>` +
    `<path d="M8,22q-6,-6 -1,-14 3,3 3,6 3,-4 6,-3 0,8 -6,12zM40,22q6,-6 1,-14 -3,3 -3,6 -3,-4 -6,-3 0,8 6,12z" fill="#D08A63" ${INK}/>` +
    `<path d="M10,28q2,-11 14,-11t14,11q-6,10 -14,10T10,28z" fill="#D08A63" ${INK}/>` +
    `<path d="M19,18Q15,11 18,5q3,6 4,12M29,18Q33,11 30,5q-3,6 -4,12" fill="#EAD9AE" ${INK}/>${eye(19, 26)}${eye(29, 26)}<path d="M20,33q4,3 8,0" fill="none" ${INK}/><path d="M13,30l3,4M35,30l-3,4M16,22l3,-2" ${FINE}/>`,
  AD29:
    SEA +
    `<path d="M24,26Q10,26 8,40q-6,-1 -6,-7 3,3 5,1M24,26q14,0 16,14 6,-1 6,-7 -3,3 -5,1" fill="#7DB5A6" ${INK}/>` +
    `<path d="M18,16q6,-3 12,0l2,12q-8,4 -16,0z" fill="#E8C6A6" ${INK}/><circle cx="24" cy="10" r="6" fill="#E8C6A6" ${INK}/>` +
    `<path d="M17,14Q14,4 24,3t7,11q4,5 2,12 -3,-5 -3,-10 -3,-5 -6,-7 -3,2 -6,7 0,5 -3,10 -2,-7 2,-12z" fill="#B5693A" ${INK}/><path d="M22,11h.2M26,11h.2" ${INK}/><path d="M14,31q4,-2 7,-1M34,31q-4,-2 -7,-1M10,36q3,-2 5,-2M38,36q-3,-2 -5,-2" ${FINE}/>`,
  AD30:
    SEA +
    `<path d="M24,8Q34,12 46,20 36,32 26,34l8,10Q24,40 22,34 12,32 2,20 14,12 24,8z" fill="#B9C4CF" ${INK}/>` +
    `<path d="M24,14q8,2 13,6 -6,7 -13,8 -7,-1 -13,-8 5,-4 13,-6z" fill="#E6F0F5" ${INK}/><path d="M15,22l8,-7M19,25l11,-9M25,26l8,-7" ${FINE}/>` +
    `${eye(20, 11, 1.8)}${eye(28, 11, 1.8)}`,
  AD31:
    SEA +
    `<path d="M3,30Q6,14 22,15q9,0 12,8l6,-7 5,1 -3,8 3,8 -5,1 -6,-7Q30,37 20,38 6,38 3,30z" fill="#B9A06A" ${INK}/>` +
    `<circle cx="24" cy="26" r="6" fill="#EAD9AE" ${INK}/><circle cx="24" cy="26" r="2" fill="#17313B"/><path d="M24,18v3M24,31v3M16,26h3M29,26h3M18.5,20.5l2,2M27.5,29.5l2,2M29.5,20.5l-2,2M18.5,31.5l2,-2" ${INK}/>` +
    `${eye(11, 23)}<path d="M4,31l4,-2 3,3 3,-3" fill="none" ${INK}/><path d="M19,15v-6h7v6M22,9V5" fill="none" ${INK}/><path d="M33,20v12M36,22v8" ${FINE}/>`,
  AD32:
    SEA +
    `<path d="M15,26q-9,0 -10,9 -2,5 2,6M19,29q-5,4 -5,13M29,29q5,4 5,13M33,26q9,0 10,9 2,5 -2,6M24,30v13" fill="none" stroke="#17313B" stroke-width="6" ${ROUND}/>` +
    `<path d="M15,26q-9,0 -10,9 -2,5 2,6M19,29q-5,4 -5,13M29,29q5,4 5,13M33,26q9,0 10,9 2,5 -2,6M24,30v13" fill="none" stroke="#A884B8" stroke-width="3" ${ROUND}/>` +
    `<path d="M24,3q12,2 11,15 -1,13 -11,13T13,18Q12,5 24,3z" fill="#A884B8" ${INK}/>${eye(19, 20, 3)}${eye(29, 20, 3)}<path d="M20,26q4,3 8,0" fill="none" ${INK}/><path d="M18,9q-2,4 -2,7M22,7q-2,3 -2,6M30,9q2,3 2,6" ${FINE}/>`,
};

export const beast = (card: string): string => BEASTS[card] ?? "";
