// Octopus and shark: dark silhouettes with a pale edge.

import { INK } from "./palette";

export function octopus(
  x: number,
  y: number,
  scale = 1,
  base = "#0E4A5C",
  lite = "#2E7F90",
  eye = "#F6F1E7",
): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="M-14-6C-15-24 15-24 14-6c0 6 4 8 9 7 5-1 6 6 0 8-6 2-10 0-13-2 0 6 5 9 9 11 4 3-1 9-6 6C7 21 4 15 3 10c-1 7-1 13-3 17-2 3-8 2-7-2C-5 20-5 15-5 10c-3 6-7 11-13 12-5 1-7-6-2-8 5-1 8-5 8-9-4 3-9 3-13 0-4-4 0-9 4-7 4 1 7-1 7-4z" fill="${base}" stroke="#DDEEEA" stroke-opacity=".55" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="M-8-13c2-5 10-7 14-3-5-1-10 0-14 3z" fill="${lite}"/>` +
    `<g fill="${lite}"><circle cx="-19" cy="17" r="1.5"/><circle cx="-13" cy="15.5" r="1.5"/><circle cx="12" cy="19" r="1.5"/><circle cx="19" cy="5" r="1.5"/><circle cx="-3" cy="22" r="1.5"/><circle cx="-21" cy="1.5" r="1.5"/></g>` +
    `<circle cx="-5.5" cy="-4" r="3.8" fill="${eye}"/><circle cx="5.5" cy="-4" r="3.8" fill="${eye}"/>` +
    `<circle cx="-4.7" cy="-3.6" r="1.7" fill="${INK}"/><circle cx="6.3" cy="-3.6" r="1.7" fill="${INK}"/></g>`
  );
}

export function shark(x: number, y: number, scale = 1, base = "#2B3550", lite = "#EDEAF2"): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="M31 2C22-8 10-11 0-10L-8-23Q-12-14-11-8-18-6-22-3L-33-13Q-30-2-33 9L-22 3Q-14 9-5 9l-7 9Q0 17 6 9 20 10 31 2z" fill="${base}" stroke="#EDEAF2" stroke-opacity=".5" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="M30 3Q18 8 4 8-8 9-20 2.5-4 6 12 3 22 1 30 3z" fill="${lite}"/><circle cx="17" cy="-3" r="1.8" fill="${lite}"/>` +
    `<path d="M6-4q1.5 4 0 7M2-4q1.5 4 0 7" stroke="${lite}" stroke-width="1.3" fill="none" opacity=".7"/></g>`
  );
}
