// What is written on a button is part of its name, so that whoever speaks to the page can say what
// they see; and it begins with a capital letter, a figure or a sign. Tried in every moment of the fixtures,
// with Board, Side and the facts of a small screen drawn as a player gets them.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, loadWords, Words } from "../lib/words";
import Facts from "../table/Facts.svelte";
import type { TableStore } from "../table/table.svelte";
import { smallLabels } from "./capitals";
import { DRAWN, loadBoard } from "./index";
import { LONG, momentsOf, NAMES, propsOf, type Moment } from "./moment";

/** The words of a text as a screen reader's user knows them: without signs, and without asides. */
const spoken = (text: string): string =>
  ` ${text
    .normalize("NFKD")
    .replace(/\([^()]*\)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase()} `;

/** Buttons whose name leaves out what they show. */
function unnamed(page: HTMLElement): string[] {
  return [...page.querySelectorAll("button[aria-label], a[aria-label], [role=button][aria-label]")]
    .filter((button) => {
      const shown = spoken(button.textContent);
      return shown.trim() && !spoken(button.getAttribute("aria-label") ?? "").includes(shown);
    })
    .map((button) => `${button.getAttribute("aria-label") ?? ""} | ${button.textContent.trim()}`);
}

afterEach(cleanup);

describe.each(DRAWN)("%s", (game) => {
  it.each(LANGUAGES)(
    "names its buttons by what they show (%s)",
    async (language) => {
      const module = await loadBoard(game);
      const { Board, Side } = module;
      const tongue = game.replaceAll("_", "-");
      await loadWords(language, [game, tongue, `${game}-web`, `${tongue}-web`]);
      const words = new Words(language, NAMES);
      const small = new Set<string>();
      for (const moment of variants(told(momentsOf(game), language))) {
        const props = propsOf(moment, game, words);
        for (const part of [Board, Side]) {
          const page = render(part, { props }).container;
          expect(unnamed(page), moment.prompt.key).toEqual([]);
          for (const label of smallLabels(page, language)) small.add(label);
          cleanup();
        }
        const { view, seat } = moment;
        const store = { module, view, next: view, seat, words } as unknown as TableStore;
        expect(unnamed(render(Facts, { props: { store } }).container), "facts").toEqual([]);
        cleanup();
      }
      expect([...small]).toEqual([]);
    },
    LONG,
  );
});

/** Every moment in English and German; one of each question in the others. */
function told(moments: Moment[], language: string): Moment[] {
  if (["en", "de"].includes(language)) return moments;
  return [...new Map(moments.map((moment) => [moment.prompt.key, moment])).values()];
}

/** The moments, and those with every fish in the hand twice: a button then counts them. */
function variants(moments: Moment[]): Moment[] {
  return moments.flatMap((moment) => {
    const fresh = moment.view.fresh as unknown;
    if (typeof fresh !== "string" || !fresh) return [moment];
    return [moment, { ...moment, view: { ...moment.view, fresh: fresh + fresh } }];
  });
}
