// The view of Carta Magica as the engine sends it (games/carta_magica/views.py).

import type { GameEvent, Target, View } from "../contract";

export type Resource = "gold" | "goods" | "magic";
export type Condition = "sound" | "becalmed" | "damaged";

export interface Harbour {
  id: string;
  cell: string;
  colour: "black" | "red";
  name: string;
}

export interface Chart {
  grid: string[];
  columns: string;
  centre: string;
  harbours: Harbour[];
  labels: [string, string][];
  ships: string[];
  numbers: number[];
  symbols: string[][];
  sector_segment: number[];
  sector_direction: string[];
  points: number[];
  challenges: string[][];
  adventures: string[];
  limit: number;
}

export interface Moment {
  phase: string;
  seat: number | null;
  turn: number;
  round: number;
  sector?: number;
  number?: number;
  second?: number;
  direction?: string;
  spin?: string;
  steps?: number;
  payment?: string;
  resource?: Resource;
  owed?: number;
  given?: string[];
  drawn?: string;
  stake?: number;
  look?: number;
  duty?: boolean;
  sales?: number; // how often the visitor can still trade
  purchases?: number; // and buy
  winner?: number;
  rival?: number;
  attack?: number;
  defence?: number;
}

export interface Sailor {
  captain: string | null;
  challenge: string | null;
  wants: string[];
  home: string | null;
  cell: string | null;
  condition: Condition;
  laps: number;
  progress: number;
  pending: boolean;
  missed: number;
  returned: boolean;
  gold: number;
  goods: number;
  magic: number;
  cards: string[];
  talismans: string[];
  score: number;
}

export interface Voyage {
  chart: Chart;
  moment: Moment;
  last_round: boolean;
  players: Sailor[];
  display: string[];
  deck: number;
  pile: number;
  discards: string[];
  telescope: { top: string[]; among: string[]; depth: number };
}

export function asVoyage(view: View): Voyage {
  return view as unknown as Voyage;
}

/** The words of an action's text: "sail d4" is verb "sail", arg "d4". */
export function parts(target: Target): { verb: string; arg: string } {
  const [verb = "", arg = ""] = target.text.split(" ");
  return { verb, arg };
}

/** What an adventure card is: "income gold 2" by its name "AD02". */
export function adventureOf(chart: Chart, card: string): string[] {
  return (chart.adventures[Number(card.slice(2)) - 1] ?? "").split(" ");
}

/** The number of a wheel's sector: what an attack or a taming adds. */
export const numberAt = (chart: Chart, sector: number): number =>
  chart.numbers[chart.sector_segment[sector] ?? 0] ?? 0;

export const pointsOf = (chart: Chart, talisman: string): number =>
  chart.points[Number(talisman.slice(2)) - 1] ?? 0;

export const harbourAt = (chart: Chart, cell: string | null): Harbour | undefined =>
  chart.harbours.find((one) => one.cell === cell);

type Facts = GameEvent | Record<string, unknown>;
export const text = (from: Facts, key: string): string =>
  typeof from[key] === "string" ? from[key] : "";
export const list = (from: Facts, key: string): string[] =>
  Array.isArray(from[key]) ? (from[key] as string[]) : [];
export const number = (from: Facts, key: string): number =>
  typeof from[key] === "number" ? from[key] : 0;
