// Choices that take two touches and that the engine never hears of: above which card the boat lies,
// which fins are put on, which cave is to be swapped, which card is turned up after swimming there.
// Board and side panel share them.

/** A movement and the card to be turned up or explored where it ends: one gesture, two actions. */
export interface Then {
  /** The text of the movement. */
  via: string;
  place: string;
  /** The text of what follows it. */
  act: string;
  /** Where the movement ends: nothing follows anywhere else. */
  lane: string;
}

class Pick {
  column: number | null = $state(null);
  fins = $state("");
  cave = $state("");
  then: Then | null = $state.raw(null);

  /** What is to follow a movement, or nothing. */
  after(movement: string): string {
    return this.then?.via === movement ? this.then.act : "";
  }

  clear(): void {
    this.column = null;
    this.fins = "";
    this.cave = "";
  }
}

export const pick = new Pick();
