// Two actions in one gesture: the second is done as soon as the table asks for it. The answer to the
// first may still be on its way then, and a busy table does nothing: so it waits for that. Whatever
// comes of it, one list of legal actions is acted on once: a refusal is no reason to try again.

import { untrack } from "svelte";
import type { Target } from "./contract";

/** What an effect calls with the list it found its second action in. */
export type Follow = (legal: Target[], busy: boolean, act: () => void) => void;

export function follower(): Follow {
  let done: Target[] | null = null;
  return (legal, busy, act) => {
    if (busy || legal === done) return;
    done = legal;
    untrack(act); // what the hands look at is no reason to do it again
  };
}
