// What a board says for the frame begins as a sentence does: with a capital letter, a figure or a sign.
// Questions, names and deeds of actions, facts, in every fixture's moment and every language; what is
// drawn on buttons is looked at in named.test.ts, where every moment is drawn.

import { describe, expect, it } from "vitest";
import { LANGUAGES, loadWords, Words } from "../lib/words";
import { DRAWN, loadBoard } from "./index";
import { LONG, momentsOf, NAMES } from "./moment";
import { small } from "./capitals";

const EACH = 3; // actions of a kind that are looked at

describe.each(DRAWN)("%s", (game) => {
  it.each(LANGUAGES)(
    "begins what it says with a capital letter (%s)",
    async (language) => {
      const board = await loadBoard(game);
      const tongue = game.replaceAll("_", "-");
      await loadWords(language, [game, tongue, `${game}-web`, `${tongue}-web`]);
      const words = new Words(language, NAMES);
      const found = new Set<string>();
      let looked = 0;
      const look = (where: string, text = ""): void => {
        looked += 1;
        if (small(text, language)) found.add(`${where}: ${text}`);
      };
      for (const { view, legal, prompt, seat } of momentsOf(game)) {
        if (legal.length) look("prompt", words.say(prompt.key, prompt.args));
        look("how", board.how?.(view, legal, words));
        look("summary", board.summary(view, words));
        for (const { text } of board.facts?.(view, seat, words) ?? []) look("fact", text);
        const often = new Map<string, number>();
        for (const target of legal) {
          const nth = (often.get(target.family) ?? 0) + 1;
          often.set(target.family, nth);
          if (nth > EACH) continue;
          look("name", board.name?.(target, view, words));
          const deed = board.deed?.(target, view, words);
          look("deed", deed?.label);
          look("warning", deed?.warning);
        }
      }
      expect([...found]).toEqual([]);
      expect(looked).toBeGreaterThan(200);
    },
    LONG,
  );
});
