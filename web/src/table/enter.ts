// Enter, the same in every game: it does what is shown, unless one has gone somewhere else since. On a
// thing one has gone to it presses that thing, which shows what it would do; once more does it. So a
// suggestion asked for by a key, an option chosen by a digit and a thing shown by Enter are all done by
// the next Enter, wherever the focus was left.

/** Keys that take one elsewhere on the page. */
const GOES = /^(Tab|Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;
const PRESSED = "button, a, [role=button], summary";

export class Enter {
  #gone = false;

  /** Something is shown now, or nothing any more: from here on one may go elsewhere. */
  shown(): void {
    this.#gone = false;
  }

  /** Of every key, before whatever has the focus gets it. */
  heard(key: string): void {
    if (GOES.test(key)) this.#gone = true;
  }

  /** Whether Enter is meant for what is shown, and not for what has the focus. A key held down is not:
   * nobody should do by it what they have not seen. */
  confirms(event: KeyboardEvent): boolean {
    if (event.key !== "Enter" || event.repeat) return false;
    const on = event.target as Element;
    return !on.closest("[role=dialog]") && !(this.#gone && on.closest(PRESSED));
  }
}
