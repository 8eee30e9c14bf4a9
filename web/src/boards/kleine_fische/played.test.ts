// Every kind of event of the fixture is drawn from the view before it to the view after it, as a player gets it.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { loadWords, Words } from "../../lib/words";
import { viewsOf } from "../../table/patches";
import type { GameEvent, View } from "../contract";
import { LONG, momentsOf, NAMES, propsOf, type Moment } from "../moment";
import board from "./index";
import { asReef } from "./names";

const GAME = "kleine_fische";

beforeAll(() => loadWords("en", [GAME, "kleine-fische", `${GAME}-web`]));
afterEach(cleanup);

function drawn(moment: Moment, view: View, next: View, event: GameEvent): string {
  const words = new Words("en", NAMES);
  const props = propsOf(moment, GAME, words, { view, next, event, legal: [] });
  const page = [board.Board, board.Side].map((part) => render(part, { props }).container.innerHTML);
  cleanup();
  return page.join("");
}

it(
  "every kind of event is drawn from view to view",
  () => {
    const kinds = new Set<string>();
    for (const moment of momentsOf(GAME)) {
      const views = viewsOf(moment.view, moment.patches);
      moment.events.forEach((event, i) => {
        if (kinds.has(event.kind)) return;
        const [view, next] = [views[i] as View, views[i + 1] as View];
        expect(drawn(moment, view, next, event), event.kind).not.toMatch(/undefined|NaN/);
        kinds.add(event.kind);
      });
    }
    for (const kind of ["jumped", "swam", "revealed", "bust", "crawled", "collected", "refilled"])
      expect(kinds).toContain(kind);
  },
  LONG,
);

it("a view shows what its event told", () => {
  for (const { view, events, patches } of momentsOf(GAME)) {
    const views = viewsOf(view, patches).map(asReef);
    events.forEach((event, i) => {
      const [before, next] = [views[i], views[i + 1]];
      if (!before || !next) throw new Error("a patch is missing");
      const seat = event["seat"] as number;
      if (event.kind === "swam") expect(next.divers[seat]?.lane).toBe(event["lane"]);
      if (event.kind === "revealed") expect(next.photos.at(-1)).toBe(event["place"]);
      if (event.kind === "bust") expect(next.photos).toHaveLength(event["kept"] as number);
      if (event.kind === "crawled") expect(next.octopus).toBe(event["lane"]);
      if (event.kind === "refilled") expect(next.deck.left).toBe(event["left"]);
      if (event.kind === "collected")
        expect((next.players[seat]?.fish ?? 0) - (before.players[seat]?.fish ?? 0)).toBe(
          event["count"],
        );
    });
  }
});
