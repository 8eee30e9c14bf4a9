// What others did stays marked until one acts: every board draws it from `last`.

import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { loadWords, Words } from "../lib/words";
import type { GameEvent, Hands, Prompt, Target, View } from "./contract";
import { loadBoard } from "./index";

interface Moment {
  seat: number;
  view: View;
  prompt: Prompt;
  legal: Target[];
  events: GameEvent[];
}
const NAMES = ["Mira", "Ben", "Otto", "Ana", "Kim"];
const HANDS: Hands = { touch() {}, act() {}, play() {}, why() {}, about() {}, ask() {}, drop() {} };
/** A move of each game that leaves a mark, and the mark. */
const MOVES: Record<string, [string, string]> = {
  maldivia: ["sailed", ".wake"],
  kleine_fische: ["swam", "[data-recent]"],
  vanuatu: ["sailed", "[data-recent]"],
  carta_magica: ["sailed", ".trail"],
};

afterEach(cleanup);

describe.each(Object.entries(MOVES))("%s", (game, [kind, mark]) => {
  it("marks what others did, and nothing once one has acted", async () => {
    const { Board } = await loadBoard(game);
    const tongue = game.replaceAll("_", "-");
    await loadWords("en", [game, tongue, `${game}-web`, `${tongue}-web`]);
    const { moments } = JSON.parse(readFileSync(`fixtures/${game}.json`, "utf-8")) as {
      moments: Moment[];
    };
    const moved = moments.findIndex(({ events }) =>
      events.some((event) => event.kind === kind && (event.path as string[]).length > 1),
    );
    const found =
      moments[moved] ?? moments.find(({ events }) => events.some((e) => e.kind === kind));
    const last = found?.events.filter((event) => event.kind === kind) ?? [];
    expect(last).not.toEqual([]);
    const { seat, view, prompt, legal } = found as Moment;
    const props = {
      ...{ view, next: view, seat, players: [], legal, prompt, more: 0, chosen: null, event: null },
      ...{ played: [], pace: 0, busy: false, shown: null, game, words: new Words("en", NAMES), hands: HANDS },
    };
    const marks = (events: GameEvent[]): number => {
      const { container } = render(Board, { props: { ...props, last: events } });
      const count = container.querySelectorAll(mark).length;
      cleanup();
      return count;
    };
    expect(marks([])).toBe(0);
    expect(marks(last)).toBeGreaterThan(0);
  });
});
