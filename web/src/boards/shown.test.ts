// A line of the log that is held is marked on the board, and nothing of the mark is left afterwards.

import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { loadWords, Words } from "../lib/words";
import type { GameEvent, Hands, Prompt, Target, View } from "./contract";
import { DRAWN, loadBoard } from "./index";

interface Moment {
  seat: number;
  view: View;
  prompt: Prompt;
  legal: Target[];
  events: GameEvent[];
}
const NAMES = ["Mira", "Ben", "Otto", "Ana", "Kim"];
const HANDS: Hands = { touch() {}, act() {}, play() {}, why() {}, about() {}, ask() {}, drop() {} };
/** What happens at a place, and must be found there again. */
const PLACED: Record<string, string[]> = {
  maldivia: ["placed", "sailed", "fished"],
  kleine_fische: ["jumped", "swam", "revealed"],
  vanuatu: ["placed", "sailed", "fished"],
  carta_magica: ["placed", "sailed", "blown"],
};
const LONG = 60_000; // boards are drawn whole, on machines that may have more to do

afterEach(cleanup);

describe.each(DRAWN)("%s", (game) => {
  it(
    "marks where a told event happened as long as its line is held",
    async () => {
      const { Board } = await loadBoard(game);
      await loadWords("en", [game, `${game}-web`]);
      const { moments } = JSON.parse(readFileSync(`fixtures/${game}.json`, "utf-8")) as {
        moments: Moment[];
      };
      const wanted = new Set(PLACED[game]);
      const marked: string[] = [];
      for (const { seat, view, prompt, events } of moments) {
        const told = events.filter(({ kind }) => wanted.has(kind) && !marked.includes(kind));
        if (!told.length) continue;
        const props = {
          ...{ view, next: view, seat, players: [], legal: [], prompt, more: 0, chosen: null },
          ...{ event: null, played: [], pace: 0, busy: false, last: [], game, hands: HANDS },
          words: new Words("en", NAMES),
        };
        const page = render(Board, { props: { ...props, shown: null } });
        const before = page.container.innerHTML;
        for (const shown of told) {
          await page.rerender({ ...props, shown });
          if (page.container.innerHTML !== before) marked.push(shown.kind);
          await page.rerender({ ...props, shown: null });
          expect(page.container.innerHTML, shown.kind).toBe(before);
        }
        cleanup();
      }
      expect(new Set(marked)).toEqual(wanted);
    },
    LONG,
  );
});
