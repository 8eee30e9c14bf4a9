// Every kind of event of the fixture is drawn from the view before it to the view after it, as a player gets it.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import fixture from "../../../fixtures/kleine_fische.json";
import { loadWords, Words } from "../../lib/words";
import { viewsOf } from "../../table/patches";
import type { Patch } from "../../table/wire";
import type { BoardProps, GameEvent, Prompt, View } from "../contract";
import board from "./index";
import { asReef } from "./names";

interface Moment {
  seat: number;
  view: View;
  prompt: Prompt;
  events: GameEvent[];
  patches: Patch[];
}
const moments = fixture.moments as unknown as Moment[];
const NAMES = ["Mira", "Ben", "Otto", "Ana"];
const LONG = 60_000;

beforeAll(() => loadWords("en", ["kleine_fische", "kleine-fische", "kleine_fische-web"]));
afterEach(cleanup);

function drawn({ seat, prompt }: Moment, view: View, next: View, event: GameEvent): string {
  const props = {
    view,
    next,
    seat,
    players: NAMES.map((name, at) => ({
      seat: at,
      name,
      kind: "person" as const,
      you: at === seat,
      waiting: false,
      note: "",
      points: null,
    })),
    legal: [],
    more: 0,
    prompt,
    chosen: null,
    event,
    played: [],
    last: [],
    pace: 0,
    busy: false,
    shown: null,
    game: "kleine_fische",
    words: new Words("en", NAMES),
    hands: { touch() {}, act() {}, play() {}, why() {}, about() {}, ask() {}, drop() {} },
  } satisfies BoardProps & { game: string };
  const page = [board.Board, board.Side].map((part) => render(part, { props }).container.innerHTML);
  cleanup();
  return page.join("");
}

it(
  "every kind of event is drawn from view to view",
  () => {
    const kinds = new Set<string>();
    for (const moment of moments) {
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
  for (const { view, events, patches } of moments) {
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
