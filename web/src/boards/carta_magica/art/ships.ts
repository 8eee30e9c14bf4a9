// A ship in its three conditions, about 40 units wide around its middle.

import { shape } from "../../../art/marks";
import type { Condition } from "../view";
import { iconAt, ROUND } from "./icons";
import { suit } from "./seats";

const INK = `stroke="#17313B" stroke-width="1.6" ${ROUND}`;
const HULL =
  `<path d="M-15,7Q-15,4 -12,4.6L12,5Q16,4 15.4,7 13.5,14.5 7,14.5H-7Q-13.5,14.5 -15,7Z" fill="#9A6437" ${INK}/>` +
  `<path d="M-13.6,9.4H14" stroke="#F0D9A8" stroke-width="1.4"/>`;
const MAST = `<path d="M0,6V-17" stroke="#17313B" stroke-width="2" ${ROUND}/>`;

function sound(seat: number): string {
  const { base, mark, shape: kind } = suit(seat);
  return (
    `<path d="M-19,14.5q4,-3 8,0M11,14.5q4,-3 8,0" stroke="#1F7A8C" stroke-width="1.4" fill="none"/>` +
    `<ellipse cx="1" cy="15" rx="16" ry="3.6" fill="var(--cm-shadow)" opacity=".4"/>${MAST}` +
    `<path d="M0,-17l8,2.4 -8,2.4z" fill="${base}" stroke="#17313B" stroke-width="1"/>` +
    `<path d="M-11,-12Q0,-9.6 11,-12 15.6,-4 11,3.4 0,6 -11,3.4 -6.6,-4 -11,-12Z" fill="${base}" ${INK}/>` +
    shape(kind, 1, -4, 4.8, mark) +
    HULL
  );
}

/** Slack, wrinkled sail. */
function becalmed(seat: number): string {
  const { base, mark, shape: kind } = suit(seat);
  return (
    `<ellipse cx="0" cy="14" rx="16" ry="3.4" fill="var(--cm-shadow)" opacity=".35"/>${MAST}` +
    `<path d="M-10,-14H10" ${INK}/>` +
    `<path d="M-9,-14H9Q5.5,-8 7.5,-3 5.6,2 4,-2 1.6,4 0,-1 -1.6,4 -4,-2 -5.6,2 -7.5,-3 -5.5,-8 -9,-14Z" fill="${base}" ${INK}/>` +
    `<path d="M-4,-12q1,5 -.6,9M4,-12q-1,5 .6,9" stroke="#17313B" stroke-width=".8" fill="none" opacity=".5"/>` +
    shape(kind, 0, -8.5, 3.6, mark) +
    HULL
  );
}

/** On its side, mast snapped, half under a wave. */
function damaged(seat: number): string {
  const { base, mark, shape: kind } = suit(seat);
  return (
    `<ellipse cx="-1" cy="11" rx="19" ry="6" fill="var(--cm-foam)"/>` +
    `<g transform="translate(-7,2) rotate(-68) scale(.96)">${HULL}<path d="M-6.6,8.6l2.4,2.2 -1.6,1.6 2,2" stroke="#17313B" stroke-width="1.5" fill="none"/></g>` +
    `<path d="M-7,2L9,5" stroke="#17313B" stroke-width="2" ${ROUND}/>` +
    `<g transform="translate(7,1) rotate(58)"><path d="M-9,-9Q0,-6.4 9,-9 13,-2 9,6L4,4 0,8 -3,4 -9,6Q-5.4,-2 -9,-9Z" fill="${base}" ${INK}/>${shape(kind, 1, -1.6, 4.4, mark)}</g>` +
    `<path d="M-19,11q4.75,-3.4 9.5,0t9.5,0 9.5,0 9.5,0v4q-9,3.6 -19,3.6t-19,-3.6z" fill="var(--cm-reef)" stroke="#1F7A8C" stroke-width="1.3"/>`
  );
}

const DRAWN = { sound, becalmed, damaged };

export const ship = (seat: number, condition: Condition): string =>
  `<g transform="scale(1.12)">${DRAWN[condition](seat)}</g>`;

/** A round badge for what ails the ship, in a box from -10 to 10. */
export function ailment(condition: Condition): string {
  if (condition === "sound") return "";
  const bad = condition === "damaged";
  const sign = bad
    ? `<path d="M-1.5,-5.5L1.8,-1.6 -1.8,1 2,5.5" fill="none" stroke="#fff" stroke-width="2.2" ${ROUND}/>`
    : iconAt("spiral", 0, -0.5, 12);
  const fill = bad ? "#8A2B10" : "#12566C";
  return `<circle r="9.5" fill="${fill}" stroke="#fff" stroke-width="1.8"/><g style="color:#fff">${sign}</g>`;
}
