// What is written on a button is part of its name, so that whoever speaks to the page can say what
// they see; and it begins with a capital letter, a figure or a sign. Tried in every moment of the fixtures,
// with Board, Side and the facts of a small screen drawn as a player gets them.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, loadWords, Words } from "../lib/words";
import Facts from "../table/Facts.svelte";
import type { TableStore } from "../table/table.svelte";
import { smallLabels } from "./capitals";
import { DRAWN, loadBoard } from "./index";
import { LONG, momentsOf, NAMES, propsOf, type Moment } from "./moment";

const WHOLE = ["en", "de"]; // every moment is drawn in these

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

/** What was found in a language, and how much was looked at. */
class Seen {
  readonly unnamed = new Set<string>();
  readonly small = new Set<string>();
  buttons = 0;

  constructor(readonly language: string) {}

  look(page: HTMLElement, where: string): void {
    this.buttons += page.querySelectorAll("button, [role=button]").length;
    for (const one of unnamed(page)) this.unnamed.add(`${where}: ${one}`);
  }
}

/** Each part is drawn once in a moment and then speaks one language after the other, as it does when
 * somebody chooses another in the menu: to draw takes far longer than to say. */
async function draw(game: string): Promise<Map<string, Seen>> {
  const module = await loadBoard(game);
  const tongue = game.replaceAll("_", "-");
  const files = [game, tongue, `${game}-web`, `${tongue}-web`];
  for (const language of LANGUAGES) await loadWords(language, files);
  const speakers = LANGUAGES.map((language) => new Words(language, NAMES));
  const found = new Map(LANGUAGES.map((language) => [language, new Seen(language)]));
  const moments = momentsOf(game);
  const first = firstOfEach(moments);
  for (const moment of moments) {
    const heard = speakers.filter(({ language }) => first.has(moment) || WHOLE.includes(language));
    for (const drawn of variants(moment)) {
      const where = drawn.prompt.key;
      for (const part of [module.Board, module.Side]) {
        const page = render(part, { props: propsOf(drawn, game, heard[0] as Words) });
        for (const words of heard) {
          await page.rerender({ words });
          const seen = found.get(words.language) as Seen;
          seen.look(page.container, where);
          for (const label of smallLabels(page.container, words.language)) seen.small.add(label);
        }
        cleanup();
      }
      const { view, seat } = drawn;
      for (const words of heard) {
        const store = { module, view, next: view, seat, words } as unknown as TableStore;
        const page = render(Facts, { props: { store } });
        found.get(words.language)?.look(page.container, "facts");
        cleanup();
      }
    }
  }
  return found;
}

afterEach(cleanup);

describe.each(DRAWN)("%s", (game) => {
  let found: Map<string, Seen>;
  beforeAll(async () => {
    found = await draw(game);
  }, LONG);

  it.each(LANGUAGES)("names its buttons by what they show (%s)", (language) => {
    const { unnamed, small, buttons } = found.get(language) as Seen;
    expect([...unnamed]).toEqual([]);
    expect([...small]).toEqual([]);
    expect(buttons).toBeGreaterThan(50);
  });
});

/** Every moment is looked at in English and German; one of each question in the others. */
function firstOfEach(moments: Moment[]): Set<Moment> {
  return new Set(new Map(moments.map((moment) => [moment.prompt.key, moment])).values());
}

/** A moment, and the same with every fish in the hand twice: a button then counts them. */
function variants(moment: Moment): Moment[] {
  const fresh = moment.view.fresh as unknown;
  if (typeof fresh !== "string" || !fresh) return [moment];
  return [moment, { ...moment, view: { ...moment.view, fresh: fresh + fresh } }];
}
