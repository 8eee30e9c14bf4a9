// A led first turn. No rules here: a step belongs to a question the table asks, and is done when the
// table tells that the player has done it. What is taught lies in each game's folder.

import type { GameEvent, Prompt, Target } from "../boards/contract";
import { keyOf } from "../lib/games";

export interface Step {
  /** Its words are `GAME-guide-NAME` (what to look at and do) and `…-why`. */
  name: string;
  /** Questions it belongs to, without the name of the game. */
  asks: string[];
  /** Own events that show that it was done; none for what is not part of every turn. */
  does: string[];
  /** Where one has to look. */
  look: "board" | "side";
  /** Whether it speaks of what can be done now: the same question is asked of a ship that cannot sail.
   * Of several steps for a question the first that fits is taken. */
  fits?: (legal: Target[], prompt: Prompt) => boolean;
  /** The step whose `…-why` it shares. */
  why?: string;
}

export interface Lesson {
  steps: Step[];
  /** Events a newcomer wonders about: `GAME-guide-note-KIND` explains them when they happen. */
  notes: string[];
  /** Whether the words of its note are true of an event: of all where nothing is said. */
  noted?: (event: GameEvent) => boolean;
  /** The led turn is over at one of `ends`, once the player has done one of `after`. */
  after: string[];
  ends: string[];
  /** Only an own event ends it: the turn has come round to the player again. */
  round?: boolean;
}

export const step = (
  name: string,
  asks: string[],
  does: string[],
  look: Step["look"] = "board",
): Step => ({ name, asks, does, look });

/** A step for another state of the same question, or for a question in between: not part of every
 * turn. */
export const aside = (
  name: string,
  ask: string,
  more: Pick<Step, "fits" | "why"> & { look?: Step["look"] } = {},
): Step => ({ ...step(name, [ask], []), ...more });

/** None of these kinds of action is to be had. */
export const without =
  (...families: string[]) =>
  (legal: Target[]): boolean =>
    !legal.some(({ family }) => families.includes(family));

/** The words that say why a step is to be done. */
export const whyOf = ({ name, why = name }: Step): string => `${why}-why`;

const FOUND = import.meta.glob<Lesson>("../boards/*/lesson.ts", { import: "lesson" });

/** Games that can lead somebody through a turn. */
export const LED: string[] = Object.keys(FOUND).map((path) => path.split("/").at(-2) ?? "");

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await FOUND[`../boards/${game}/lesson.ts`]?.()) ?? null;
}

/** How far somebody is. */
export interface Progress {
  /** Steps done, by name. */
  done: string[];
  /** The last thing that happened and needs a word, by kind. */
  note: string;
  /** The turn can end now. */
  ready: boolean;
  over: boolean;
}

export const BEGINNING: Progress = { done: [], note: "", ready: false, over: false };

/** What one event changes, for the player of a seat. */
export function hear(lesson: Lesson, now: Progress, event: GameEvent, seat: number): Progress {
  if (now.over) return now;
  const { kind } = event;
  const own = event["seat"] === seat;
  if (now.ready && lesson.ends.includes(kind) && (own || !lesson.round))
    return { ...now, over: true };
  const found = own ? lesson.steps.find(({ does }) => does.includes(kind)) : undefined;
  const explained = lesson.notes.includes(kind) && (lesson.noted?.(event) ?? true);
  const done = found && !now.done.includes(found.name) ? [...now.done, found.name] : now.done;
  return {
    done,
    note: explained ? kind : found ? "" : now.note,
    ready: now.ready || (own && lesson.after.includes(kind)),
    over: false,
  };
}

/** The step a question belongs to. */
export function stepFor(
  lesson: Lesson,
  game: string,
  prompt: Prompt,
  legal: Target[],
): Step | null {
  const ask = prompt.key.slice(keyOf(game).length + 1);
  const found = lesson.steps.find(
    // While something is shown nothing is to be had, which says nothing of the question.
    ({ asks, fits }) => asks.includes(ask) && (!fits || (legal.length > 0 && fits(legal, prompt))),
  );
  return found ?? null;
}

/** The step to speak of: what is asked now or, while the player's own deed is still being shown, what
 * was asked before it. The others' turn begins when the board shows others. */
export const standing = (asked: Step | null, before: Step | null, own: boolean): Step | null =>
  asked ?? (own ? before : null);

/** Whether a narrow card says nothing but what just happened: only while the others play. A step keeps
 * its place above the note, and so does what somebody who is asked has to do. */
export const noteAlone = (
  now: Progress,
  step: Step | null,
  asked: boolean,
  narrow: boolean,
): boolean => narrow && now.note !== "" && !asked && step === null;

/** Steps that are part of every turn: these are counted. */
export const mainSteps = (lesson: Lesson): Step[] =>
  lesson.steps.filter(({ does }) => does.length > 0);
