import { beforeAll, expect, it } from "vitest";
import { loadWords, Words } from "../lib/words";
import { story } from "./sentences";
import type { Told } from "./wire";

const words = new Words("en", ["Ann", "Ben"]);
const deed = (v: number, seat: number): Told => ({
  v,
  kind: "action",
  at: v,
  data: { seat, events: [{ kind: "sailed", seat }] },
});
const undone = (log: Told[]): number[] => {
  const known = Object.assign(Object.create(words) as Words, {
    has: () => true,
    say: () => "Sails.",
  });
  return story("maldivia", log, known)
    .filter((line) => line.undone)
    .map(({ v }) => v);
};

it("marks the step that was taken back", () => {
  expect(
    undone([deed(1, 0), deed(2, 0), { v: 3, kind: "back", at: 3, data: { seat: 0 } }]),
  ).toEqual([2]);
});

it("marks all steps that a vote took back", () => {
  const vote: Told = { v: 5, kind: "answered", at: 5, data: { seat: 1, yes: true, undone: 2 } };
  const log = [deed(1, 0), deed(2, 1), deed(3, 0), vote, deed(6, 1)];
  expect(undone(log)).toEqual([2, 3]);
});

beforeAll(() => loadWords("en", ["web", "maldivia", "kleine_fische", "vanuatu", "carta_magica"]));
const said = (game: string, told: Told): string[] =>
  story(game, [told], words).map(({ text }) => text);

it.each(["maldivia", "kleine_fische", "vanuatu", "carta_magica"])(
  "does not tell in %s who is next: the table shows it",
  (game) => {
    const next = { kind: "turn", seat: 1, phase: "plan", batch: 0, round: 2 };
    expect(said(game, { v: 1, kind: "action", at: 1, data: { seat: 0, events: [next] } })).toEqual(
      [],
    );
  },
);

it("a deed stands before what follows from it", () => {
  const events = [
    { kind: "turn", seat: 0 }, // told by the prompt: the deed is still the first line
    { kind: "sailed", seat: 0 },
    { kind: "stayed", seat: 0 },
    { kind: "stayed", seat: 1 },
  ];
  const log: Told[] = [{ v: 1, kind: "action", at: 1, data: { seat: 0, events } }, deed(2, 1)];
  const follows = story("maldivia", log, words).map(({ v, follows }) => [v, follows]);
  expect(follows).toEqual([
    [1, false],
    [1, true],
    [1, true],
    [2, false],
  ]);
});

it("says what everybody is asked", () => {
  const asked = (what: string): Told =>
    ({ v: 1, kind: "asked", at: 1, data: { seat: 0, what } }) as unknown as Told;
  expect(said("maldivia", asked("back"))[0]).toMatch(/^Ann asks everyone to take back/);
  expect(said("maldivia", asked("end"))[0]).toMatch(/^Ann asks everyone to end the game/);
});

it("says again only what is new, and leaves the other lines as they are", () => {
  let said = 0;
  const counting = Object.assign(Object.create(words) as Words, {
    has: () => true,
    say: () => `Sails ${String((said += 1))}.`,
  });
  const log = [deed(1, 0), deed(2, 1)];
  const before = story("maldivia", log, counting);
  const after = story("maldivia", [...log, deed(3, 0)], counting);
  expect(said).toBe(3);
  expect(after.map((line, i) => line === before[i])).toEqual([true, true, false]);
});

it("says that somebody had no other choice where the table acted for them", () => {
  const action = "@vanuatu-action-fish";
  const gathered = (seat: number) => ({ kind: "gathered", seat, action, pawns: 1 });
  const events = [gathered(1), gathered(0)];
  expect(said("vanuatu", { v: 1, kind: "action", at: 1, data: { seat: 1, events } })).toEqual([
    "Ben takes 1 pawn from Fish to act.",
    "Ann has no other choice: Fish.",
  ]);
});
