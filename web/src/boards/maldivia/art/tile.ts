// Plan tiles: arrows, the fog with its letter, and their backs. In a box of 64.

import { INK } from "../../../art/palette";
import type { Words } from "../../../lib/words";
import { letterWords } from "../names";
import type { Side } from "../view";

export const TILE_BOX = "0 0 64 64";
const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };
const ARROW = "M32 10 50 30H40V51H24V30H14z";

/** `tile` as the view names it: "E", "fog:S", or "?" for a back. */
export function tileArt(tile: string, words: Words): string {
  const fog = tile.startsWith("fog:");
  const fill = tile === "?" ? "#2E6B78" : fog ? "#7A7499" : "#FFFBF0";
  const face =
    tile === "?"
      ? BACK
      : fog
        ? fogFace(letterWords(tile.slice(4), words))
        : arrowFace(tile as Side);
  return (
    `<rect x="4" y="6" width="56" height="56" rx="11" fill="#0E3A4C" opacity=".25"/>` +
    `<rect x="4" y="3" width="56" height="56" rx="11" fill="${fill}" stroke="${INK}" stroke-width="1.5"/>${face}`
  );
}

const BACK = `<path d="M12 24q5-6 10 0t10 0 10 0 10 0M12 34q5-6 10 0t10 0 10 0 10 0M12 44q5-6 10 0t10 0 10 0 10 0" fill="none" stroke="#8CCACB" stroke-width="2.2" stroke-linecap="round"/>`;

const fogFace = (letter: string): string =>
  `<path d="M10 41c0-7 7-9 10-6 2-8 15-8 17 0 6-3 13 1 12 8 0 5-4 6-8 6H18c-5 0-8-3-8-8z" fill="#C9C2DA"/>` +
  `<path d="M10 43c3 2 8 2 10-1 4 4 12 4 15 0 4 3 10 3 14 0 0 5-4 7-8 7H18c-4 0-7-2-8-6z" fill="#EFE9F3"/>` +
  `<text x="32" y="28" text-anchor="middle" font-family="var(--head)" font-weight="800" font-size="25" fill="#FFFBF0">${letter}</text>`;

const arrowFace = (way: Side): string =>
  `<g transform="rotate(${TURN[way]} 32 31)"><path d="${ARROW}" fill="#0E3A4C" opacity=".2" transform="translate(0 2)"/>` +
  `<path d="${ARROW}" fill="#1F7A8C" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>` +
  `<path d="M32 10 50 30H40V34L32 24 24 34V30H14z" fill="#7CC7C8"/></g>`;
