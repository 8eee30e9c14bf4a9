import { expect, test } from "vitest";
import fixture from "../../../fixtures/carta_magica.json";
import { loadWords, Words } from "../../lib/words";
import type { Target } from "../contract";
import { howTo } from "./how";
import type { Condition, Voyage } from "./view";

test("before the arrow is spun a ship in trouble says what it needs", async () => {
  await loadWords("en", ["kernel", "carta_magica", "carta_magica-web"]);
  const words = new Words("en", ["Ann", "Ben", "Cai", "Dot"]);
  const start = fixture.moments.find(({ view }) => view.moment.phase === "start");
  if (!start) throw new Error("no turn begins among the fixtures");
  const said = (condition: Condition): string => {
    const voyage = structuredClone(start.view) as unknown as Voyage;
    const own = voyage.players[voyage.moment.turn];
    if (own) own.condition = condition;
    return howTo(voyage, start.legal as unknown as Target[], words);
  };
  expect(said("damaged")).toBe("Damaged: needs a hammer, or gold");
  expect(said("becalmed")).toBe("Becalmed: needs wind, or a tow");
  expect(said("sound")).toBe(words.say("carta-magica-web-how-spin"));
});
