// The frame around every board: what a hint says, when a bubble goes, what a log line is marked with,
// what there is to do at the end.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { speech } from "../lib/speech.svelte";
import Bubble from "./Bubble.svelte";
import Log from "./Log.svelte";
import Notices from "./Notices.svelte";
import PromptLine from "./PromptLine.svelte";
import type { Seen } from "./seen.svelte";
import type { TableStore } from "./table.svelte";

beforeAll(async () => {
  await speech.learn("table", "web", "kernel", "carta_magica", "maldivia");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** As much of a table as the frame looks at. */
function table(more: Record<string, unknown>): TableStore {
  const words = speech.about(["Mira", "Kelp"]);
  const store = {
    ...{
      words,
      chosen: null,
      hint: null,
      asking: false,
      playing: false,
      running: true,
      mine: true,
    },
    ...{ story: null, desk: { phase: "running", seats: [] }, over: false, yours: [0], seat: 0 },
    ...{ waiting: [0], legal: [], prompt: { key: "x", args: {} }, view: {}, module: null },
    ...{ busy: false, bubble: null, board: {}, mark: () => "", hintReason: "", hintBrief: "" },
    ...{ hands: { drop() {} }, history: { since: () => [] }, ahead: 0, sentences: [], shown: null },
    ...more,
  };
  return store as unknown as TableStore;
}
const target = { action: 1, text: "swim down", family: "swim", args: ["down"], preview: {} };

it("a hint says that a bot suggests it, what it is good for, and what is expected of it", () => {
  const hinted = {
    ...{ chosen: target, hint: { action: "swim down", level: "mate", reason: null } },
    ...{ hintBrief: "About 52% to win.", hintReason: "About 52% to win. Otherwise: Stop (49%)." },
    deedOf: () => ({ label: "Swim down", gain: "turn up one of 2 fish" }),
    nameOf: () => "Swim down: turn up one of 2 fish",
  };
  const { container } = render(PromptLine, { store: table(hinted) });
  const said = container.querySelector(".text")?.textContent.replace(/\s+/g, " ") ?? "";
  expect(said).toMatch(/A bot suggests this\. Turn up one of 2 fish\./);
  expect(said).toContain("About 52% to win.");
  expect(said).not.toContain("Otherwise"); // there is no room for that, and nobody asked
  expect(container.querySelector(".primary")?.textContent).toMatch(/Swim down/);
});

it("a danger is no reason for a suggestion: it stands apart, with its sign", () => {
  const hinted = {
    ...{ chosen: target, hint: { action: "swim down", level: "mate", reason: null } },
    ...{ hintBrief: "About 52% to win." },
    nameOf: () => "Swim down · a storm would damage you",
  };
  for (const gain of [{ gain: "3 steps" }, {}]) {
    const deed = { label: "Swim down", warning: "A storm would damage you", ...gain };
    const { container } = render(PromptLine, { store: table({ ...hinted, deedOf: () => deed }) });
    const said = container.querySelector(".text")?.textContent.replace(/\s+/g, " ") ?? "";
    expect(said).toMatch(
      "gain" in gain ? /suggests this\. 3 steps\. A storm/ : /suggests this\. A storm/,
    );
    const caution = container.querySelector(".caution");
    expect(caution?.textContent.trim()).toBe("A storm would damage you.");
    expect(caution?.querySelector("svg")).not.toBeNull();
    cleanup();
  }
});

it("the button says what a deed costs", () => {
  const priced = { chosen: target, deedOf: () => ({ label: "Sail", price: "−1 vatu" }) };
  const store = table({ ...priced, nameOf: () => "Sail" });
  const { container } = render(PromptLine, { store });
  expect(container.querySelector(".primary .price")?.textContent).toBe("−1 vatu");
});

it("a game says what can be done with what is chosen, else the same touch does it", () => {
  const chosen = { chosen: target, deedOf: () => ({ label: "Sail" }), nameOf: () => "Sail" };
  expect(prompted(chosen)).toContain("Tap it again");
  cleanup();
  const own = prompted({ ...chosen, module: { again: () => "Take a pawn back." } });
  expect(own).toContain("Take a pawn back.");
  expect(own).not.toContain("Tap it again");
  cleanup();
  expect(prompted({ ...chosen, module: { again: () => "" } })).toContain("Tap it again");
});

/** What the prompt says, in one line. */
const prompted = (more: Record<string, unknown>): string => {
  const { container } = render(PromptLine, { store: table(more) });
  return container.querySelector(".text")?.textContent.replace(/\s+/g, " ").trim() ?? "";
};
const card = "@carta-magica-monster-ad28";
const tame = { key: "carta-magica-ask-tame", args: { card: "AD28", sort: "monster", name: card } };
const stick = { key: "maldivia-ask-stick", args: { fish: "RG", mast: "Y" } };

it("what somebody else is asked is not put to me", () => {
  expect(prompted({ prompt: tame })).toMatch(/How much magic will you spend\?/);
  cleanup();
  const said = prompted({ prompt: tame, mine: false, waiting: [1] });
  expect(said).toBe("It is Kelp’s turn.");
});

it("whoever is asked hears what they can do, where their secrets make it another question", () => {
  const module = { asks: () => "Leave it" };
  expect(prompted({ prompt: tame, module })).toMatch(/Leave it/);
  cleanup();
  expect(prompted({ prompt: tame, module, mine: false, waiting: [1] })).toBe("It is Kelp’s turn.");
  cleanup();
  expect(prompted({ prompt: tame, module: { asks: () => "" } })).toMatch(/How much magic/);
});

it("while something is shown, that is spoken of and not what is asked next", () => {
  const next = { prompt: stick, mine: false, waiting: [0] };
  expect(prompted({ ...next, mine: true })).toMatch(/Which fish goes on top next\?/);
  cleanup();
  expect(prompted({ ...next, playing: true })).toBe("Showing what happened …");
});

it.each([
  [1, "Kelp folds the sea."],
  [0, "Mira cannot sail."], // also what one is made to do, while the table waits for another
])("what seat %i did is told with its mark, until it has been shown", (seat, main) => {
  const story = { seat, main, more: "", passing: false };
  const mark = (of: number): string => `<path data-mark="${String(of)}" />`;
  const store = table({ prompt: stick, mine: false, waiting: [1], playing: true, story, mark });
  const { container } = render(PromptLine, { store });
  expect(container.querySelector(".text")?.textContent.trim()).toBe(main);
  expect(container.querySelector(`.who [data-mark="${String(seat)}"]`)).not.toBeNull();
});

it("says that a bot is thinking while it does", () => {
  const { container } = render(PromptLine, { store: table({ asking: true, busy: true }) });
  expect(container.querySelector("b")?.textContent).toMatch(/A bot is thinking/);
  expect(container.querySelector(".asking")).not.toBeNull();
});

it("leads on from the board when the game is over", async () => {
  const rematch = vi.fn();
  const ended = { over: true, running: false, mine: false, waiting: [], rematch };
  const desk = { phase: "finished", seats: [] };
  const { getByRole } = render(PromptLine, { store: table({ ...ended, desk }) });
  await fireEvent.click(getByRole("button", { name: "Play again" }));
  expect(rematch).toHaveBeenCalledTimes(1);
});

const at = { x: 100, y: 100, width: 0, height: 0 };
const refused = (key: string): Record<string, unknown> => ({
  bubble: { about: null, refusal: { key, args: {} }, at },
});

it("a bubble goes at the next touch, wherever that is, but not at one in itself", async () => {
  const store = table({ bubble: { about: { title: "A fish" }, refusal: null, at } });
  const { getByText } = render(Bubble, { store: store as unknown as Seen });
  await fireEvent.pointerDown(getByText("A fish"));
  expect(store.bubble).not.toBeNull();
  await fireEvent.pointerDown(document.body);
  expect(store.bubble).toBeNull();
});

it("a question in a bubble waits for an answer; a plain refusal goes by itself", () => {
  vi.useFakeTimers();
  const asking = table(refused("takeback-others"));
  render(Bubble, { store: asking as unknown as Seen, askBack: () => undefined });
  vi.advanceTimersByTime(60_000);
  expect(asking.bubble).not.toBeNull();
  cleanup();
  const plain = table(refused("not-your-turn"));
  render(Bubble, { store: plain as unknown as Seen });
  vi.advanceTimersByTime(60_000);
  expect(plain.bubble).toBeNull();
});

it("a consequence for somebody else carries their mark", () => {
  const line = { v: 1, at: 0, event: null, clause: "", undone: false };
  const sentences = [
    { ...line, id: "1.0", seat: 0, text: "Mira ends.", follows: false },
    { ...line, id: "1.1", seat: 0, text: "Mira counts.", follows: true },
    { ...line, id: "1.2", seat: 1, text: "Kelp begins.", follows: true },
  ];
  const store = table({ sentences }) as unknown as Seen;
  const { container } = render(Log, { store, rules: () => undefined });
  const marks = [...container.querySelectorAll("li .mark")].map((mark) => mark.children.length > 0);
  expect(marks).toEqual([true, false, true]);
});

it("what was taken back is struck out in the log, and said to be", () => {
  const line = { v: 1, at: 0, seat: 0, clause: "", follows: false, event: { kind: "sailed" } };
  const sentences = [
    { ...line, id: "1.0", text: "Mira sails.", undone: true },
    { ...line, id: "2.0", text: "Mira stays.", undone: false },
  ];
  const store = table({ sentences }) as unknown as Seen;
  const { container } = render(Log, { store, rules: () => undefined });
  const struck = [...container.querySelectorAll("li s")].map((text) => text.textContent);
  expect(struck).toEqual(["Mira sails."]);
  expect(container.querySelector("li.undone i")?.textContent).toBe("taken back");
});

/** What is said above the prompt at a table where the seats are like this. */
function noticed(...seats: Record<string, unknown>[]) {
  const desk = { game: "nobodys_game", phase: "running", seats };
  const store = table({ desk, log: [], missed: 0 });
  return render(Notices, { store, lead: () => undefined, part: "passing" });
}

it("everybody sees how long a bot waits for somebody who is gone", async () => {
  vi.useFakeTimers();
  const until = Date.now() / 1000 + 30;
  const { container } = noticed({}, { away_until: until });
  const notice = (): string => container.querySelector(".notice")?.textContent ?? "";
  expect(notice()).toBe("Kelp lost connection. A bot takes over in 0:30.");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notice()).toMatch(/in 0:20\.$/);
});

it("who comes back is told what a bot did for them, until they have read it", async () => {
  const { container, getByRole } = noticed({ stood_in: { why: "away", count: 2, since: 1 } }, {});
  expect(container.textContent).toMatch(/While you were away, a bot made 2 moves for you\./);
  await fireEvent.click(getByRole("button", { name: "Close" }));
  expect(container.querySelector(".notice")).toBeNull();
});
