// Adventure cards: what is drawn on them, when they are played, which action plays them.

import type { Target } from "../contract";
import { beast } from "./art/beasts";
import { emblem } from "./art/emblems";
import type { Chart } from "./view";

export interface Adventure {
  id: string;
  /** income, payment, monster, good_weather, … */
  kind: string;
  resource: string;
  /** What an income or payment counts, or a monster's strength. */
  value: number;
  gold: number;
  art: string;
}

/** By its name, "AD02": the chart has "income gold 2" in its place. */
export function adventure(chart: Chart, id: string): Adventure {
  const [kind = "", first = "", second = ""] = (
    chart.adventures[Number(id.slice(2)) - 1] ?? ""
  ).split(" ");
  if (kind === "monster")
    return { id, kind, resource: "", value: Number(first), gold: Number(second), art: beast(id) };
  const art = emblem(kind === "income" ? first : kind);
  return { id, kind, resource: first, value: Number(second), gold: 0, art };
}

// The action that plays a card; Lucky wind also leads out of a calm.
const PLAYED: Record<string, string[]> = {
  good_weather: ["shelter"],
  repair: ["mend"],
  lucky_wind: ["lucky", "escape"],
  spin_again: ["again"],
  telescope: ["telescope"],
  curse: ["curse"],
};

/** The texts of the actions that would use this card. */
export function uses(card: Adventure): string[] {
  if (card.kind === "income") return [`give ${card.id.toLowerCase()}`];
  return PLAYED[card.kind] ?? [];
}

/** The legal action that would use this card now. */
export function useNow(card: Adventure, legal: Target[]): Target | undefined {
  const wanted = uses(card);
  return legal.find((target) => wanted.includes(target.text));
}
