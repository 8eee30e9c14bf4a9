// The tables this device sits at.

import { get } from "./api";
import type { Desk, Phase } from "../table/wire";

export interface MyTable {
  id: string;
  game: string;
  phase: Phase;
  changed: number;
}

export interface Detail {
  table: Desk;
  yours: number[];
}

export interface Running extends MyTable {
  detail: Detail | null;
  /** The table waits for this device. */
  now: boolean;
}

/** All my tables, the one that changed last first; none if this device is new. */
export async function myTables(): Promise<MyTable[]> {
  const { tables } = await get<{ tables: MyTable[] }>("/me");
  return tables;
}

export const isOpen = (table: MyTable): boolean =>
  ["open", "seated", "running"].includes(table.phase);

/** Who is waited for: those whose clock runs are people, and bots answer by themselves. */
export async function withDetail(table: MyTable): Promise<Running> {
  try {
    const detail = await get<Detail>(`/tables/${table.id}`);
    const now =
      detail.table.phase === "running" &&
      detail.yours.some((seat) => detail.table.clock.running.includes(seat));
    return { ...table, detail, now };
  } catch {
    return { ...table, detail: null, now: false };
  }
}

/** A listed table with a free seat. */
export interface Waiting {
  id: string;
  game: string;
  seats: number;
  free: number;
}

export async function lobby(): Promise<Waiting[]> {
  return (await get<{ tables: Waiting[] }>("/tables")).tables;
}
