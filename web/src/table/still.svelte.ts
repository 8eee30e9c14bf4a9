// A page at rest is at rest: what glows and flows does so for a few seconds after something happened,
// then it stands still until somebody moves. A table left open must not keep a machine busy.

const LASTS = 4000;

export class Still {
  now = $state(false);
  #timer = 0;

  /** Something moved: begin anew. Gives back how to end it. */
  stir(): () => void {
    this.now = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.now = true), LASTS);
    return () => clearTimeout(this.#timer);
  }
}
