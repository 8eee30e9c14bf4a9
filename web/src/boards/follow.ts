// Two actions in one gesture: the second is done as soon as the table asks for it. The answer to the
// first may still be on its way then, and a busy table does nothing; so it is tried again until
// the question is another one.

const AGAIN = 250; // milliseconds
const TRIES = 8;

/** Begin to do it; the result ends the trying, as the clean-up of an effect. */
export function follow(act: () => void): () => void {
  let tries = 0;
  act();
  const timer = setInterval(() => {
    tries += 1;
    if (tries >= TRIES) clearInterval(timer);
    act();
  }, AGAIN);
  return () => clearInterval(timer);
}
