// The player aid of Vanuatu.

import "./vanuatu.css";
import { line, type AidLine } from "../../rules/aid";
import { cube, CUBE_BOX, tourist, TOURIST_BOX, valued, VALUED_BOX } from "./art/pieces";
import { sign, SIGN_BOX } from "./art/signs";
import { pawn, PAWN_BOX, stall, STALL_BOX } from "./art/suits";

const OURS = 'class="vanuatu"';
const signed = (name: string, of = name): AidLine => line(name, SIGN_BOX, sign(of), OURS);

export const aid: AidLine[] = [
  signed("person", "first"),
  line("plan", PAWN_BOX, pawn(0), OURS),
  line("lead", PAWN_BOX, pawn(1), OURS),
  signed("sail"),
  line("build", STALL_BOX, stall(0), OURS),
  line("explore", VALUED_BOX, valued("treasure", 3), OURS),
  line("fish", VALUED_BOX, valued("fish", 2), OURS),
  signed("sell"),
  line("kava", CUBE_BOX, cube("kava"), OURS),
  line("copra", CUBE_BOX, cube("copra"), OURS),
  line("beef", CUBE_BOX, cube("beef"), OURS),
  signed("draw"),
  line("transport", TOURIST_BOX, tourist(), OURS),
  signed("rest"),
  signed("vatu"),
  signed("end", "points"),
];
