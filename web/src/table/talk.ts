// Talk comes by itself and by asking for what was missed: both are put together in order, once.

import type { Talk } from "./wire";

export function merged(known: Talk[], read: Talk[]): Talk[] {
  const fresh = read.filter(({ n }) => !known.some((line) => line.n === n));
  return [...known, ...fresh].sort((one, other) => one.n - other.n);
}

/** Under which name somebody who is not to be heard is kept on this device. */
export const mutedName = (table: string, seat: number): string => `${table} ${String(seat)}`;
