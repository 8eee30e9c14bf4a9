// The parchment: three sheets of water, engraved waves, rhumb lines, the grid.

import { CELL, SIDE, SIZE } from "../geometry";
import { ROUND } from "./icons";
import { curve, type Random, type Vertex } from "./outline";
import { high, low } from "./shadow";

/** Patterns and shadows; once in the page's chart. */
export const definitions =
  `<defs><pattern id="cm-wv" width="80" height="40" patternUnits="userSpaceOnUse"><g fill="none" stroke="var(--cm-wave)" stroke-width="1" stroke-opacity="var(--cm-wave-o)" stroke-linecap="round"><path d="M6,11q4,-4 8,0t8,0 8,0"/><path d="M48,29q4,-4 8,0t8,0 8,0"/><path d="M54,9q3,-3 6,0t6,0"/><path d="M10,31q3,-3 6,0t6,0"/></g></pattern>` +
  `<pattern id="cm-st" width="9" height="9" patternUnits="userSpaceOnUse"><g fill="var(--cm-shoal-ink)"><circle cx="2" cy="2" r="1"/><circle cx="6.6" cy="5" r="1.1"/><circle cx="2.6" cy="7.4" r=".8"/></g></pattern>` +
  `<pattern id="cm-cl" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,5H10" stroke="var(--cm-calm-ink)" stroke-width=".9" stroke-opacity=".32"/></pattern>` +
  `<filter id="cm-ps" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="2" stdDeviation="1.6" flood-color="#0B2A36" flood-opacity=".34"/></filter>` +
  `<filter id="cm-ps2" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="1" stdDeviation=".8" flood-color="#0B2A36" flood-opacity=".4"/></filter>` +
  `<clipPath id="cm-sea"><rect x="40" y="40" width="760" height="760"/></clipPath>` +
  `<clipPath id="cm-med"><circle cx="420" cy="420" r="52"/></clipPath></defs>`;

/** A sheet between circle and square, cut by hand. */
function sheet(radius: number, jitter: number, random: Random): string {
  const corners = 26;
  const points: Vertex[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 2 * Math.PI;
    const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const r = radius * (0.72 + 0.28 * square) + (random() - 0.5) * jitter;
    points.push([SIZE / 2 + Math.cos(angle) * r, SIZE / 2 + Math.sin(angle) * r]);
  }
  return curve(points);
}

const NODES: Vertex[] = [
  [720, 720],
  [140, 140],
  [720, 140],
  [140, 720],
  [420, 420],
];

function rhumbs(): string {
  const lines = ["", "", ""];
  NODES.forEach(([x, y], node) => {
    for (let i = 0; i < 32; i += node ? 2 : 1) {
      const angle = (i / 32) * 2 * Math.PI;
      const kind = i % 4 === 0 ? 0 : i % 2 === 0 ? 2 : 1;
      lines[kind] +=
        `M${x},${y}l${(Math.cos(angle) * 1100).toFixed(0)},${(Math.sin(angle) * 1100).toFixed(0)}`;
    }
  });
  return lines
    .map(
      (d, i) =>
        `<path d="${d}" stroke="var(--cm-rh${i + 1})" stroke-width=".7" opacity="var(--cm-rh-o)"/>`,
    )
    .join("");
}

function grid(): string {
  let lines = "";
  let crosses = "";
  for (let i = 1; i < SIDE; i++) {
    lines += `M${i * CELL},40V800M40,${i * CELL}H800`;
    for (let j = 1; j < SIDE; j++)
      crosses += `M${i * CELL - 2.5},${j * CELL}h5M${i * CELL},${j * CELL - 2.5}v5`;
  }
  return (
    `<path d="${lines}" stroke="var(--cm-grid)" stroke-opacity="var(--cm-grid-o)" fill="none"/>` +
    `<path d="${crosses}" stroke="var(--cm-grid)" stroke-opacity=".66" fill="none"/>`
  );
}

export function sea(random: Random): string {
  const sheets: [number, number][] = [
    [352, 34],
    [288, 34],
    [206, 26],
  ];
  const water = sheets
    .map(([radius, jitter], i) => {
      const path = sheet(radius, jitter, random);
      return `${low(path)}<path d="${path}" fill="var(--cm-sea${i + 1})"/>`;
    })
    .join("");
  return (
    `<rect width="${SIZE}" height="${SIZE}" fill="var(--cm-sea0)"/><g clip-path="url(#cm-sea)">` +
    `${water}<rect width="${SIZE}" height="${SIZE}" fill="url(#cm-wv)"/>${rhumbs()}</g>${grid()}`
  );
}

const FRAME = "M0,0H840V840H0ZM40,40V800H800V40Z";

/** The golden border with its degrees. */
export function frame(): string {
  let bars = "";
  for (let i = 0; i < 38; i += 2) {
    const a = 40 + i * 20;
    bars += `M${a},32h20v6h-20zM${a},802h20v6h-20zM32,${a}v20h6v-20zM802,${a}v20h6v-20z`;
  }
  const corners = [18, 822].flatMap((x) => [18, 822].map((y) => [x, y]));
  const star =
    `<circle r="15" fill="var(--cm-frame2)"/>` +
    `<path d="M0,-13L3,-3 13,0 3,3 0,13 -3,3 -13,0 -3,-3Z" fill="var(--cm-frame-lite)" stroke="var(--cm-frame-ink)"/>`;
  return (
    `${high(FRAME)}<path fill-rule="evenodd" d="${FRAME}" fill="var(--cm-frame)"/>` +
    `<path fill-rule="evenodd" d="M4,4H836V836H4ZM7,7V833H833V7Z" fill="var(--cm-frame2)"/>` +
    `<path d="M32,32H808V808H32ZM38,38V802H802V38Z" fill-rule="evenodd" fill="var(--cm-frame-lite)"/>` +
    `<path d="${bars}" fill="var(--cm-frame-ink)"/>` +
    `<path d="M32,32H808V808H32ZM38,38H802V802H38Z" fill="none" stroke="var(--cm-frame-ink)" stroke-width="1.2"/>` +
    corners.map(([x, y]) => `<g transform="translate(${x},${y})">${star}</g>`).join("")
  );
}

/** Letters and numbers of the spaces on all four sides, with an edge in the colour of the border: they
 * can be read on the monsters, too. */
export function coordinates(columns: string): string {
  let labels = "";
  const label = (x: number, y: number, text: string): void => {
    labels += `<text class="co" x="${x}" y="${y}">${text}</text>`;
  };
  for (let i = 1; i < SIDE - 1; i++) {
    const p = i * CELL + 20;
    const letter = columns[i] ?? "";
    label(p, 24, letter);
    label(p, 828, letter);
    label(18, p + 5, String(i + 1));
    label(822, p + 5, String(i + 1));
  }
  return (
    `<g text-anchor="middle" font-size="13" font-weight="800" fill="var(--cm-frame-ink)" ` +
    `stroke="var(--cm-frame)" stroke-width="4" paint-order="stroke" stroke-linejoin="round">${labels}</g>`
  );
}

/** The compass rose. */
export function rose(cx: number, cy: number, r: number): string {
  const point = (
    angle: number,
    length: number,
    width: number,
    lite: string,
    dark: string,
  ): string =>
    `<g transform="rotate(${angle})" stroke="var(--cm-lbl)" stroke-width=".9"><path d="M0,${-length}L${width},${-width}L0,0Z" fill="${lite}"/><path d="M0,${-length}L${-width},${-width}L0,0Z" fill="${dark}"/></g>`;
  const ring = (count: number, from: number, draw: (angle: number, i: number) => string): string =>
    Array.from({ length: count }, (_, i) => draw(from + (i * 360) / count, i)).join("");
  return (
    `<g transform="translate(${cx},${cy})" opacity=".94"><circle r="${r}" fill="var(--cm-sea0)" fill-opacity=".8" stroke="var(--cm-lbl)" stroke-width="1.2"/>` +
    `<circle r="${r - 5}" fill="none" stroke="var(--cm-lbl)" stroke-width=".8" stroke-dasharray="1.5 3"/>` +
    ring(8, 22.5, (a) => point(a, r * 0.62, r * 0.11, "#E9D8A6", "#1F7A8C")) +
    ring(4, 45, (a) => point(a, r * 0.8, r * 0.15, "#F6F1E7", "#5B8C5A")) +
    ring(4, 0, (a, i) => point(a, r * 1.02, r * 0.17, "#F6E3A6", i ? "#0E4A5C" : "#B5462A")) +
    `<circle r="${r * 0.13}" fill="#E0A526" stroke="#17313B"/>` +
    `<path d="M0,${-r - 15}q7,6 4,11 -2,2 -4,1 -2,1 -4,-1 -3,-5 4,-11zM-6,${-r - 2}h12" fill="#B5462A" stroke="var(--cm-lbl)" ${ROUND}/></g>`
  );
}
