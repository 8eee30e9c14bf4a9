// A line of the log that is held is marked on the board, and nothing of the mark is left afterwards.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { loadWords, Words } from "../lib/words";
import { DRAWN, loadBoard } from "./index";
import { LONG, momentsOf, NAMES, propsOf } from "./moment";

/** What happens at a place, and must be found there again. */
const PLACED: Record<string, string[]> = {
  maldivia: ["placed", "sailed", "fished"],
  kleine_fische: ["jumped", "swam", "revealed"],
  vanuatu: ["placed", "sailed", "fished"],
  carta_magica: ["placed", "sailed", "blown"],
};

afterEach(cleanup);

describe.each(DRAWN)("%s", (game) => {
  it(
    "marks where a told event happened as long as its line is held",
    async () => {
      const { Board } = await loadBoard(game);
      await loadWords("en", [game, `${game}-web`]);
      const wanted = new Set(PLACED[game]);
      const marked: string[] = [];
      for (const moment of momentsOf(game)) {
        const told = moment.events.filter(({ kind }) => wanted.has(kind) && !marked.includes(kind));
        if (!told.length) continue;
        const props = propsOf(moment, game, new Words("en", NAMES), { legal: [] });
        const page = render(Board, { props });
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
