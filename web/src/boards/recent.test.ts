// What others did stays marked until one acts: every board draws it from `last`.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { loadWords, Words } from "../lib/words";
import type { GameEvent } from "./contract";
import { loadBoard } from "./index";
import { momentsOf, NAMES, propsOf, type Moment } from "./moment";

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
    const moments = momentsOf(game);
    const moved = moments.findIndex(({ events }) =>
      events.some((event) => event.kind === kind && (event.path as string[]).length > 1),
    );
    const found =
      moments[moved] ?? moments.find(({ events }) => events.some((e) => e.kind === kind));
    const last = found?.events.filter((event) => event.kind === kind) ?? [];
    expect(last).not.toEqual([]);
    const props = propsOf(found as Moment, game, new Words("en", NAMES));
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
