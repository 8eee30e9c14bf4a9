// Two actions in one gesture: the second is done as soon as the table asks for it. The answer to the
// first may still be on its way then, and a busy table does nothing: so it waits for that, and acts
// once.

import { untrack } from "svelte";

const AGAIN = 50; // milliseconds
const BUSY = '.prompt[aria-busy="true"]';

/** Do it when the table is free; the result gives it up, as the clean-up of an effect. */
export function follow(act: () => void): () => void {
  const free = (): boolean => document.querySelector(BUSY) === null;
  // What the hands look at is no reason to do it again.
  if (free()) {
    untrack(act);
    return () => undefined;
  }
  const timer = setInterval(() => {
    if (!free()) return;
    clearInterval(timer);
    act();
  }, AGAIN);
  return () => clearInterval(timer);
}
