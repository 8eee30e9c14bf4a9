// Which colours the seats of a table wear. In a rematch everybody moves up a seat, so that another one
// begins; people keep their colours, and bots their names.

const STORE = "shoal-rematches";

/** How often the people of a table have moved up, as far as this device was there. */
function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // a private window or a broken entry
  }
}

class Worn {
  #shift = $state(0);
  #seats = $state(0);

  /** The place of a seat among the colours. */
  of(seat: number): number {
    return seat >= 0 && seat < this.#seats ? (seat + this.#shift) % this.#seats : seat;
  }

  /** This table is looked at now; `after` is the one it is a rematch of. */
  at(table: string, after: string | null, seats: number): void {
    const known = kept();
    const shift = known[table] ?? (after && table ? (known[after] ?? 0) + 1 : 0);
    this.#shift = shift;
    this.#seats = seats;
    if (!table || known[table] === shift || !shift) return;
    try {
      localStorage.setItem(STORE, JSON.stringify({ ...known, [table]: shift }));
    } catch {
      // Nothing to keep it in; it holds until the page is closed.
    }
  }
}

export const worn = new Worn();
