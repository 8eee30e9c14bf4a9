// Islands, cliffs, shallows and windless belts: three patterns and three signs, none told by colour.

import { CELL } from "../geometry";
import { ROUND } from "./icons";
import { coastline, curve, groups, grown, hachures, type Random, type Vertex } from "./outline";
import { high, low } from "./shadow";

const centre = ([c, r]: Vertex): Vertex => [c * CELL + 20, r * CELL + 20];

function tree(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x},${y}) scale(${scale})"><path d="M0,0v5" stroke="#17313B" stroke-width="1.4"/><path d="M0,-11L6,1H-6Z" fill="var(--cm-land3)" stroke="#17313B"/></g>`;
}

function hill(x: number, y: number): string {
  return `<g transform="translate(${x},${y})"><path d="M-13,8Q-4,-12 1,-12 6,-10 14,8Z" fill="var(--cm-land2)" stroke="#17313B" stroke-width="1.2" ${ROUND}/><path d="M1,-12Q2,0 -2,8H14Q6,-10 1,-12Z" fill="var(--cm-land3)"/><path d="M4,-6l2,8M7,-1l2,6M1,-9l1,7" stroke="#17313B" stroke-width=".9" fill="none"/></g>`;
}

function house(x: number, y: number): string {
  return `<g transform="translate(${x},${y})" stroke="#17313B" stroke-width="1.1"><path d="M-4,7V0L0,-4 4,0V7Z" fill="#F6F1E7"/><path d="M-5,0L0,-5 5,0" fill="#C4543A"/></g>`;
}

/** The sheets of an island: reef, engraved strokes, sand, green. */
export function sheets(coast: Vertex[], reef: number, green: number): string {
  return (
    `<path d="${curve(grown(coast, reef))}" fill="var(--cm-reef)" opacity=".55"/>` +
    `<path d="${hachures(coast)}" stroke="var(--cm-coast)" stroke-width=".9" opacity=".75"/>` +
    high(curve(coast)) +
    `<path d="${curve(coast)}" fill="var(--cm-land)" stroke="var(--cm-coast)" stroke-width="1.5"/>` +
    `<path d="${curve(grown(coast, -green))}" fill="var(--cm-land2)" opacity=".9"/>`
  );
}

export function islands(grid: string[], random: Random): string {
  return groups(grid, "#")
    .map((cells) => {
      const things = cells.map((cell, i) => {
        const [x, y] = centre(cell);
        if (i % 3 === 1) return hill(x, y + 1);
        const wood = tree(x - 6, y + 3, 0.95) + tree(x + 5, y + 7, 0.8);
        return i % 3 === 2 ? wood + house(x + 4, y - 7) : wood;
      });
      return sheets(coastline(cells, 0.03, 2.2, random), 9, 5.5) + things.join("");
    })
    .join("");
}

export function belts(grid: string[], random: Random): string {
  const curl = `<circle r="13" fill="var(--cm-calm)"/><path d="M1,1a2.4,2.4 0 0 1 4.4,1.2A5.4,5.4 0 0 1 -5.4,2.4 7.6,7.6 0 0 1 6.6,-5.6 10.6,10.6 0 0 1 7.6,9" fill="none" stroke="var(--cm-calm-ink)" stroke-width="2.2" stroke-linecap="round"/>`;
  return groups(grid, "o")
    .map((cells) => {
      const path = curve(coastline(cells, 0.02, 1.6, random));
      return (
        `${low(path)}<path d="${path}" fill="var(--cm-calm)"/>` +
        `<path d="${path}" fill="url(#cm-cl)" stroke="var(--cm-calm-ink)" stroke-width="1.5" stroke-dasharray="5 3"/>` +
        cells.map((cell) => `<g transform="translate(${centre(cell).join()})">${curl}</g>`).join("")
      );
    })
    .join("");
}

export function shallows(grid: string[], random: Random): string {
  return groups(grid, "x")
    .map((cells) => {
      const path = curve(coastline(cells, 0.03, 2, random));
      const [x, y] = centre(cells[0] ?? [0, 0]);
      return (
        `${low(path)}<path d="${path}" fill="var(--cm-shoal)"/>` +
        `<path d="${path}" fill="url(#cm-st)" stroke="var(--cm-shoal-ink)" stroke-width="1.4" stroke-dasharray="1.5 2.5"/>` +
        `<g transform="translate(${x},${y})"><circle r="11" fill="var(--cm-shoal)"/><path d="M-6,-6L6,6M6,-6L-6,6" stroke="var(--cm-shoal-ink)" stroke-width="3" stroke-linecap="round"/></g>`
      );
    })
    .join("");
}

export function cliffs(grid: string[]): string {
  const rock =
    `<ellipse cy="11" rx="17" ry="6" fill="var(--cm-foam)" opacity=".9"/>` +
    `<g filter="url(#cm-ps2)"><path d="M-16,12L-13,-4 -9,-8 -6,2 -3,-14 2,-17 6,-5 10,-9 14,0 16,12Q0,17 -16,12Z" fill="var(--cm-rock)" stroke="#17313B" stroke-width="1.5" ${ROUND}/></g>` +
    `<path d="M2,-17L6,-5 4,14 -2,14 0,-4ZM10,-9L14,0 16,12 9,13.6 10,0Z" fill="var(--cm-rock2)"/>` +
    `<path d="M-12,-2l-1,11M-8.6,-4l0,14M-4.6,0l-.4,11M-2,-10l-.6,8" stroke="#17313B" fill="none"/>` +
    `<path d="M-17,13q4,-4 8,0t8,0 8,0 8,0" stroke="#1F7A8C" fill="none" stroke-width="1.6"/>`;
  return groups(grid, "^")
    .flat()
    .map((cell) => `<g transform="translate(${centre(cell).join()})">${rock}</g>`)
    .join("");
}
