import { fireEvent, render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Led from "./Led.svelte";
import { lesson } from "../boards/vanuatu/lesson";
import { speech } from "../lib/speech.svelte";
import type { TableStore } from "./table.svelte";

/** A table at which the led round is over; what followed is still being shown, or not. */
function table(playing: boolean): TableStore {
  const [gathered = "", round = ""] = [lesson.after[0], lesson.ends[0]];
  const events = [{ kind: gathered, seat: 0 }, { kind: round }];
  const store = {
    desk: { game: "vanuatu" },
    seat: 0,
    mine: false,
    playing,
    story: null,
    busy: false,
    chosen: null,
    legal: [],
    prompt: { key: "", args: {} },
    log: [{ v: 1, kind: "action", at: 0, data: { seat: 0, events } }],
  };
  return store as unknown as TableStore;
}

test("what was taken back did not happen just now", async () => {
  await speech.learn("guide", "vanuatu-guide");
  const note = lesson.notes[0] ?? "";
  const done = {
    v: 1,
    kind: "action",
    at: 0,
    data: { seat: 0, events: [{ kind: note, seat: 0 }] },
  };
  const back = { v: 2, kind: "back", at: 0, data: { seat: 0 } };
  const props = { from: 0, looking: () => undefined, narrow: false };
  for (const [log, told] of [
    [[done], true],
    [[done, back], false],
  ] as const) {
    const store = { ...table(true), log } as unknown as TableStore;
    const { findByRole, getByText, queryByText, unmount } = render(Led, { ...props, store });
    await findByRole("region");
    await fireEvent.click(getByText("Start"));
    expect(queryByText("Just now:") !== null).toBe(told);
    unmount();
  }
});

test.each([true, false])(
  "the closing words wait until everything was shown: %s",
  async (playing) => {
    await speech.learn("guide", "vanuatu-guide");
    const props = { store: table(playing), from: 0, looking: () => undefined, narrow: true };
    const { findByRole, queryByText } = render(Led, props);
    await findByRole("region");
    if (playing) expect(queryByText(/That was a whole round/)).toBeNull();
    else expect(queryByText(/That was a whole round/)).not.toBeNull();
  },
);

test("closing words put aside come back before one goes on", async () => {
  await speech.learn("guide", "vanuatu-guide");
  const props = { store: table(false), from: 0, looking: () => undefined, narrow: true };
  const { findByRole, getByText, queryByText } = render(Led, props);
  await findByRole("region");
  expect(queryByText(/Put two pawns/)).not.toBeNull();
  await fireEvent.pointerDown(document.body);
  expect(queryByText(/Put two pawns/)).toBeNull(); // whoever plays on sees the board
  await fireEvent.click(getByText("Continue"));
  expect(queryByText(/Put two pawns/)).not.toBeNull();
});

test("after the deeds of others an own one is no answer to what was asked before", async () => {
  await speech.learn("guide", "maldivia-guide");
  const still = { ...table(true), desk: { game: "maldivia" }, log: [] };
  const asked = { mine: true, playing: false, prompt: { key: "maldivia-ask-plan", args: {} } };
  const shown = (seat: number) => ({ story: { seat, main: "", more: "", passing: false } });
  const at = (now: object) => ({ ...still, ...now }) as unknown as TableStore;
  const props = { from: 0, looking: () => undefined, narrow: true };
  const { findByRole, getByText, queryByText, rerender } = render(Led, {
    ...props,
    store: at(asked),
  });
  await findByRole("region");
  await fireEvent.click(getByText("Start"));
  expect(queryByText(/Line up four tiles/)).not.toBeNull();
  await rerender({ store: at(shown(0)) }); // the plan itself
  expect(queryByText(/Line up four tiles/)).not.toBeNull();
  await rerender({ store: at(shown(1)) });
  expect(queryByText(/Line up four tiles/)).toBeNull();
  await rerender({ store: at(shown(0)) }); // a tile of that plan is turned up
  expect(queryByText(/Line up four tiles/)).toBeNull();
});

test.each(["the text", "the board"])(
  "opened reasons go at a touch on %s, wherever they lie",
  async (where) => {
    await speech.learn("guide", "vanuatu-guide");
    const [first] = lesson.steps;
    const prompt = { key: `vanuatu-${first?.asks[0] ?? ""}`, args: {} };
    const store = { ...table(false), log: [], mine: true, prompt } as unknown as TableStore;
    const props = { store, from: 0, looking: () => undefined, narrow: true };
    const { findByRole, getByText, container } = render(Led, props);
    await findByRole("region");
    await fireEvent.click(getByText("Start"));
    const card = (): Element => container.querySelector(".led") as Element;
    await fireEvent.click(getByText("Why?"));
    expect(card().classList).toContain("open");
    const touched = where === "the text" ? card().querySelector(".text p") : document.body;
    await fireEvent.pointerDown(touched as Element);
    await fireEvent.click(touched as Element);
    expect(card().classList).not.toContain("open");
  },
);

test("closing words that were put aside stay aside, whatever is shown, and break off nowhere", async () => {
  await speech.learn("guide", "vanuatu-guide");
  const props = { from: 0, looking: () => undefined, narrow: true };
  const { findByRole, getByText, container, queryByText, rerender } = render(Led, {
    ...props,
    store: table(false),
  });
  await findByRole("region");
  const card = (): Element => container.querySelector(".led") as Element;
  expect(card().classList).toContain("open");
  await fireEvent.pointerDown(document.body);
  expect(card().classList).not.toContain("open");
  expect(queryByText(/:$/)).toBeNull();
  await rerender({ store: table(true) });
  await fireEvent.pointerDown(document.body); // somebody skips what is shown
  await rerender({ store: table(false) });
  expect(card().classList).not.toContain("open");
  await fireEvent.click(getByText("Your first turn"));
  expect(card().classList).toContain("open");
});
