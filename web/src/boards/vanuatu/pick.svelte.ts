// Choices that take more than one touch and that the engine never hears of. Board and side share them.

import type { ActionWord } from "./view";

class Pick {
  /** Pawns of a plan laid down so far. */
  draft: ActionWord[] = $state([]);
  /** The box whose places glow. */
  box: ActionWord | "" = $state("");
  /** The hex whose choices are listed. */
  hex = $state("");
  /** The tile about to be laid. */
  tile = $state("");
  /** The Governor: not asked, asked, or the stack to move. */
  govern: ActionWord | "" | "asked" = $state("");
  /** The box whose chain is shown. */
  look: ActionWord | "" = $state("");
  /** On a phone: the whole map instead of one's waters. */
  wide = $state(false);

  clear(): void {
    this.draft = [];
    this.box = "";
    this.hex = "";
    this.tile = "";
    this.govern = "";
    this.look = "";
    this.wide = false;
  }
}

export const pick = new Pick();
