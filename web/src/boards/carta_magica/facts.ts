// What views, events and previews say, read with their types.

import type { GameEvent, View } from "../contract";
import type { Chart, Harbour, Voyage } from "./view";

export const asVoyage = (view: View): Voyage => view as unknown as Voyage;

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

/** How much of the way round the island: the chart counts in degrees, to either side. */
export const percentOf = (progress: number): number =>
  Math.min(100, Math.round((Math.abs(progress) / 360) * 100));
