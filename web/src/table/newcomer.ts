// Who may be led: somebody who has not played this game before, at a table where it can be taught.

import { preferences } from "../lib/preferences.svelte";
import { LED } from "./lesson";
import type { TableStore } from "./table.svelte";

/** How many own actions the log tells of. */
export function actedAt(store: TableStore): number {
  return store.log.filter(({ kind, data }) => kind === "action" && data.seat === store.seat).length;
}

export function isNewcomer({ desk, seat, running, address }: TableStore): boolean {
  return (
    desk !== null &&
    seat !== null &&
    running &&
    !desk.lesson &&
    LED.includes(desk.game) &&
    preferences.now.led?.table !== address &&
    !preferences.now.known.includes(desk.game)
  );
}
