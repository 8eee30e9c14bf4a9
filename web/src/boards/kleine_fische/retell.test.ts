import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/kleine_fische.json";
import type { GameEvent } from "../contract";
import { after } from "./retell";
import { asReef, type Reef } from "./view";

interface Moment {
  seat: number;
  view: Record<string, unknown>;
  events: GameEvent[];
}

/** What everybody sees: the next moment may be another seat's. */
function open(reef: Reef): unknown {
  return {
    cards: reef.cards.map(({ back, photo }) => ({ back, photo })),
    photos: reef.photos,
    divers: reef.divers,
    octopus: reef.octopus,
    boat: reef.boat,
    deck: reef.deck,
    explored: reef.explored,
    theft: reef.theft && { victim: reef.theft.victim, number: reef.theft.number },
    fish: reef.players.map((player) => player.fish),
    caves: reef.players.map((player) => player.caves.map((cave) => cave.needs).sort()),
    phase: reef.phase,
    turn: reef.turn,
  };
}

describe("the view after events", () => {
  const runs = fixture.runs as unknown as Moment[][];
  runs.forEach((run, n) => {
    run.slice(1).forEach((next, i) => {
      it(`is the engine's next one (run ${n}, step ${i})`, () => {
        const before = run[i] as Moment;
        const told = after(asReef(before.view), before.events);
        expect(open(told)).toEqual(open(asReef(next.view)));
      });
    });
  });

  it("leaves the view it started from alone", () => {
    const [first] = runs[0] as [Moment];
    const copy = structuredClone(first.view);
    after(asReef(first.view), first.events);
    expect(first.view).toEqual(copy);
  });
});
