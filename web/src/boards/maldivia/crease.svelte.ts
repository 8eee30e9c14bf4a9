// Without motion a fold is a new rim with a dashed crease for a while.

import type { Side } from "./view";

const STAYS = 2000; // milliseconds

export class Crease {
  side: Side | null = $state(null);
  #folds = "";
  #seen = false; // the fold was seen turning

  turning(): void {
    this.#seen = true;
  }

  /** The letters of all folds so far. */
  follow(letters: string): void {
    if (letters === this.#folds) return;
    const one = this.#folds !== "" || letters.length === 1;
    if (!this.#seen && one && letters === this.#folds + letters.slice(-1)) {
      this.side = letters.slice(-1) as Side;
      setTimeout(() => (this.side = null), STAYS);
    }
    this.#seen = false;
    this.#folds = letters;
  }
}
