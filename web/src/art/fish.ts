// Fish, facing east, inside -20..20 by -14..14. Outline, pattern and colour differ: round with bands,
// angel with dots, dart with a line, wedge with chevrons.

import { FISH, INK, SHADE, type FishKind } from "./palette";

const eye = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x + 0.3}" cy="${y}" r="1" fill="${INK}"/>`;

export function fishBody(kind: FishKind): string {
  const { base, lite, dark } = FISH[kind];
  switch (kind) {
    case "R":
      return (
        `<path d="M-7 0-18-9q4 9 0 18z" fill="${dark}"/><circle cx="3" cy="0" r="12.2" fill="${base}"/>` +
        `<path d="M-3.4-10.4q-4.6 10.4 0 20.8l4.2 1.2q-4.6-11.6 0-23.2zM6.2-11.8q-4.6 11.8 0 23.6l3.6-1.9q-3.8-9.9 0-19.8z" fill="${lite}"/>` +
        eye(11.4, -3, 1.7)
      );
    case "G":
      return (
        `<path d="M-8 0-19-8-15.5 0-19 8z" fill="${dark}"/>` +
        `<path d="M18 0Q9-4 2-13.6-7-7-11 0-7 7 2 13.6 9 4 18 0z" fill="${base}"/>` +
        `<path d="M2-13.6Q-7-7-11 0q5-3 12-4.5z" fill="${dark}" opacity=".55"/>` +
        `<g fill="${lite}"><circle cx="-3.5" cy="1" r="2.5"/><circle cx="3.5" cy="-4" r="2.3"/><circle cx="3.5" cy="5" r="2.3"/></g>` +
        eye(10.5, -1, 1.7)
      );
    case "P":
      return (
        `<path d="M-9 0-20-9-14.5 0-20 9z" fill="${dark}"/><path d="M-3-6Q2-13 7-6.5z" fill="${dark}"/>` +
        `<path d="M20 .5Q10-8 0-7-8-6.5-13 0-8 6.5 0 7 10 8 20 .5z" fill="${base}"/>` +
        `<path d="M-9.5.2Q2-2 16.5 1.2 4 4.2-9.5.2z" fill="${lite}"/>` +
        eye(12.8, -2.6, 1.6)
      );
    case "Y":
      return (
        `<path d="M-8 0q-9-2.5-10.5-6.5-2 6.5 0 13Q-17 2.5-8 0z" fill="${dark}"/>` +
        `<path d="M17.5 1.5Q17 3-5.5 13.2q-4.5 1.3-4.5-3.2V-10q0-4.5 4.5-3.2Q17-1 17.5 1.5z" fill="${base}" stroke="${dark}" stroke-width="1.2" stroke-linejoin="round"/>` +
        `<path d="M-6-12.6-.5-10 4 0l-5 10.5-4.6 2L-1 0zM3.2-8.2 7.4-6 10 .3 7 7.2 3.5 9 6 .3z" fill="${lite}"/>` +
        eye(11.9, -0.4, 1.6)
      );
  }
}

export function fish(
  kind: FishKind,
  x: number,
  y: number,
  scale = 1,
  how: { flip?: boolean; shadow?: boolean } = {},
): string {
  const shadow =
    how.shadow === false
      ? ""
      : `<ellipse cx="1" cy="13" rx="13" ry="2.6" fill="${SHADE}" opacity=".18"/>`;
  const across = how.flip ? -scale : scale;
  return `<g transform="translate(${x} ${y}) scale(${across} ${scale})">${shadow}${fishBody(kind)}</g>`;
}
