// Cards, drawn around their centre so that they can turn: three grounds answer "what is this card?"
// before any detail is read. Teal reef = hidden fish, sandstone = cave, foam = open fish.

import * as objects from "./caves";
import { fishArt } from "./fish";
import { OCTOPUS_POINT, PIP, SHELL } from "./figures";

export const SIDE = 112;
const WIDTH = [0, 0.64, 0.76, 0.9, 1.04]; // of the fish, as a share of the card, by shells

/** Art from its own box, put down with its upper left corner at x, y. */
export function put(art: string, x: number, y: number, scale: number, more = ""): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" ${more}>${art}</g>`;
}

const SHADOW = `<rect class="kf-sh" x="-56" y="-53" width="112" height="112" rx="14"/>`;
const RIM = `<rect x="-55.2" y="-55.2" width="110.4" height="110.4" rx="13.2" fill="none" stroke="#0E4A5C" stroke-opacity=".45" stroke-width="1.5"/>`;

export interface Size {
  shells: number;
  octopus: number;
}

/** `large` signs for screens where a card is 56 px wide. */
export function fishCard(species: string, size: Size, large = false): string {
  const width = SIDE * (WIDTH[size.shells] ?? 0.9);
  const shell = large ? 21 : 18.5;
  const point = large ? 26 : 21;
  let art =
    SHADOW +
    `<rect x="-56" y="-56" width="112" height="112" rx="14" fill="var(--kf-face)"/>` +
    `<path fill="var(--kf-floor)" d="M-56 36Q-28 27 0 34T56 31V42Q56 56 42 56H-42Q-56 56 -56 42Z"/>` +
    put(fishArt(species), -width / 2, -7.8 - width * 0.375, width / 160);
  for (let i = 0; i < size.shells; i++)
    art += put(SHELL, (i - size.shells / 2) * shell * 1.04, 55 - shell, shell / 32);
  for (let i = 0; i < size.octopus; i++)
    art += put(OCTOPUS_POINT, 51 - point * (i * 0.86 + 1), -51, point / 32);
  return art + RIM;
}

/** The same on all hidden fish, never varied: a back tells nothing. */
export function reefCard(): string {
  return (
    SHADOW +
    `<g transform="translate(-56 -56) scale(.9655)">` +
    `<rect width="116" height="116" rx="14.5" fill="var(--kf-reef-a)"/>` +
    `<path fill="var(--kf-reef-b)" d="M0 46C16 34 30 42 42 36C56 28 68 40 82 32C94 26 106 32 116 28V101Q116 116 101 116H15Q0 116 0 101Z"/>` +
    `<path fill="var(--kf-reef-c)" d="M0 74C10 66 14 52 20 52C27 52 25 66 32 66C38 66 36 46 43 44C51 44 48 64 56 68C66 72 70 60 78 62C84 50 88 40 95 42C102 46 96 60 104 62C110 64 112 56 116 54V101Q116 116 101 116H15Q0 116 0 101Z"/>` +
    `<path fill="none" stroke="var(--kf-reef-coral)" stroke-width="5" stroke-linecap="round" d="M26 106V86M26 96Q17 94 17 84M26 92Q35 90 35 80"/>` +
    `<path fill="none" stroke="var(--kf-reef-leaf)" stroke-width="4.5" stroke-linecap="round" d="M84 106Q78 98 84 90Q90 82 84 74M96 106Q91 100 96 94Q101 88 97 82"/>` +
    `<path fill="var(--kf-reef-d)" d="M0 98C14 88 26 98 40 98C54 98 60 92 74 96C90 100 102 92 116 96V101Q116 116 101 116H15Q0 116 0 101Z"/>` +
    `<path fill="var(--kf-reef-fish)" d="M44 22C50 15 62 15 68 22L75 17V29L68 24C62 31 50 31 44 22Z"/></g>`
  );
}

const ROWS: Record<number, number[]> = { 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3] };

/** A cave's back: the number, and as many little fish; `small` shows the number alone. */
export function caveCard(needs: number, small = false): string {
  let pips = "";
  (ROWS[needs] ?? [needs]).forEach((count, row) => {
    for (let i = 0; i < count; i++)
      pips += put(PIP, (i - count / 2) * 15.7, 33.6 + row * 11.8, 0.7, `fill="#E9D8A6"`);
  });
  const number = small
    ? `<text class="kf-cave-number" y="44" style="font-size:64px">${needs}</text>`
    : `<text class="kf-cave-number" y="27" style="font-size:40px">${needs}</text>${pips}`;
  return (
    SHADOW +
    `<g transform="translate(-56 -56) scale(.9655)"><rect width="116" height="116" rx="14.5" fill="#E9D8A6"/>` +
    `<path fill="#D8C084" d="M0 40C10 26 26 12 56 12C90 12 108 28 116 42V101Q116 116 101 116H15Q0 116 0 101Z"/>` +
    `<path fill="#BE9F5D" d="M10 115C8 60 18 24 58 24C98 24 108 60 106 115Z"/>` +
    `<path fill="#8F7340" d="M15 116C14 70 24 33 58 33C92 33 102 70 101 116Z"/>` +
    `<path fill="#12303B" d="M22 116C22 76 30 42 58 42C86 42 94 76 94 116Z"/>` +
    `<path fill="#BE9F5D" d="M0 101V100C10 94 20 100 26 116H15Q0 116 0 101ZM116 101V96C106 92 96 100 90 116H101Q116 116 116 101Z"/></g>` +
    number
  );
}

/** A cave's face: its object in the light, its power in a gold disc. */
export function caveFace(kind: string, power: number): string {
  const object = (objects as Record<string, string>)[kind] ?? "";
  const sign: Record<string, string> = {
    fins: `${power}`,
    lamp: `${power}`,
    octo: `+${power}`,
    reroll: `${power}×`,
    rainbow: "4",
  };
  const disc = sign[kind]
    ? `<circle cx="38" cy="-38" r="16" fill="#E0A526" stroke="#FFFDF6" stroke-width="2"/>` +
      `<text class="kf-disc" x="38" y="-38">${sign[kind]}</text>`
    : `<rect x="-44" y="32" width="88" height="19" rx="9.5" fill="#E0A526"/>` +
      `<text class="kf-disc" y="42" style="font-size:13px">1 · 3 · 5 · 7</text>`;
  return (
    SHADOW +
    `<rect x="-56" y="-56" width="112" height="112" rx="14" fill="#12303B"/>` +
    `<path fill="#8F7340" d="M-56 -36V-42Q-56 -56 -42 -56H42Q56 -56 56 -42V-38Q30 -30 0 -37T-56 -36ZM-56 38V42Q-56 56 -42 56H42Q56 56 56 42V36Q26 30 0 36T-56 38Z"/>` +
    `<circle r="39" fill="#FFF3CF"/>${put(object, -28, -28, 0.7)}${disc}`
  );
}

/** A face of the die in a box from -28 to 28; the red one also has a sign and a picture. */
export function dieFace(result: number | null): string {
  const red = result === -1;
  let art =
    `<rect class="kf-sh" x="-28" y="-25" width="56" height="56" rx="12"/>` +
    `<rect x="-28" y="-28" width="56" height="56" rx="12" fill="${red ? "#C22F16" : "#FFFDF6"}" stroke="#17313B" stroke-width="1.5"/>`;
  if (result === null) return art + put(OCTOPUS_POINT, -14, -14, 0.875);
  const shown = red ? "−1" : `${result}`;
  art += `<text class="kf-die" y="-4" fill="${red ? "#FFFDF6" : "#17313B"}">${shown}</text>`;
  if (red)
    return art + `<circle cy="17" r="9" fill="#FFFDF6"/>${put(OCTOPUS_POINT, -6.4, 10.6, 0.4)}`;
  for (let i = 0; i < result; i++)
    art += put(PIP, (i - result / 2) * 14.5, 13, 0.68, `fill="#1F7A8C"`);
  return art;
}
