// The player aid of Carta Magica.

import "./chart.css";
import { line, type AidLine } from "../../rules/aid";
import { beast } from "./art/beasts";
import { icon, type IconName } from "./art/icons";
import { seal } from "./art/seals";
import { ship } from "./art/ships";
import { talisman } from "./art/talismans";

const OURS = 'class="cm"';
const SHIP = "-22 -24 44 44";
const signed = (name: string, of: IconName): AidLine => line(name, "0 0 24 24", icon(of), OURS);

export const aid: AidLine[] = [
  signed("spin", "again"),
  line("sail", SHIP, ship(1, "sound"), OURS),
  signed("goods", "goods"),
  signed("magic", "magic"),
  signed("adventure", "adventure"),
  line("black", "-22 -22 44 44", seal("black"), OURS),
  line("red", "-22 -22 44 44", seal("red"), OURS),
  line("talisman", "0 0 48 48", talisman("TL09"), OURS),
  signed("storm", "storm"),
  line("becalmed", SHIP, ship(0, "becalmed"), OURS),
  line("damaged", SHIP, ship(2, "damaged"), OURS),
  line("monster", "0 0 48 48", beast("AD32"), OURS),
  signed("battle", "swords"),
  line("end", SHIP, ship(3, "sound"), OURS),
];
