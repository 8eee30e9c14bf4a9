// A led first turn, game by game. No rules here: a step belongs to a question the table asks, and is
// done when the table tells that the player has done it.

import type { GameEvent, Prompt } from "../boards/contract";
import { keyOf } from "../lib/games";

export interface Step {
  /** Its words are `web-guide-GAME-NAME` (what to look at and do) and `…-why`. */
  name: string;
  /** Questions it belongs to, without the name of the game. */
  asks: string[];
  /** Own events that show that it was done; none for what is not part of every turn. */
  does: string[];
  /** Where one has to look. */
  look: "board" | "side";
}

export interface Lesson {
  steps: Step[];
  /** Events a newcomer wonders about: `web-guide-GAME-note-KIND` explains them when they happen. */
  notes: string[];
  /** The led turn is over at one of `ends`, once the player has done one of `after`. */
  after: string[];
  ends: string[];
}

const step = (
  name: string,
  asks: string[],
  does: string[],
  look: Step["look"] = "board",
): Step => ({ name, asks, does, look });

const LESSONS: Record<string, Lesson> = {
  maldivia: {
    steps: [
      step("boat", ["ask-take"], ["took"]),
      step("place", ["ask-place"], ["placed"]),
      step("plan", ["ask-plan", "ask-replan"], ["planned"], "side"),
      step("sail", ["ask-sail"], ["sailed", "stayed"]),
      step("act", ["ask-act"], ["fished", "robbed", "delivered", "ended-turn"]),
      step("mast", ["ask-gain", "ask-stick", "ask-drop", "ask-restack"], []),
      step("exchange", ["ask-exchange"], []),
    ],
    notes: ["folded", "lost", "robbed", "delivered", "blocked"],
    after: ["planned"],
    ends: ["round"],
  },
  kleine_fische: {
    steps: [
      step("jump", ["ask-jump"], ["jumped"]),
      step("reveal", ["ask-first-reveal", "ask-after-move"], ["revealed"]),
      step("choice", ["ask-choice"], ["stopped", "halted", "bust", "explored"], "side"),
      step("swim", ["ask-move"], []),
      step("octopus", ["ask-octopus", "ask-octopus-driven"], []),
      step("rob", ["ask-rob", "ask-announce", "ask-rolled", "ask-roll-on"], [], "side"),
      step("exchange", ["ask-exchange"], []),
    ],
    notes: ["bust", "stranded", "collected", "explored"],
    after: ["stopped", "halted", "bust", "explored", "stranded"],
    ends: ["turn"],
  },
  vanuatu: {
    steps: [
      step("character", ["ask-character"], ["took"]),
      step("plan", ["ask-plan"], ["planned"]),
      step("act", ["ask-turn"], ["gathered"]),
      step("withdraw", ["ask-withdraw", "ask-preach"], []),
      step("selling", ["ask-selling"], []),
      step("second", ["ask-second"], []),
      step("resting", ["ask-resting"], []),
      step("tile", ["ask-place"], []),
      step("neutral", ["ask-neutral"], []),
    ],
    notes: ["withdrew", "converted", "loaded", "lost"],
    after: ["gathered", "withdrew"],
    ends: ["round"],
  },
  carta_magica: {
    steps: [
      step("captain", ["ask-captain"], ["captain_chosen"]),
      step("challenge", ["ask-challenge"], ["challenge_chosen"]),
      step("home", ["ask-home"], ["placed"]),
      step("spin", ["ask-start"], ["spun"]),
      step(
        "choose",
        ["ask-choose", "ask-sail"],
        ["sailed", "took", "held", "about_to_draw", "drew"],
      ),
      step("storm", ["ask-direction", "ask-weather"], []),
      step("black", ["ask-visit-black", "ask-visit-black-duty"], []),
      step("red", ["ask-visit-red"], []),
      step("card", ["ask-income", "ask-pay", "ask-kept", "ask-peek"], []),
      step("monster", ["ask-tame"], []),
    ],
    notes: ["storm", "blown", "drew", "traded", "tamed", "untamed"],
    after: ["spun"],
    ends: ["turn"],
  },
};

export const lessonOf = (game: string): Lesson | null => LESSONS[game] ?? null;
export const LED: string[] = Object.keys(LESSONS);

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
  if (now.ready && lesson.ends.includes(kind)) return { ...now, over: true };
  const found = own ? lesson.steps.find(({ does }) => does.includes(kind)) : undefined;
  const done = found && !now.done.includes(found.name) ? [...now.done, found.name] : now.done;
  return {
    done,
    note: lesson.notes.includes(kind) ? kind : found ? "" : now.note,
    ready: now.ready || (own && lesson.after.includes(kind)),
    over: false,
  };
}

/** The step a question belongs to. */
export function stepFor(lesson: Lesson, game: string, prompt: Prompt): Step | null {
  const ask = prompt.key.slice(keyOf(game).length + 1);
  return lesson.steps.find(({ asks }) => asks.includes(ask)) ?? null;
}

/** Steps that are part of every turn: these are counted. */
export const mainSteps = (lesson: Lesson): Step[] =>
  lesson.steps.filter(({ does }) => does.length > 0);
