// The odds of the next fish. With the table's memory help the engine counts all that was ever seen;
// without it only what lies before the player now is counted, as anybody at a table could: the open
// fish and their own pile.

import { SPECIES } from "./art/fish";
import { speciesOf } from "./names";
import type { Odds, Reef } from "./view";

const KEPT = "shoal-kleine-fische-odds";
const DIVING = ["choice", "first-reveal", "after-move", "passing"];

/** Whether the odds are wanted; kept on this device. */
class Wanted {
  on = $state(localStorage.getItem(KEPT) !== "off");

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? "on" : "off");
  }
}

export const wanted = new Wanted();

export function counted(reef: Reef, seat: number | null): Odds | null {
  if (!reef.photos.length || !DIVING.includes(reef.asked.moment)) return null;
  const each = reef.sizes.length; // one fish of each size
  const left: Record<string, number> = Object.fromEntries(
    SPECIES.map((species) => [species, each]),
  );
  const before = seat === null ? [] : (reef.players[seat]?.pile ?? []);
  const lying = reef.cards.flatMap(({ face }) => (face ? [face] : []));
  for (const face of [...before, ...lying]) {
    const species = speciesOf(face);
    left[species] = (left[species] ?? 1) - 1;
  }
  const open = reef.photos.map((place) => {
    const face = reef.cards[Number(place[1]) * 5 + Number(place[2])]?.face ?? "";
    return left[speciesOf(face)] ?? 0;
  });
  const unseen = Object.values(left).reduce((sum, count) => sum + count, 0);
  const mates = open.reduce((sum, count) => sum + count, 0);
  return { unseen, new: unseen - mates, leaves: open };
}

/** The reef with the odds a player wants to see, or without. */
export function withOdds(reef: Reef, seat: number | null): Reef {
  const { odds: told, ...rest } = reef;
  const odds = wanted.on ? (told ?? counted(reef, seat)) : null;
  return odds ? { ...rest, odds } : rest;
}

/** How many of the open fish a pair would leave: from the worst one to the mildest. */
export function keptOf({ leaves }: Odds): string {
  const kept = leaves.flatMap((count, left) => (count ? left : []));
  const [least = 0, most = least] = [kept[0], kept.at(-1)];
  return least === most ? String(least) : `${String(least)}–${String(most)}`;
}
