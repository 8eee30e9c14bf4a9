// A boat with fish threaded on its mast, in an 80-unit cell with the origin in the middle. The top
// fish stands large in a pale pill: it is what thieves and fog take.

import { fish } from "./fish";
import { shape } from "./marks";
import { FISH, HALO, INK, SEATS, SHADE, type FishKind, type SeatColour } from "./palette";

/** A lower fish on a mast: a flat bead, its outline telling the species. */
export function bead(kind: FishKind, x: number, y: number, scale = 1): string {
  const { base, lite } = FISH[kind];
  const drawn: Record<FishKind, string> = {
    R: `<ellipse rx="9" ry="3.7" fill="${base}"/><path d="M-3.5-3.4v6.8M3.5-3.4v6.8" stroke="${lite}" stroke-width="2"/>`,
    G: `<path d="M-10 0 0-4.2 10 0 0 4.2z" fill="${base}"/><circle r="1.7" fill="${lite}"/>`,
    P: `<rect x="-12.5" y="-2.6" width="25" height="5.2" rx="2.6" fill="${base}"/><path d="M-9 0H9" stroke="${lite}" stroke-width="1.5"/>`,
    Y: `<path d="M-7-3.6H7L10.5 3.4h-21z" fill="${base}"/><path d="M-4 2 0-2.2 4 2" fill="none" stroke="${lite}" stroke-width="1.6"/>`,
  };
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn[kind]}</g>`;
}

export interface BoatHow {
  /** The viewer's own: coral ring and pennant. */
  you?: boolean;
  /** Top fish and number only, for small spaces. */
  short?: boolean;
}

const BEAD_PITCH = 7;
const DECK = 10;

const topOf = (fish: number): number => DECK - Math.max(0, fish - 1) * BEAD_PITCH - (fish ? 9 : 0);
const mastTopOf = (fish: number): number => Math.min(-26, topOf(fish) - 14);

export function boat(colour: SeatColour, mast: FishKind[], how: BoatHow = {}): string {
  const look = SEATS[colour];
  const lower = how.short ? [] : mast.slice(0, -1);
  const top = mast.at(-1);
  const topY = how.short ? -5 : topOf(mast.length);
  const mastTop = how.short ? -26 : mastTopOf(mast.length);
  const ring = how.you
    ? `<ellipse cx="0" cy="27" rx="35" ry="10" fill="none" stroke="${HALO}" stroke-width="6" opacity=".9"/>` +
      `<ellipse cx="0" cy="27" rx="35" ry="10" fill="none" stroke="var(--target)" stroke-width="3"/>`
    : "";
  const pennant = `<path d="M1.5 ${mastTop} 15 ${mastTop + 4.5} 1.5 ${mastTop + 9}z" fill="${how.you ? "var(--target)" : look.base}" stroke="${INK}" stroke-width="1"/>`;
  return (
    ring +
    `<ellipse cx="0" cy="31" rx="30" ry="6" fill="${SHADE}" opacity=".28"/>` +
    `<path d="M0 20V${mastTop}" stroke="#5A3B22" stroke-width="3.6" stroke-linecap="round"/>` +
    pennant +
    lower.map((kind, i) => bead(kind, 0, DECK - i * BEAD_PITCH)).join("") +
    (top ? topFish(top, topY, mast.length, how.short ?? false) : "") +
    hull(look.base, look.lite, look.dark) +
    shape(look.shape, 0, 25.5, 4.6, look.mark)
  );
}

/** Where a boat with so many fish is drawn: as high as its mast, which a full one makes longer. */
export function boatBox(fish: number): string {
  const top = Math.min(-44, mastTopOf(fish) - 2);
  return `-40 ${top} 80 ${40 - top}`;
}

export function hull(base: string, lite: string, dark: string): string {
  return (
    `<path d="M-32 14Q0 21 32 14L25 30Q0 37-25 30z" fill="${base}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M-32 14Q0 21 32 14l-1.8 4.2Q0 25-30.2 18.2z" fill="${lite}"/>` +
    `<path d="M-27 26Q0 33 27 26l-2 4Q0 37-25 30z" fill="${dark}"/>`
  );
}

function topFish(kind: FishKind, y: number, count: number, short: boolean): string {
  const scale = short ? ` scale(1.2 1.24)` : "";
  const pill = `<rect x="-22" y="-12.5" width="44" height="25" rx="12.5" fill="${HALO}" stroke="${INK}" stroke-width="1.2" transform="translate(0 ${y})${scale}"/>`;
  const badge = short
    ? `<g transform="translate(27 ${y - 15})"><circle r="10.5" fill="${INK}" stroke="${HALO}" stroke-width="1.8"/>` +
      `<text y="5" text-anchor="middle" font-family="var(--ui)" font-weight="800" font-size="14" fill="${HALO}">${count}</text></g>`
    : "";
  return pill + fish(kind, 0, y, short ? 1.08 : 0.86, { shadow: false }) + badge;
}
