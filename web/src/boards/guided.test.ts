// The guide frames the part of the table in which its step is done: in every moment of the fixtures that
// a step belongs to, something in that part can be touched.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Words } from "../lib/words";
import { LED, lessonOf, stepFor } from "../table/lesson";
import { loadBoard } from "./index";
import { LONG, momentsOf, NAMES, propsOf, spiedHands } from "./moment";

afterEach(cleanup);

/** By pointer, or by keys: a map finds out by the point what is meant, and here nothing has a place. */
async function reach(one: Element): Promise<void> {
  await fireEvent.click(one);
  await fireEvent.keyDown(one, { key: "Enter" });
}

describe.each(LED)("%s", (game) => {
  it.each([
    [390, 844],
    [1440, 900],
  ])(
    "what a step asks for lies in its frame, at %d by %d",
    async (width, height) => {
      Object.assign(window, { innerWidth: width, innerHeight: height });
      window.dispatchEvent(new Event("resize"));
      const module = await loadBoard(game);
      const lesson = await lessonOf(game);
      const words = new Words("en", NAMES);
      const empty = new Set<string>();
      let asked = 0;
      for (const moment of momentsOf(game)) {
        const step = lesson && stepFor(lesson, game, moment.prompt, moment.legal);
        if (!step || moment.legal.length === 0) continue;
        asked += 1;
        const part = step.look === "side" ? module.Side : module.Board;
        const hands = spiedHands();
        const { container } = render(part, { props: propsOf(moment, game, words, { hands }) });
        // What is touched may bring others in its place: the next is the next of those that are there.
        const there = (): NodeListOf<Element> =>
          container.querySelectorAll(":is(button, [role=button], [data-spot])");
        for (let at = 0; at < there().length; at += 1) await reach(there()[at] as Element);
        const { touch, act, play, ask } = hands;
        if (![touch, act, play, ask].some(({ mock }) => mock.calls.length > 0))
          empty.add(`${step.name}: ${moment.prompt.key} in ${step.look}`);
        cleanup();
      }
      expect([...empty]).toEqual([]);
      expect(asked).toBeGreaterThan(3);
    },
    LONG,
  );
});
