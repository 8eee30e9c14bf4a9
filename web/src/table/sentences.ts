// Log entries as sentences.

import type { GameEvent } from "../boards/contract";
import type { Words } from "../lib/words";
import { clauseOf } from "../rules/links";
import type { Told } from "./wire";

/** One sentence of the log, with what it is about. */
export interface Sentence {
  id: string;
  v: number;
  at: number;
  seat: number | null;
  text: string;
  event: GameEvent | null;
  clause: string;
  /** Consequences stand indented below their cause. */
  follows: boolean;
  /** It was taken back later. */
  undone: boolean;
}

// Whose turn it is the prompt says; in a story it is every second line.
const UNTOLD = ["turn"];

const dashed = (name: string): string => name.replaceAll("_", "-");

/** What an event says; empty if it is only for the board. A game may say it otherwise where it follows
 * from what happened before it, without anybody's doing. */
export function eventText(game: string, event: GameEvent, words: Words, follows = false): string {
  const { kind, ...args } = event;
  const key = `${dashed(game)}-event-${dashed(kind)}`;
  const other = `${key}-follows`;
  if (follows && words.has(other)) return words.say(other, args).trim();
  return words.has(key) ? words.say(key, args).trim() : "";
}

// What was put into words once is not put into words again while the same words are spoken: a table's log
// is read anew with everything that happens, and its lines stay the same objects.
const known = new WeakMap<Words, WeakMap<Told, Sentence[]>>();

/** The sentences of one entry. */
export function sentences(game: string, told: Told, words: Words): Sentence[] {
  let spoken = known.get(words);
  if (!spoken) known.set(words, (spoken = new WeakMap()));
  let found = spoken.get(told);
  if (!found) spoken.set(told, (found = worded(game, told, words)));
  return found;
}

function worded(game: string, told: Told, words: Words): Sentence[] {
  const seat = told.data.seat ?? null;
  const base = { v: told.v, at: told.at, clause: "", follows: false, undone: false };
  if (told.kind !== "action") {
    const key = `web-log-${dashed(told.kind)}`;
    if (!words.has(key)) return [];
    const args = { ...told.data, yes: told.data.yes === true ? "yes" : "no" };
    const text = words.say(key, args).trim();
    return text ? [{ ...base, id: `${String(told.v)}`, seat, text, event: null }] : [];
  }
  const found: Sentence[] = [];
  (told.data.events ?? []).forEach((event, i) => {
    const follows = found.length > 0;
    const text = UNTOLD.includes(event.kind) ? "" : eventText(game, event, words, follows);
    if (!text) return;
    const who = typeof event["seat"] === "number" ? event["seat"] : seat;
    found.push({
      ...base,
      id: `${String(told.v)}.${String(i)}`,
      seat: who,
      text,
      event,
      clause: clauseOf(game, event.kind),
      follows,
    });
  });
  return found;
}

/** The versions of the actions that were taken back. */
export function takenBack(log: Told[]): number[] {
  let standing: number[] = []; // versions of the actions that hold
  const undone: number[] = [];
  for (const told of log) {
    if (told.kind === "action") standing.push(told.v);
    // By oneself one step, by a vote as many as all have agreed to.
    const steps = told.kind === "back" ? 1 : (told.data.undone ?? 0);
    if (!steps) continue;
    undone.push(...standing.slice(-steps));
    standing = standing.slice(0, -steps);
  }
  return undone;
}

/** The whole log as sentences. What was taken back stays, and is marked. */
export function story(game: string, log: Told[], words: Words): Sentence[] {
  const undone = takenBack(log);
  const found = log.flatMap((told) => sentences(game, told, words));
  return found.map((line) => (undone.includes(line.v) ? { ...line, undone: true } : line));
}
