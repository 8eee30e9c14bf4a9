// The tables this device sits at.

import { get } from "./api";
import type { Lobby, LobbyTable, MyTable, MyTables, Shown } from "../table/wire";

export interface Running extends MyTable {
  detail: Shown | null;
  /** The table waits for this device. */
  now: boolean;
}

/** All my tables, the one that changed last first; none if this device is new. */
export async function myTables(): Promise<MyTable[]> {
  const { tables } = await get<MyTables>("/me");
  return tables;
}

export const isOpen = (table: MyTable): boolean =>
  ["open", "seated", "running"].includes(table.phase);

/** Who is waited for: those whose clock runs are people, and bots answer by themselves. */
export async function withDetail(table: MyTable): Promise<Running> {
  try {
    const detail = await get<Shown>(`/tables/${table.id}`);
    const now =
      detail.table.phase === "running" &&
      detail.yours.some((seat) => detail.table.clock.running.includes(seat));
    return { ...table, detail, now };
  } catch {
    return { ...table, detail: null, now: false };
  }
}

/** Listed tables with a free seat. */
export async function lobby(): Promise<LobbyTable[]> {
  return (await get<Lobby>("/tables")).tables;
}
