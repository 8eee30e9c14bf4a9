import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import fixture from "../../../fixtures/carta_magica.json";
import type { Hands, Target } from "../contract";
import { loadWords, Words } from "../../lib/words";
import { aboutThing } from "./about";
import { asVoyage } from "./facts";
import { duration } from "./motion";
import { deedOf, listNotes } from "./names";
import Monster from "./Monster.svelte";
import Options from "./Options.svelte";
import Wheel from "./Wheel.svelte";

const words = new Words("en", ["Ann", "Ben", "Cai", "Dot"]);
const moments = fixture.moments.map(({ view, legal, seat }) => ({
  voyage: asVoyage(view),
  legal: legal as unknown as Target[],
  seat,
}));
const chart = asVoyage(fixture.moments[0]?.view ?? {}).chart;
const idle = (): void => undefined;
/** Hands that say which of them was used. */
function hands(used: string[]): Hands {
  const note = (name: string) => (): void => void used.push(name);
  return {
    touch: note("touch"),
    act: note("act"),
    play: idle,
    why: note("why"),
    about: idle,
    ask: idle,
    drop: idle,
  };
}
const has = (legal: Target[], family: string): boolean =>
  legal.some((target) => target.family === family);
function show(find: (legal: Target[]) => boolean, room?: number) {
  const moment = moments.find(({ legal }) => find(legal));
  if (!moment) throw new Error("no such moment among the fixtures");
  const used: string[] = [];
  const { container } = render(Options, {
    ...moment,
    chosen: null,
    words,
    hands: hands(used),
    ...(room ? { room } : {}),
  });
  const buttons = [...container.querySelectorAll("button")];
  return { ...moment, container, buttons, used };
}

beforeAll(() => loadWords("en", ["kernel", "carta_magica", "carta_magica-web"]));

test("a digit presses what stands in that place of the list", () => {
  const { buttons } = show((legal) => has(legal, "sail") && has(legal, "hold"));
  expect(buttons.length).toBeGreaterThan(2);
  for (const button of buttons) expect(button.hasAttribute("data-option")).toBe(true);
});

test("going away is offered after everything that may be had", () => {
  const { buttons } = show((legal) => has(legal, "buy") && has(legal, "done"));
  expect(buttons.at(-1)?.textContent).toMatch(/Leave the harbour/);
});

test("what a talisman costs stands on its button", () => {
  const { legal, voyage } = show((legal) => has(legal, "buy") && has(legal, "done"));
  const all = legal.filter(({ family }) => family === "buy");
  expect(all.length).toBeGreaterThan(1);
  for (const target of all) expect(listNotes(target, voyage, words)[0]).toBe("−2 gold");
});

test("a card is drawn at the second touch: it cannot be put back", () => {
  const { buttons, used } = show((legal) => has(legal, "draw"));
  buttons.find((button) => button.textContent.includes("Draw an adventure card"))?.click();
  expect(used).toEqual(["touch"]);
});

test("where one traded nothing else comes to lie: a second touch says why not", () => {
  const trading = (legal: Target[]): boolean => has(legal, "trade") && has(legal, "draw");
  const { buttons: before } = show(trading);
  const place = before.findIndex(({ textContent }) => textContent.includes("Trade 2 goods"));
  const { buttons, used } = show((legal) => !has(legal, "trade") && has(legal, "draw"));
  expect(buttons.map(({ textContent }) => textContent.slice(0, 8))).toEqual(
    before.map(({ textContent }) => textContent.slice(0, 8)),
  );
  buttons[place]?.click();
  expect(used).toEqual(["why"]);
});

test("leaving, which comes to lie where talismans were bought, is shown before it is done", () => {
  const red = show((legal) => has(legal, "buy") && has(legal, "done"));
  red.buttons.at(-1)?.click();
  expect(red.used).toEqual(["touch"]);
  const black = show((legal) => has(legal, "done") && !has(legal, "buy"));
  black.buttons.at(-1)?.click();
  expect(black.used).toEqual(["act"]);
});

test("more options than fit below each other stand side by side", () => {
  const many = (legal: Target[]): boolean => has(legal, "sail") && has(legal, "hold");
  expect(show(many, 1000).container.querySelector(".tight")).toBeNull();
  expect(show(many, 112).container.querySelector(".tight")).not.toBeNull();
});

test("what each option brings stands below it wherever there is room", () => {
  const many = (legal: Target[]): boolean => has(legal, "sail") && has(legal, "hold");
  const count = show(many, 1000).buttons.length;
  const rows = Math.ceil(count / 2);
  // Too many below each other, but high enough side by side; and then not even that.
  for (const [room, noted] of [
    [rows * 80 + 1, true],
    [rows * 80 - 1, false],
  ] as const) {
    const { container } = show(many, room);
    expect(container.querySelector(".tight:not(.stacked)"), String(room)).not.toBeNull();
    expect(container.querySelector(".noted") !== null).toBe(noted);
  }
});

test("a ship in a harbour says that only arriving counts, and where its home is", () => {
  const [found] = moments.flatMap(({ voyage }) =>
    voyage.players.flatMap(({ cell, home }, seat) =>
      home && voyage.chart.harbours.some((one) => one.cell === cell) ? [{ voyage, seat }] : [],
    ),
  );
  if (!found) throw new Error("no ship in a harbour among the fixtures");
  const about = aboutThing(`ship-${String(found.seat)}`, found.voyage, words);
  expect(about?.text).toMatch(/when a ship arrives, not while it lies here/);
  expect(about?.rows?.map(({ name }) => name)).toContain("Home harbour");
});

test("a harbour in reach is something to do, not only a name", () => {
  const ports = chart.harbours.map(({ cell }) => cell.toLowerCase());
  const { container } = show((legal) =>
    legal.some(({ family, args }) => family === "sail" && ports.includes(args[0] ?? "")),
  );
  const names = [...container.querySelectorAll(".harbour b")].map((name) => name.textContent);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^Sail (home )?to /);
});

test("what may be traded is not more of something before the first trade", () => {
  for (const count of [1, 2])
    for (const key of ["can-trade", "can-buy"])
      expect(words.say(`carta-magica-web-${key}`, { count })).not.toMatch(/more/);
});

test("a storm's danger says what would happen", () => {
  const target: Target = {
    action: 1,
    text: "sail k5",
    family: "sail",
    args: ["k5"],
    preview: { steps: 3, storm: { N: "damaged", S: "damaged", E: "blown" } },
  };
  const [{ voyage }] = moments as [(typeof moments)[number]];
  const { gain, warning } = deedOf(target, voyage, words);
  expect(gain).toBe("3 steps"); // a danger is not what it is good for
  expect(warning).toBe("A storm would damage your ship there: north, south");
});

test("sailing says what one gets there: a harbour's trade, or so much of the way", () => {
  const [found] = moments as [(typeof moments)[number]];
  const voyage = structuredClone(found.voyage);
  for (const sailor of voyage.players) Object.assign(sailor, { goods: 2, gold: 2 });
  const sail = (preview: Target["preview"]): string | undefined =>
    deedOf({ action: 1, text: "", family: "sail", args: ["k5"], preview }, voyage, words).gain;
  const at = (colour: string): string | undefined =>
    chart.harbours.find((one) => one.colour === colour)?.id;
  expect(sail({ steps: 3, harbour: at("black") })).toBe("3 steps, trade goods for gold");
  expect(sail({ steps: 1, harbour: at("red") })).toBe("one step, buy talismans");
  expect(sail({ steps: 6, progress: -90 })).toBe("6 steps · 25% of the way round the island");
});

test("a harbour where one can pay for nothing does not promise a trade", () => {
  const [found] = moments as [(typeof moments)[number]];
  const cards = chart.adventures.map((_, i) => `AD${String(i + 1).padStart(2, "0")}`);
  const income = (resource: string): string =>
    cards[chart.adventures.findIndex((one) => one === `income ${resource} 2`)] ?? "";
  for (const [colour, resource, promise] of [
    ["black", "goods", "trade goods for gold"],
    ["red", "gold", "buy talismans"],
  ] as const) {
    const harbour = chart.harbours.find((one) => one.colour === colour);
    const said = (held: number, kept: string[] = []): string => {
      const voyage = structuredClone(found.voyage);
      const sailor = voyage.players[voyage.moment.turn];
      if (!sailor) throw new Error("nobody sails");
      Object.assign(sailor, { [resource]: held, cards: kept });
      const preview = { steps: 3, harbour: harbour?.id };
      const target: Target = { action: 1, text: "", family: "sail", args: ["k5"], preview };
      return deedOf(target, voyage, words).gain ?? "";
    };
    expect(said(2)).toBe(`3 steps, ${promise}`);
    expect(said(1)).toMatch(/^3 steps, too (few goods|little gold)/);
    expect(said(0, [income(resource)])).toBe(`3 steps, ${promise}`);
  }
});

test("whoever may spare the ship a storm is told what it would do", () => {
  const [{ voyage }] = moments as [(typeof moments)[number]];
  const pass = (outcome: string, result: string): Target => ({
    action: 1,
    text: "pass",
    family: "pass",
    args: [],
    preview: { outcome, result: `@carta-magica-outcome-${result}`, cell: "M9" },
  });
  const harm = pass("damaged", "island");
  expect(listNotes(harm, voyage, words)).toEqual(["damaged against land"]);
  expect(deedOf(harm, voyage, words)).toMatchObject({ warning: "Damaged against land" });
  expect(deedOf(harm, voyage, words).gain).toBeUndefined();
  expect(deedOf(pass("blown", "blown"), voyage, words).gain).toBe("blown on, unharmed");
});

test("the middle of the wheel says what the arrow shows", () => {
  const [found] = moments as [(typeof moments)[number]];
  const rest = { event: null, pace: 0, words, legal: [], hands: hands([]), mine: true };
  for (const [shown, said] of [
    [{ sector: 6 }, "segment-5"],
    [{ sector: 10, second: 9, direction: "W" }, "way-w"],
  ] as const) {
    const voyage = structuredClone(found.voyage);
    delete voyage.moment.second;
    Object.assign(voyage.moment, shown);
    const { container } = render(Wheel, { ...rest, voyage });
    expect(container.querySelector<SVGElement>("circle.part")?.dataset["about"]).toBe(said);
    expect(aboutThing(said, voyage, words)).not.toBeNull();
  }
});

test("all eight harbours one may start from stand above the prompt of a phone", () => {
  const ROW = 52;
  const moment = moments.find(({ legal }) => has(legal, "home"));
  if (!moment) throw new Error("nobody chooses a home among the fixtures");
  const { container } = render(Options, {
    ...{ ...moment, chosen: null, words, hands: hands([]), room: 164, broad: true },
  });
  const columns = Number(
    container.querySelector<HTMLElement>(".options")?.style.getPropertyValue("--columns"),
  );
  const rows = Math.ceil(container.querySelectorAll("button").length / columns);
  expect(rows * ROW).toBeLessThan(164);
});

test("the button to sail lets the golden spaces call", () => {
  const { buttons } = show((legal) => has(legal, "sail") && has(legal, "hold"));
  const spaces = document.body.appendChild(document.createElement("div"));
  spaces.className = "cm";
  spaces.innerHTML = '<svg><g class="targets"></g></svg>';
  let called = 0;
  const group = spaces.querySelector(".targets");
  if (group) group.animate = () => (called += 1) as never;
  buttons.find(({ textContent }) => textContent.includes("Sail up to"))?.click();
  spaces.remove();
  expect(called).toBe(1);
});

test("the spin that met a monster is told with what came of it, and all goods are all", () => {
  const [{ voyage }] = moments as [(typeof moments)[number]];
  const spun = { kind: "spun", seat: 1, sector: 8, spin: "taming", number: "4", symbols: [] };
  const name = "@carta-magica-monster-ad28";
  const met = { card: "AD28", sort: "monster", name, value: 3, strength: 9, seat: 1 };
  const event = { kind: "untamed", ...met, total: 7, goods: 1 };
  const told = { voyage, event, played: [spun], pace: 100, words };
  const rest = { legal: [], chosen: null, hands: hands([]), small: false };
  const { container } = render(Monster, { ...told, ...rest });
  expect(container.textContent).toMatch(/Ben spins: 4/);
  expect(container.textContent).toMatch(/the only good on board is lost/);
  expect(duration(event)).toBeGreaterThan(3000);
});

test("what a storm did to a ship is one sentence", () => {
  for (const cause of ["ship", "gray", "cliff", "island", "middle-island", "golden-border"]) {
    const result = `@carta-magica-outcome-${cause}`;
    const said = words.say("carta-magica-event-blown", { seat: 0, cell: "C8", result });
    expect(said).toMatch(/^Ann at [^:]+: damaged [^:]+\.$/);
  }
});

test("however small they are, options say how much one comes to have", () => {
  const { container, legal } = show((all) => has(all, "goods") && has(all, "repair"), 106);
  const taken = legal.filter(({ preview }) => "before" in preview);
  expect(container.querySelector(".stacked")).not.toBeNull();
  expect([...container.querySelectorAll(".short")].map(({ textContent }) => textContent)).toEqual(
    taken.map(({ preview }) => `${String(preview["before"])} › ${String(preview["after"])}`),
  );
});

test("a talisman of one's own challenge is marked where it is bought", () => {
  const found = moments.find(({ legal }) => has(legal, "buy"));
  if (!found) throw new Error("no such moment among the fixtures");
  const moment = structuredClone(found);
  const [first] = moment.legal.filter(({ family }) => family === "buy");
  const sailor = moment.voyage.players[moment.seat];
  if (!first || !sailor) throw new Error("nothing to buy");
  const name = String(first.preview["talisman"]);
  for (const [wants, marked] of [
    [[], 0],
    [[name], 1],
  ] as const) {
    sailor.wants = [...wants];
    const { container } = render(Options, { ...moment, chosen: null, words, hands: hands([]) });
    const marks = [...container.querySelectorAll("button.sought em")];
    expect(marks.map(({ textContent }) => textContent)).toEqual(Array(marked).fill("+10"));
  }
});
