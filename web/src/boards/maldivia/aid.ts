// The player aid of Maldivia.

import { boat } from "../../art/boat";
import { fishBody } from "../../art/fish";
import { line, type AidLine } from "../../rules/aid";
import { pile, PILE_BOX, ship, SHIP_BOX } from "./art/market";
import { spaceArt, UNIT } from "./art/spaces";
import { TILE_BOX, tileArt } from "./art/tile";
import { letterWords } from "./names";

const SPACE = `${-UNIT / 2} ${-UNIT / 2} ${UNIT} ${UNIT}`;
const WATER = `<rect x="-38" y="-38" width="76" height="76" rx="16" fill="#8CCACB"/>`;

export const aid: AidLine[] = [
  line("plan", TILE_BOX, (words) => tileArt("E", words)),
  line("sail", "-40 -44 80 84", boat("white", [])),
  line("fish", "-21 -15 42 30", fishBody("R")),
  line("rob", "-40 -44 80 84", boat("orange", ["G", "Y"])),
  line("mast", "-40 -44 80 84", boat("brown", ["R", "P", "Y"])),
  line("deliver", SHIP_BOX, ship("RG")),
  line("octopus", SPACE, WATER + spaceArt("o", 0, 0, false, 0)),
  line("shark", SPACE, WATER + spaceArt("x", 0, 0, true, 0)),
  line("fog", TILE_BOX, (words) => tileArt("fog:N", words)),
  line("end", PILE_BOX, (words) => pile(letterWords("N", words), 3)),
];
