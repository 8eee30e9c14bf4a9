// The player aid of Kleine Fische.

import "./reef.css";
import { line, type AidLine } from "../../rules/aid";
import { caveCard, caveFace, dieFace, fishCard, reefCard } from "./art/cards";
import { BOAT, DIVER, OCTOPUS } from "./art/figures";
import { suit } from "./seats";

const CARD = "-58 -58 116 118";
const { base, dark } = suit(0);

export const aid: AidLine[] = [
  line("jump", "0 0 160 84", BOAT),
  line("swim", "-2 -2 124 64", DIVER, `style="--seat:${base};--seat-dark:${dark}"`),
  line("reveal", CARD, reefCard()),
  line("pair", CARD, fishCard("clown", { shells: 2, octopus: 0 })),
  line("cave", CARD, caveCard(4)),
  line("octopus", "0 0 120 120", OCTOPUS),
  line("steal", "-30 -30 60 62", dieFace(-1)),
  line("fins", CARD, caveFace("fins", 3)),
  line("lamp", CARD, caveFace("lamp", 1)),
  line("octo", CARD, caveFace("octo", 3)),
  line("reroll", CARD, caveFace("reroll", 1)),
  line("rainbow", CARD, caveFace("rainbow", 4)),
  line("chest", CARD, caveFace("chest", 0)),
  line("end", CARD, fishCard("angler", { shells: 4, octopus: 0 })),
];
