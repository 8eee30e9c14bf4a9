// What the reef says of itself: things, deeds, events, facts. Over every moment of the fixture.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadWords, Words } from "../../lib/words";
import { viewsOf } from "../../table/patches";
import type { Target } from "../contract";
import { LONG, momentsOf, NAMES, propsOf, type Moment } from "../moment";
import { aboutReef } from "./about";
import { rightDeed, smallOf } from "./deeds";
import { cardAt, placeNumber, PLACES } from "./geometry";
import board from "./index";
import Marks from "./Marks.svelte";
import { asReef, speciesOf } from "./names";

const moments = momentsOf("kleine_fische");
let words: Words;

beforeAll(async () => {
  await loadWords("en", ["kleine_fische", "kleine-fische", "kleine_fische-web"]);
  words = new Words("en", NAMES);
});
afterEach(cleanup);

const boardAt = (moment: Moment) => propsOf(moment, "kleine_fische", words);
const asking = (key: string): Moment => {
  const found = moments.find(({ prompt }) => prompt.key === `kleine-fische-ask-${key}`);
  if (!found) throw new Error(key);
  return found;
};

/** A message that is missing or lacks an argument is shown in these brackets. */
const whole = (text: string): void => expect(text).not.toMatch(/⟦|undefined|NaN|\{/);
const last = moments.at(-1) as Moment;

it("points at the cave where it can be explored, and at cards alone where not", () => {
  const { view } = asking("after-move");
  const may = (...families: string[]): Target[] =>
    families.map((family, action) => ({ action, family, text: family, args: [], preview: {} }));
  expect(board.how?.(view, may("reveal", "explore"), words)).toMatch(/eye.*cave/);
  expect(board.how?.(view, may("reveal"), words)).not.toMatch(/cave/);
});

it("asks about the octopus what can be done: lanes only where they are, no card that is not held", () => {
  const { view, legal, prompt } = asking("octopus");
  const poor = { ...view, points: 0 };
  const stay = legal.filter(({ family }) => family === "stay");
  const none = { ...prompt, args: { ...prompt.args, steps: 0 } };
  const asks = (may: Target[]): string => board.asks?.(none, poor, may, words) ?? "";
  expect(asks(stay)).toBe("Leave the octopus where it is");
  expect(board.how?.(poor, stay, words)).toMatch(/None of your open fish shows an octopus point/);
  // With the card in hand the question stands, and no lane has a number yet.
  const card: Target = {
    action: 99,
    text: "use octo3",
    family: "use",
    args: ["octo3"],
    preview: {},
  };
  expect(asks([...stay, card])).toBe("");
  expect(board.how?.(poor, [...stay, card], words)).toBe("");
  // Nor is there a lane where the octopus is shut in, but points there are.
  expect(board.how?.({ ...view, points: 2 }, stay, words)).toBe("");
  expect(asks(legal)).toBe("");
  expect(board.how?.(view, legal, words)).toMatch(/with a number/);
});

describe("things", () => {
  it("all say what they are", () => {
    const things = [
      ...PLACES.map((place) => `card ${place}`),
      ...["octopus", "deck", "die", "boat", "lane h11", "diver 0", "diver 1", "pile 0", "pile 1"],
      ...["fins 3", "lamp 1", "octo 5", "reroll 2", "rainbow 4", "chest 0"].map((c) => `cave ${c}`),
    ];
    for (const { view, seat } of moments)
      for (const thing of things) {
        const about = aboutReef(thing, asReef(view), words, seat);
        expect(about, thing).not.toBeNull();
        whole(JSON.stringify([about?.title, about?.text, about?.rows]).replaceAll(/[{}]/g, ""));
        expect(about?.text, thing).toBeTruthy();
      }
  });
  it("say of octopus points what they are good for, on the fish that have some", () => {
    const { view, seat } = asking("choice");
    const reef = asReef(view);
    const said = (face: string): string => {
      const cards = reef.cards.map((card, at) => (at ? card : { back: "fish", face, photo: 1 }));
      return aboutReef("card c00", { ...reef, cards }, words, seat)?.text ?? "";
    };
    const pointed = reef.sizes.findIndex(([, octopus = 0]) => octopus > 0) + 1;
    const plain = reef.sizes.findIndex(([, octopus = 0]) => octopus === 0) + 1;
    expect(said(`clown-${pointed}`)).toMatch(/each octopus point/);
    expect(said(`clown-${plain}`)).not.toMatch(/octopus/);
  });
  it("of others stay secret", () => {
    for (const { view, seat } of moments) {
      const reef = asReef(view);
      if (reef.crowns) continue; // all is open at the end
      reef.players.forEach((player, who) => {
        const pile = aboutReef(`pile ${who}`, reef, words, seat);
        if (who !== seat) expect(pile?.rows).toBeUndefined();
        else expect(pile?.rows).toHaveLength(2);
        if (who !== seat && player.caves.length)
          expect(JSON.stringify(aboutReef(`caves ${who}`, reef, words, seat))).toContain(
            "a cave card",
          );
      });
    }
  });
  it("are marked on the table, so that one gesture finds them", () => {
    const props = boardAt(moments[0] as Moment);
    const page = render(board.Board, { props }).container;
    const found = [...page.querySelectorAll("[data-about]")].map((thing) =>
      thing.getAttribute("data-about"),
    );
    for (const thing of ["card c00", "card c44", "deck", "die", "boat", "octopus"])
      expect(found).toContain(thing);
  });
});

describe("deeds", () => {
  it("have words for every action, and a price where there is one", () => {
    for (const { view, legal } of moments)
      for (const target of legal) {
        const deed = board.deed?.(target, view, words);
        whole(Object.values(deed ?? {}).join(" "));
        expect(deed?.label).toMatch(/^[A-Z]/);
        expect(board.name?.(target, view, words)).toMatch(/^[A-Z]/);
        if (target.family === "octopus") expect(deed?.price).toMatch(/step/);
        if (target.family === "announce") expect(deed?.price).toMatch(/of 6/);
      }
  });
  it.each(["en", "de"])("are not said twice on a button (%s)", async (language) => {
    await loadWords(language, ["kleine_fische", "kleine_fische-web"]);
    const spoken = new Words(language, NAMES);
    const plain = (text: string): string => text.toLocaleLowerCase(language);
    let shortened = 0;
    for (const { view, legal, seat } of moments)
      for (const target of legal) {
        // Also where the odds are hidden: then a button has nothing else to say than its action.
        const reef = { ...asReef(view), odds: undefined, turn: seat };
        const deed = rightDeed(reef, legal, target, true);
        const small = smallOf(deed, reef, spoken);
        whole(small);
        const [title, said] = [plain(spoken.say(deed.title)), plain(small)];
        expect(said.startsWith(title) || said.endsWith(title), small).toBe(false);
        if (deed.act?.family === "reveal" && small) shortened += 1;
      }
    expect(shortened).toBeGreaterThan(0);
  });
  it("name the card that is turned up, and not what is done with it", () => {
    const { view, legal, seat } = asking("first-reveal");
    const reef = { ...asReef(view), odds: undefined, turn: seat };
    const target = legal.find(({ family }) => family === "reveal") as Target;
    const deed = rightDeed(reef, legal, target, true);
    expect([words.say(deed.title), smallOf(deed, reef, words)]).toEqual([
      "Turn up",
      expect.stringMatching(/^row \d card \d$/),
    ]);
  });
  it("keep or lose fish that are called by their whole names", () => {
    const moment = asking("choice");
    const [place = ""] = asReef(moment.view).photos;
    const face = asReef(moment.view).cards[placeNumber(place)]?.face ?? "";
    const side = render(board.Side, { props: boardAt(moment) }).container;
    expect(side.querySelector("ol li span")?.textContent).toBe(
      words.say(`kleine-fische-species-${speciesOf(face)}`),
    );
  });
  it("are explained by what there is: no eye is spoken of where no card can be turned up", () => {
    for (const { view, legal, prompt } of moments) {
      const how = board.how?.(view, legal, words) ?? "";
      if (/-(?:first-reveal|after-move)$/.test(prompt.key))
        expect(how.includes("eye")).toBe(legal.some(({ family }) => family === "reveal"));
    }
    const { view, legal } = asking("after-move");
    const cave = { ...(legal[0] as Target), family: "explore" };
    expect(board.how?.(view, [cave], words)).toBe("");
  });
  it("warn before a turn is lost", () => {
    for (const { view, legal } of moments)
      for (const target of legal.filter(({ family }) => ["swim", "jump"].includes(family))) {
        const { preview } = target;
        const offered = [...(preview["reveal"] as []), ...(preview["explore"] as [])].length;
        const warning = board.deed?.(target, view, words).warning ?? "";
        expect(warning !== "", target.text).toBe(offered === 0);
      }
  });
});

describe("events", () => {
  it(
    "are told in whole sentences, the die not before it lies still",
    () => {
      let rolls = 0;
      for (const { view, events, patches } of moments) {
        const views = viewsOf(view, patches);
        events.forEach((event, i) => {
          const said = board.narrate?.(event, views[i] ?? view, views[i + 1] ?? view, words) ?? "";
          whole(said);
          if (event.kind !== "rolled") return;
          rolls += 1;
          expect(said).not.toMatch(/\d/);
        });
      }
      expect(rolls).toBeGreaterThan(0);
    },
    LONG,
  );
  it("of a pair are told by the numbers on the cards", () => {
    const fish = "@kleine-fische-species-surgeon";
    const bust = { kind: "bust", seat: 1, fish, kept: 2, lost: 3 };
    const said = board.narrate?.(bust, last.view, last.view, words);
    expect(said).toMatch(/twice! Numbers 3 to 5 turn back\.$/);
  });
  it("that matter are heard, and every sound ends", () => {
    for (const kind of ["bust", "met", "rolled", "stole", "lost", "jumped"]) {
      const tones = board.sound?.({ kind }) ?? [];
      expect(tones.length, kind).toBeGreaterThan(0);
      for (const { from, lasts, at = 0 } of tones) {
        expect(from).toBeGreaterThan(20);
        expect(at + lasts).toBeLessThan(2);
      }
    }
  });
  it("that nobody chose are told over the reef while they play", () => {
    const moment = moments.find(({ events }) => events.some(({ kind }) => kind === "swam"));
    const event = moment?.events.find(({ kind }) => kind === "swam");
    if (!moment || !event) throw new Error("nobody swims");
    const forced = { ...event, seat: 1 };
    const label = (played: { kind: string }[]): string => {
      const props = { ...boardAt(moment), event: forced, played, pace: 900 };
      const page = render(board.Board, { props }).container;
      const said = page.querySelector(".notice")?.textContent ?? "";
      cleanup();
      return said;
    };
    const told = label([{ kind: "turn" }]);
    whole(told);
    expect(told).toContain(NAMES[1]);
    expect(label([])).toBe(""); // their own decision needs no label
  });
  it("of a cave tell its owner over the reef what it held, long enough to be read", () => {
    const moment = moments.find(({ events }) => events.some(({ kind }) => kind === "took"));
    const event = moment?.events.find(({ kind }) => kind === "took");
    if (!moment || !event) throw new Error("nobody takes a cave");
    const said = (took: typeof event): string => {
      const props = { ...boardAt(moment), event: took, played: [], pace: 900 };
      const page = render(board.Board, { props }).container;
      const text = page.querySelector(".notice")?.textContent ?? "";
      cleanup();
      return text;
    };
    expect(event["known"]).toBe(true);
    whole(said(event));
    expect(said(event)).toContain(words.say(String(event["cave"]).slice(1)));
    expect(board.duration(event)).toBeGreaterThanOrEqual(2000);
    // What others found is their secret, and holds nobody up.
    const hidden = { ...event, known: false, cave: "@kleine-fische-cave-hidden" };
    expect(said(hidden)).toBe("");
    expect(board.duration(hidden)).toBeLessThan(1000);
  });
  it("that lose a turn take time to be seen", () => {
    expect(board.duration({ kind: "stranded" })).toBeGreaterThanOrEqual(1500);
    expect(board.duration({ kind: "bust" })).toBeGreaterThan(3000);
  });
});

it("a phone keeps deck, fish and points in sight", () => {
  const facts = board.facts?.(last.view, last.seat, words) ?? [];
  expect(facts).toHaveLength(3);
  for (const { name, text } of facts) whole(name + text);
  expect(board.facts?.(last.view, null, words)).toHaveLength(1);
});

it("the final account has a picture in every row", () => {
  for (const key of ["stack", "rainbow", "unused", "chest"]) {
    const args = { fish: "@kleine-fische-species-clown" };
    expect(board.tallied?.(`kleine-fische-tally-${key}`, args), key).toMatch(/^<svg/);
  }
});

it("the end shows creatures, best player first", () => {
  const { view } = last;
  expect(asReef(view).scores).toBeDefined();
  const props = { ...boardAt(last), players: [], legal: [] };
  if (!board.Finale) throw new Error("no picture of the end");
  const page = render(board.Finale, { props }).container;
  const rows = [...page.querySelectorAll("li")];
  expect(rows).toHaveLength(asReef(view).players.length);
  const points = rows.map((row) => Number(row.querySelector("b")?.textContent));
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(page.querySelectorAll("svg").length).toBeGreaterThan(13);
  // Whoever has more fish need not have won.
  expect(page.textContent).toMatch(/Only your best fish of each kind counts/);
});

it("the octopus hides no number of a cave", () => {
  const { view, seat } = asking("choice");
  const lane = { way: "up", turn: "ahead", lane: "v21", reveal: [], explore: [] };
  const lanes = [{ ...lane, caves: [{ place: "c21", needs: 5, open: 1 }] }];
  const reef = { ...asReef(view), lanes, offer: undefined };
  const height = (octopus: string): number => {
    const marked = { reef: { ...reef, octopus, turn: seat }, spots: [], chosen: null };
    const page = render(Marks, { props: { ...marked, small: false, words } }).container;
    const at = page.querySelector(".badge")?.getAttribute("transform") ?? "";
    cleanup();
    return Number(/translate\([\d.]+ ([\d.]+)\)/.exec(at)?.[1]);
  };
  expect(height("h21")).toBeGreaterThan(cardAt("c21").y);
  expect(height("h44")).toBeLessThan(cardAt("c21").y);
});

describe("the table", () => {
  it("says of fish that they are fish: a bare number reads as a score", () => {
    const props = boardAt(asking("choice"));
    const page = render(board.Side, { props }).container;
    const told = [...page.querySelectorAll(".player .fish")].map((one) => one.textContent.trim());
    expect(told).toHaveLength(props.players.length);
    for (const text of told) expect(text).toMatch(/^\d+ fish$/);
  });
  it("draws where one may go above all divers", () => {
    const page = render(board.Board, { props: boardAt(asking("jump")) }).container;
    const [pieces, spot] = [page.querySelector(".pieces"), page.querySelector("[data-spot]")];
    if (!pieces || !spot) throw new Error("nothing drawn");
    const order = pieces.compareDocumentPosition(spot);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
  it("shows the odds without being asked", () => {
    const diving = moments.find(
      ({ view, prompt }) => prompt.key.endsWith("ask-choice") && asReef(view).photos.length > 0,
    );
    const page = render(board.Side, { props: boardAt(diving as Moment) }).container;
    expect(page.querySelector(".odds .bar")).not.toBeNull();
  });
});
