// What the sea says of itself: things, deeds, events, facts; and what follows a sail by itself.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadWords, Words } from "../../lib/words";
import type { Target, View } from "../contract";
import { HANDS, momentsOf, NAMES, propsOf, type Moment } from "../moment";
import { aboutSea } from "./about";
import { Course } from "./course.svelte";
import { deedOf, howTo } from "./deeds";
import { draft } from "./draft.svelte";
import { nameOf, spacesOf } from "./geometry";
import board from "./index";
import { outcome, read, SIDES } from "./names";
import { followsFrom } from "./outcome";
import { planAhead, stepsAhead, type EndSpace } from "./targets";

const moments = momentsOf("maldivia");
let words: Words;

beforeAll(async () => {
  await loadWords("en", ["maldivia", "maldivia-web"]);
  words = new Words("en", NAMES);
});
afterEach(cleanup);

const asked = (moment: string): Moment => {
  const found = moments.find(({ view }) => read(view).asked.moment === moment);
  if (!found) throw new Error(moment);
  return found;
};
const whole = (text: string): void => expect(text).not.toMatch(/⟦|undefined|NaN|\{/);

const boardAt = (moment: Moment) => propsOf(moment, "maldivia", words);

describe("things", () => {
  it("all say what they are", () => {
    for (const { view, seat } of moments) {
      const sea = read(view);
      const things = [
        ...spacesOf(sea.sea).map((space) => `space ${nameOf(space)}`),
        ...SIDES.flatMap((side) => [`ship ${side}1`, `ship ${side}2`, `pile ${side}`]),
        ...SIDES.map((side) => `island ${side}`),
        ...sea.players.flatMap((_, who) => [`boat ${who}`, `cards ${who}`]),
        ...["tile N", "tile fog:E", "tile ?", "supply"],
      ];
      for (const thing of things) {
        const about = aboutSea(thing, sea, words, seat);
        expect(about?.text, thing).toBeTruthy();
        whole(JSON.stringify([about?.title, about?.text, about?.rows]).replaceAll(/[{}]/g, ""));
      }
    }
  });
  it("of others stay secret: only the islands of their cards are told", () => {
    for (const { view, seat } of moments) {
      const sea = read(view);
      if (sea.asked.moment === "over") continue;
      sea.players.forEach(({ backs, cards }, who) => {
        const rows = aboutSea(`cards ${who}`, sea, words, seat)?.rows ?? [];
        expect(cards === null).toBe(who !== seat);
        expect(rows).toHaveLength(cards ? cards.length : new Set(backs).size);
      });
    }
  });
});

it("tells whoever exchanges a ship why it is their turn to, and what comes of it", () => {
  const { view, legal } = asked("exchange");
  expect(howTo(read(view), legal, words)).toMatch(/You .* left neighbour .* new ship/);
});

describe("what is asked after sailing", () => {
  it("is told before: to fish or to deliver, never both", () => {
    const view = read(asked("act").view);
    const card = view.sides[0]?.ships[0]?.card ?? "";
    const end = { cell: "a1", shows: "R", fish: "R", victims: [], ships: [card] };
    expect(outcome(end, view, words)).toMatch(/^1 red fish or deliver /);
    expect(outcome({ ...end, fish: "" }, view, words)).toMatch(/; deliver /);
  });
  it("points at what glows, and leaves the rest to the buttons, which name it", () => {
    const { view, legal } = asked("act");
    const sea = read(view);
    expect(howTo(sea, legal, words)).toBe(words.say("maldivia-web-how-act"));
    const plain = legal.filter(({ family }) => family === "end");
    expect(plain).not.toHaveLength(0);
    expect(howTo(sea, plain, words)).toBe("");
    for (const target of legal) expect(deedOf(target, sea, words).label).not.toBe("");
  });
});

it("tells what an octopus and a shark are good for where their tiles and cards glow", () => {
  for (const [family, creature] of [
    ["turn", "octopus"],
    ["swap", "shark"],
  ] as const) {
    const met = moments.filter(({ legal }) => legal.some((one) => one.family === family));
    expect(met).not.toHaveLength(0);
    for (const { view, legal } of met)
      expect(howTo(read(view), legal, words)).toMatch(new RegExp(`^The ${creature} `));
  }
});

it("does not promise the fish of the space where one begins", () => {
  const { view, legal } = asked("place");
  const gains = legal.map((target) => deedOf(target, read(view), words).gain ?? "");
  const fish = gains.filter((gain) => gain.includes("fish"));
  expect(fish).not.toHaveLength(0);
  for (const gain of fish) expect(gain).toMatch(/^Here: .*\. Nothing is taken yet\.$/);
});

describe("one's own cards", () => {
  it("are seen with their faces, and their points are counted (MAL-165)", () => {
    const moment = moments.find(
      ({ view, seat }) =>
        read(view).asked.moment !== "over" && (read(view).players[seat]?.cards?.length ?? 0) > 0,
    );
    if (!moment) throw new Error("nobody has a card");
    const own = read(moment.view).players[moment.seat]?.cards ?? [];
    const points = own.reduce((sum, { fish }) => sum + fish.length, 0);
    const page = render(board.Side, { props: boardAt(moment) }).container;
    const card = page.querySelectorAll("article.player")[moment.seat];
    expect(card?.querySelector("strong")?.textContent).toBe(
      `${points} point${points === 1 ? "" : "s"}`,
    );
    expect(card?.querySelectorAll(".faces svg")).toHaveLength(own.length);
    // Nobody else's.
    expect(page.querySelectorAll("article.player .faces")).toHaveLength(1);
    const fact = board.facts?.(moment.view, moment.seat, words).map(({ text }) => text);
    expect(fact).toContain(`${points} point${points === 1 ? "" : "s"}`);
  });
});

describe("deeds", () => {
  it("have words for every action", () => {
    for (const { view, legal } of moments)
      for (const target of legal) {
        const deed = board.deed?.(target, view, words);
        whole(Object.values(deed ?? {}).join(" "));
        expect(deed?.label, target.text).toBeTruthy();
        if (target.family === "deliver") expect(deed?.price).toMatch(/^\+\d$/);
      }
  });
});

describe("what follows a sail", () => {
  const sail = (end: Partial<EndSpace>): Target => ({
    action: 0,
    text: "sail d4",
    family: "sail",
    args: ["d4"],
    preview: { cell: "d4", shows: "R", fish: "", victims: [], ships: [], ...end },
  });
  const at = (mast: string): ReturnType<typeof read> => {
    const { view, seat } = asked("sail");
    const sea = read(view);
    return { ...sea, players: sea.players.map((p, i) => (i === seat ? { ...p, mast } : p)) };
  };
  const seatThere = (): number => asked("sail").seat;

  it("is fishing and robbing, as the sentence says", () => {
    const target = sail({ fish: "RG", victims: [{ seat: 2, fish: "Y" }] });
    expect(followsFrom(target, at("R"), seatThere())).toEqual(["fish", "rob p3"]);
  });
  it("is asked where something must be chosen", () => {
    const seat = seatThere();
    const card = at("").sides[0]?.ships[0]?.card ?? "";
    expect(followsFrom(sail({ fish: "RG" }), at("RRRRRR"), seat)).toEqual([]); // too many
    expect(followsFrom(sail({ fish: "R", ships: [card] }), at(""), seat)).toEqual([]);
    expect(followsFrom(sail({ ships: [card, "X"] }), at(""), seat)).toEqual([]);
    expect(followsFrom(sail({ ships: [card] }), at(""), seat)).toEqual(["deliver efo 1"]);
  });
  it("is done one by one, and only where the boat arrived", () => {
    const { seat } = asked("sail");
    const view = at("");
    const there = (moment: "act" | "gain", boat: string): ReturnType<typeof read> => ({
      ...view,
      asked: { ...view.asked, moment },
      players: view.players.map((p, i) => (i === seat ? { ...p, boat } : p)),
    });
    const offer = (...texts: string[]): Target[] =>
      texts.map((text, action) => ({ action, text, family: "", args: [], preview: {} }));
    const course = new Course();
    const target = sail({ fish: "R", victims: [{ seat: 1, fish: "Y" }] });
    course.chosen(target, view, seat);
    expect(course.next(there("act", "d4"), seat, offer("fish", "rob p2", "end"))?.text).toBe(
      "fish",
    );
    // The table is still busy: the same again.
    expect(course.next(there("act", "d4"), seat, offer("fish", "rob p2", "end"))?.text).toBe(
      "fish",
    );
    expect(course.next(there("gain", "d4"), seat, offer("rob p2", "haul"))?.text).toBe("rob p2");
    expect(course.next(there("act", "d4"), seat, offer("end"))).toBeNull();
    course.chosen(target, view, seat);
    expect(course.next(there("act", "e5"), seat, offer("fish"))).toBeNull();
  });
});

describe("a plan", () => {
  it("is followed through all three arrows", () => {
    const plans = asked("plan").legal.filter(({ family }) => family === "plan");
    const tiles = (plans[0]?.preview as { tiles: string[] }).tiles;
    const ahead = planAhead(plans, tiles);
    expect(ahead.reach).toHaveLength(3);
    const steps = stepsAhead(ahead);
    for (const cell of ahead.ends ?? []) expect(steps.get(cell)).toBe(1);
    expect(Math.max(...steps.values())).toBeLessThanOrEqual(3);
    for (const [i, cells] of (ahead.reach ?? []).entries())
      for (const cell of cells)
        if (i > 0 || ahead.ends?.length) expect(steps.get(cell)).toBeLessThanOrEqual(i + 1);
  });
  it("is rearranged by dragging a tile onto another, which turns nothing", async () => {
    const page = render(board.Side, { props: boardAt(asked("plan")) }).container;
    draft.adopt(["N", "E", "S", "fog:W"]);
    const slots = [...page.querySelectorAll("[data-slot]")];
    const tile = slots[0]?.querySelector("[data-tile]");
    if (!tile || !slots[2]) throw new Error("no tiles");
    document.elementsFromPoint = () => slots.slice(2, 3); // no test of vitest has a layout
    (tile as HTMLElement).setPointerCapture = () => undefined;
    await fireEvent.pointerDown(tile, { button: 0, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(tile, { clientX: 130, clientY: 12 });
    expect(draft.dragged).toEqual({ slot: 0, over: 2 });
    await fireEvent.pointerUp(tile, { clientX: 130, clientY: 12 });
    await fireEvent.click(tile);
    expect(draft.tiles).toEqual(["S", "E", "N", "fog:W"]);
  });
});

describe("the table", () => {
  it("says over the boat that it cannot sail", () => {
    const moment = asked("sail");
    const boat = read(moment.view).players[0]?.boat;
    const event = { kind: "blocked", seat: 0, cell: boat };
    const props = { ...boardAt(moment), legal: [], event, pace: 900 };
    const page = render(board.Board, { props }).container;
    expect(page.textContent).toContain("Cannot sail");
    expect(board.duration(event)).toBeGreaterThan(1000);
  });
  it("answers a touch on the fish in one's hand with what they are", async () => {
    const moment = asked("stick");
    const about = vi.fn();
    const own = read(moment.view).players[moment.seat]?.boat ?? "";
    const page = render(board.Board, {
      props: propsOf(moment, "maldivia", words, { hands: { ...HANDS, about } }),
    }).container;
    await fireEvent.click(page.querySelector(`[data-cell="${own}"]`) as Element);
    expect(about).toHaveBeenCalledWith(`space ${own}`, expect.anything());
    const told = aboutSea(`space ${own}`, read(moment.view), words, moment.seat);
    expect(told?.text).toMatch(/go onto your mast now/);
  });
  it("gives everybody a mark of their own before boats are chosen", () => {
    const view = { ...moments[0]?.view } as View;
    const players = read(view).players.map((player) => ({ ...player, colour: null }));
    const first = players.map((_, seat) => board.mark?.(seat, { ...view, players }));
    expect(new Set(first).size).toBe(players.length);
    // The second takes the boat whose colour the first seat would have by itself: still different.
    const some = players.map((player, i) => (i === 1 ? { ...player, colour: "white" } : player));
    const then = some.map((_, seat) => board.mark?.(seat, { ...view, players: some }));
    expect(new Set(then).size).toBe(players.length);
  });
  it("speaks of a second touch only where there is one", () => {
    const how = (key: string): string => {
      const { view, legal } = asked(key);
      return board.how?.(view, legal, words) ?? "";
    };
    for (const key of ["take", "stick", "plan"]) {
      expect(how(key), key).toMatch(/[Tt]ouch/);
      expect(how(key), key).not.toMatch(/again|twice/);
    }
    expect(how("sail")).toMatch(/again/);
  });
  it("needs no curtain while boats are chosen and placed before everybody's eyes", () => {
    expect(board.secret?.(asked("take").view, [0, 1])).toBe(false);
    expect(board.secret?.(asked("plan").view, [0, 1])).toBe(true);
  });
  it("says at the end that it is over", () => {
    const said = board.summary(asked("over").view, words);
    expect(said).toMatch(/^Over after/);
    expect(said).not.toMatch(/tile/);
  });
  it("shows every ship at the end", () => {
    const moment = asked("over");
    if (!board.Finale) throw new Error("no picture of the end");
    const page = render(board.Finale, { props: boardAt(moment) }).container;
    const cards = read(moment.view).players.flatMap((player) => player.cards ?? []);
    expect(page.querySelectorAll(".ships svg")).toHaveLength(cards.length);
  });
});

it("what is heard ends, and the fold is heard", () => {
  expect(board.sound?.({ kind: "folded" }).length).toBeGreaterThan(2);
  for (const { events } of moments)
    for (const event of events) {
      whole(board.narrate?.(event, {}, {}, words) ?? "");
      for (const { at = 0, lasts } of board.sound?.(event) ?? [])
        expect(at + lasts).toBeLessThan(2);
    }
});
