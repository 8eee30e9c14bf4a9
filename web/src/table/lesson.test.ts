import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Prompt, Target } from "../boards/contract";
import { keyOf } from "../lib/games";
import {
  BEGINNING,
  hear,
  LED,
  lessonOf,
  mainSteps,
  noteAlone,
  standing,
  stepFor,
  whyOf,
  type Lesson,
} from "./lesson";

const words = (file: string, language = "en"): string =>
  readFileSync(
    join(import.meta.dirname, "../../../src/shoal/words", language, `${file}.ftl`),
    "utf8",
  );
const lessonFor = async (game: string): Promise<Lesson> => {
  const found = await lessonOf(game);
  if (!found) throw new Error(game);
  return found;
};
interface Stored {
  legal: Target[];
  prompt: Prompt;
}
const storedMoments = (game: string): Stored[] =>
  (JSON.parse(readFileSync(`fixtures/${game}.json`, "utf8")) as { moments: Stored[] }).moments;
const target = (family: string, action: number): Target => ({
  action,
  text: family,
  family,
  args: [],
  preview: {},
});

describe("the led turn", () => {
  it("is there only where somebody has written one", async () => {
    expect(LED.length).toBeGreaterThan(3);
    expect(await lessonOf("nobodys_game")).toBeNull();
  });

  it.each(LED)("asks of %s what the game really asks and tells", async (game) => {
    const said = words(game);
    const lesson = await lessonFor(game);
    const asks = lesson.steps.flatMap((step) => step.asks);
    const kinds = [
      ...lesson.steps.flatMap((step) => step.does),
      ...lesson.notes,
      ...lesson.after,
      ...lesson.ends,
    ];
    for (const ask of asks) expect(said, ask).toContain(`\n${keyOf(game)}-${ask} =`);
    for (const kind of kinds) expect(kind).not.toContain("-"); // as it is sent, not as it is said
    for (const kind of kinds)
      expect(said, kind).toContain(`\n${keyOf(game)}-event-${kind.replaceAll("_", "-")} =`);
  });

  it.each(LED)("has words for every step and note of %s", async (game) => {
    const said = words(`${game}-guide`);
    const lesson = await lessonFor(game);
    const key = `${keyOf(game)}-guide`;
    for (const step of lesson.steps) {
      expect(said).toContain(`\n${key}-${step.name} =`);
      expect(said).toContain(`\n${key}-${whyOf(step)} =`);
    }
    for (const kind of lesson.notes) expect(said).toContain(`\n${key}-note-${kind} =`);
    expect(said).toContain(`\n${key}-aim =`);
    expect(said).toContain(`\n${key}-end =`);
  });

  it.each(LED.flatMap((game) => ["en", "de"].map((language) => [game, language] as const)))(
    "ends in %s with the three things that decide it, a line each (%s)",
    (game, language) => {
      const [, end = ""] = words(`${game}-guide`, language).split(`\n${keyOf(game)}-guide-end =`);
      const [, first = "", ...things] = end.split(/\n(?! )/)[0]?.split("\n") ?? [];
      expect(first).toMatch(/:$/);
      expect(things.map((thing) => thing.trim())).toEqual(
        Array(3).fill(expect.stringMatching(/\.$/)),
      );
    },
  );

  it("advances by what the player does and not by what others do", async () => {
    const lesson = await lessonFor("kleine_fische");
    let now = hear(lesson, BEGINNING, { kind: "jumped", seat: 1 }, 0);
    expect(now.done).toEqual([]);
    now = hear(lesson, now, { kind: "jumped", seat: 0 }, 0);
    expect(now.done).toEqual(["jump"]);
    now = hear(lesson, now, { kind: "jumped", seat: 0 }, 0);
    expect(now.done).toEqual(["jump"]);
  });

  it("explains what happened until the player does the next thing", async () => {
    const lesson = await lessonFor("maldivia");
    let now = hear(lesson, BEGINNING, { kind: "folded" }, 0);
    expect(now.note).toBe("folded");
    now = hear(lesson, now, { kind: "sailed", seat: 1 }, 0);
    expect(now.note).toBe("folded");
    now = hear(lesson, now, { kind: "sailed", seat: 0 }, 0);
    expect(now.note).toBe("");
  });

  it("does not say that somebody led nowhere who led and could not act", async () => {
    const lesson = await lessonFor("vanuatu");
    const note = (led: boolean): string =>
      hear(lesson, BEGINNING, { kind: "withdrew", seat: 1, led }, 0).note;
    expect(note(false)).toBe("withdrew");
    expect(note(true)).toBe("");
  });

  it("speaks of the own deed until it has been shown, and then of the others", async () => {
    const [jump, reveal] = (await lessonFor("kleine_fische")).steps;
    if (!jump || !reveal) throw new Error("no steps");
    expect(standing(reveal, jump, false)).toBe(reveal);
    expect(standing(null, jump, true)).toBe(jump);
    expect(standing(null, jump, false)).toBeNull();
  });

  it("gives way to a note only on a phone and while others play", async () => {
    const [jump] = (await lessonFor("kleine_fische")).steps;
    if (!jump) throw new Error("no steps");
    const noted = { ...BEGINNING, note: "bust", done: ["jump"] };
    expect(noteAlone(noted, null, false, true)).toBe(true);
    expect(noteAlone(noted, null, false, false)).toBe(false);
    expect(noteAlone({ ...noted, note: "" }, null, false, true)).toBe(false);
    // A step that is spoken of is never without what to do, however often it was done.
    expect(noteAlone(noted, jump, false, true)).toBe(false);
    expect(noteAlone(noted, null, true, true)).toBe(false);
  });

  it.each([
    ["vanuatu", "character"],
    ["maldivia", "boat"],
    ["maldivia", "mast"],
    ["carta_magica", "spin"],
  ])("frames of %s what the step %s speaks of: it lies beside the board", async (game, name) => {
    const found = (await lessonFor(game)).steps.find((one) => one.name === name);
    expect(found?.look).toBe("side");
  });

  it("is over when the own turn has passed, not before", async () => {
    const lesson = await lessonFor("kleine_fische");
    let now = hear(lesson, BEGINNING, { kind: "turn", seat: 0 }, 0);
    expect(now.over).toBe(false);
    for (const kind of ["jumped", "revealed", "stopped"])
      now = hear(lesson, now, { kind, seat: 0 }, 0);
    expect(now.over).toBe(false);
    now = hear(lesson, now, { kind: "turn", seat: 1 }, 0);
    expect(now.over).toBe(false); // the others dive first: it is led through a round
    now = hear(lesson, now, { kind: "turn", seat: 0 }, 0);
    expect(now.over).toBe(true);
    expect(hear(lesson, now, { kind: "bust", seat: 0 }, 0)).toBe(now);
  });

  it("leads on through a turn that a storm took: nothing was chosen in it", async () => {
    const lesson = await lessonFor("carta_magica");
    const after = (kinds: string[]): boolean => {
      let now = BEGINNING;
      for (const kind of [...kinds, "turn"]) now = hear(lesson, now, { kind, seat: 0 }, 0);
      return now.over;
    };
    expect(after(["spun", "storm", "spun", "blown"])).toBe(false);
    for (const deed of ["sailed", "took", "held", "about_to_draw", "paid"])
      expect(after(["spun", deed]), deed).toBe(true);
  });

  it("finds the step of a question, and none for a strange one", async () => {
    const lesson = await lessonFor("carta_magica");
    const prompt = (key: string) => ({ key, seats: [0], args: {} });
    expect(stepFor(lesson, "carta_magica", prompt("carta-magica-ask-start"), [])?.name).toBe(
      "spin",
    );
    expect(stepFor(lesson, "carta_magica", prompt("carta-magica-ask-loot"), [])).toBeNull();
    expect(mainSteps(lesson).map(({ name }) => name)).toEqual([
      "captain",
      "challenge",
      "home",
      "spin",
      "choose",
    ]);
  });

  // What a step tells somebody to do, by the kinds of action one of which must then be to be had.
  const SPEAKS_OF: Record<string, Record<string, string[]>> = {
    carta_magica: {
      choose: ["sail"],
      sail: ["sail"],
      stuck: ["hold"],
      weather: ["shelter"],
      storm: ["spin"],
      black: ["trade"],
      red: ["buy"],
    },
    kleine_fische: { reveal: ["reveal"], cave: ["explore"], swim: ["swim"] },
    maldivia: { mast: ["stick", "restack"], drop: ["drop"], gain: ["haul"] },
    vanuatu: { preach: ["buy"], withdraw: ["withdraw"], lose: ["withdraw"] },
  };
  it.each(LED)("speaks in every stored moment of %s of what can be done", async (game) => {
    const lesson = await lessonFor(game);
    const met: string[] = [];
    for (const { legal, prompt } of storedMoments(game)) {
      const step = stepFor(lesson, game, prompt, legal);
      const kinds = SPEAKS_OF[game]?.[step?.name ?? ""];
      if (!step || !kinds) continue;
      met.push(step.name);
      const had = legal.map(({ family }) => family);
      expect(
        had.some((family) => kinds.includes(family)),
        `${step.name}: ${had.join()}`,
      ).toBe(true);
    }
    expect(met.length).toBeGreaterThan(0);
  });

  it("tells a ship in trouble how to get free, and whoever can do nothing what is lost", async () => {
    const asked = async (game: string, ask: string, families: string[], args = {}) => {
      const key = `${keyOf(game)}-${ask}`;
      const legal = families.map((family, action) => target(family, action));
      const prompt = { key, seats: [0], args };
      return stepFor(await lessonFor(game), game, prompt, legal)?.name;
    };
    expect(await asked("carta_magica", "ask-choose", ["hold", "sail"])).toBe("choose");
    expect(await asked("carta_magica", "ask-choose", ["hold", "repair"])).toBe("stuck");
    expect(await asked("carta_magica", "ask-choose", [])).toBe("choose"); // something is shown
    expect(await asked("carta_magica", "ask-visit-black-duty", ["draw"])).toBe("black-bare");
    const [blown, bare] = [{ able: false }, { able: false, sales: 0 }];
    expect(await asked("carta_magica", "ask-visit-black-duty", ["draw"], blown)).toBe("card");
    expect(await asked("carta_magica", "ask-visit-black-duty", ["draw"], bare)).toBe("black-bare");
    expect(await asked("carta_magica", "ask-visit-black", ["trade", "done"])).toBe("black");
    expect(await asked("carta_magica", "ask-visit-red", ["done"])).toBe("red-bare");
    expect(await asked("vanuatu", "ask-turn", ["withdraw", "cash"])).toBe("lose");
    expect(await asked("vanuatu", "ask-turn", ["withdraw", "rest"])).toBe("act");
    expect(await asked("kleine_fische", "ask-after-move", ["explore", "stop"])).toBe("cave");
  });
});
