// What a phone keeps in sight: the round, how far the end is, one's points and one's mast.

import { fishBody } from "../../art/fish";
import type { FishKind } from "../../art/palette";
import type { Fact, Left } from "../contract";
import type { Words } from "../../lib/words";
import { mastWords } from "./names";
import type { MaldiviaView } from "./view";

const WHOLE = 100; // spaces of the cloth before the first fold
/** The sea, as small as a stamp: water with a stitched edge, a corner of it folded over. */
const CLOTH =
  `<svg viewBox="0 0 20 20"><path d="M1.5 2.5h17v9l-7 7h-10z" fill="#33909D"/>` +
  `<path d="M5 2.5v16M12 2.5v9M1.5 7.5h17M1.5 13h10" stroke="#EAF7F4" stroke-width="1" stroke-dasharray="2 1.4" fill="none"/>` +
  `<path d="M18.5 11.5h-7v7z" fill="#7A7499"/></svg>`;
const STEP = 22; // from one fish to the next: the top one is whole, the others are told by what is seen
/** One's mast lying down, from the bottom to the top. */
function lyingMast(mast: string): string {
  const long = 21 + (mast.length - 1) * STEP;
  const fish = [...mast].map(
    (kind, i) => `<g transform="translate(${i * STEP})">${fishBody(kind as FishKind)}</g>`,
  );
  return (
    `<svg viewBox="-21 -19 ${21 + long} 38"><path d="M-21 0H${long}" stroke="#5A3B22" stroke-width="5"/>` +
    `${fish.join("")}</svg>`
  );
}

/** How much sea there is until the end: the cloth shrinks to it. */
export function seaLeft({ round, sea, asked }: MaldiviaView, words: Words): Left | null {
  if (!round || asked.moment === "over") return null;
  const args = { spaces: sea.spaces, end: sea.ends_at };
  const share = (sea.spaces - sea.ends_at) / (WHOLE - sea.ends_at);
  return { share: Math.max(0, share), text: words.say("maldivia-web-left", args) };
}

export function factsOf(view: MaldiviaView, seat: number | null, words: Words): Fact[] {
  const { round, tile, sea, players, asked } = view;
  const facts: Fact[] = [];
  if (round) {
    const tiles = players[0]?.tiles.length ?? 0;
    const args = { round, tile, tiles, spaces: sea.spaces, end: sea.ends_at };
    const over = asked.moment === "over";
    facts.push(
      {
        text: words.say(tile && !over ? "maldivia-web-fact-tile" : "maldivia-web-fact-round", args),
        name: words.say(
          over
            ? "maldivia-web-summary-over"
            : tile
              ? "maldivia-web-summary"
              : "maldivia-web-fact-round",
          args,
        ),
      },
      {
        text: words.say("maldivia-web-fact-spaces", args),
        name: words.say("maldivia-web-fact-ends", args),
        picture: CLOTH,
        left: seaLeft(view, words)?.share,
      },
    );
  } else {
    // Points never stand alone: before the first round something says why there are none.
    const text = words.say("maldivia-setting-up");
    facts.push({ text, name: text });
  }
  const own = seat === null ? undefined : players[seat];
  if (!own?.cards) return facts;
  const points = own.cards.reduce((sum, { fish }) => sum + fish.length, 0);
  facts.push({
    text: words.say("maldivia-web-own-points", { points }),
    name: words.say("maldivia-web-fact-points", { points, count: own.cards.length }),
  });
  // Also while the plan or a choice takes the place of the masts below the sea.
  if (own.mast.length)
    facts.push({
      text: String(own.mast.length),
      name: words.say("maldivia-web-mast", { fish: mastWords(own.mast, words) }),
      picture: lyingMast(own.mast),
      gives: true,
    });
  return facts;
}
