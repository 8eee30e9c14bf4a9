import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import fixture from "../../../fixtures/carta_magica.json";
import { loadWords, Words } from "../../lib/words";
import type { GameEvent } from "../contract";
import Monster from "./Monster.svelte";
import Scene from "./Scene.svelte";
import type { Voyage } from "./view";

const words = new Words("en", ["Ann", "Ben", "Cai", "Dot"]);
const voyage = fixture.moments[0]?.view as unknown as Voyage;
const hands = {} as never;

/** What is shown large while an event is told. */
function shown(kind: string, card: string): { beasts: number; plates: number } {
  cleanup();
  const event: GameEvent = { kind, seat: 1, card, magic: 3, strength: 12, gold: 4, name: card };
  const told = { voyage, event, pace: 900, words };
  const monster = render(Monster, {
    ...told,
    played: [],
    legal: [],
    chosen: null,
    hands,
    small: false,
  });
  const beasts = monster.container.querySelectorAll("[data-beast]").length;
  const scene = render(Scene, told);
  return { beasts, plates: scene.container.querySelectorAll(".plate").length };
}

beforeAll(async () => {
  await loadWords("en", ["carta_magica", "carta_magica-web"]);
});
afterEach(cleanup);

test("no card lies on the monster that fills the chart", () => {
  for (const kind of ["drew", "faced", "tamed", "untamed"])
    expect(shown(kind, "AD28"), kind).toEqual({ beasts: 1, plates: 0 });
});

test("any other card is shown large", () => {
  expect(shown("drew", "AD16")).toEqual({ beasts: 0, plates: 1 });
});
