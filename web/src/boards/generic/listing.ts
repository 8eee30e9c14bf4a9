// Plain data as lines to read: words for keys, names for seats, in the order the author gave them.

import { capital, keyOf } from "../../lib/readable";
import type { Words } from "../../lib/words";

export interface Entry {
  name: string;
  text: string;
  inner: Entry[];
  /** Things of one kind, a row for each below the names of what they have. */
  rows: { head: string[]; lines: string[][] } | null;
  /** It is about the viewer's own seat. */
  own: boolean;
}

/** Whose view of which game is read, and in what words. */
export interface Reader {
  game: string;
  seat: number | null;
  words: Words;
}

/** A list under this key has an item for each seat. */
const PLAYERS = "players";
/** What is asked stands above the board already. */
const ASKED = "asked";
const NOTHING = "–";

const label = (key: string, { game, words }: Reader): string =>
  capital(words.named(`${keyOf(game)}-view-${keyOf(key)}`, key));

/** One value in words; arguments of messages are read by the same rules. */
function one(key: string, value: unknown, { game, words }: Reader): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return words.say(value ? "web-yes" : "web-no");
  if (typeof value === "number" && key.endsWith("seat"))
    return value < 0 ? NOTHING : words.seat(value);
  const said = `${keyOf(game)}-view-${keyOf(key)}-${keyOf(String(value))}`;
  return words.has(said) ? words.say(said) : String(value);
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";

/** Short enough to stand in one line. */
function flat(key: string, value: unknown, reader: Reader): string | null {
  if (isPlain(value)) return one(key, value, reader);
  if (!Array.isArray(value) || key === PLAYERS || !value.every(isPlain)) return null;
  const single = key.replace(/s$/, "");
  return value.map((item) => one(single, item, reader)).join(", ") || NOTHING;
}

function entry(key: string, name: string, value: unknown, own: boolean, reader: Reader): Entry {
  const text = flat(key, value, reader);
  if (text !== null) return { name, text, inner: [], rows: null, own };
  const rows = alike(key, value, reader);
  return { name, text: "", inner: rows ? [] : inside(key, value, reader), rows, own };
}

/** A list of things that each say the same in a line; null for anything else. */
function alike(key: string, value: unknown, reader: Reader): Entry["rows"] {
  if (!Array.isArray(value) || key === PLAYERS) return null;
  if (!value.every((item) => !isPlain(item) && !Array.isArray(item))) return null;
  const things = value as Record<string, unknown>[];
  const keys = Object.keys(things[0] ?? {});
  const lines: string[][] = [];
  for (const thing of things) {
    if (Object.keys(thing).join() !== keys.join()) return null;
    const texts = keys.map((each) => flat(each, thing[each], reader));
    if (!texts.every((text) => text !== null)) return null;
    lines.push(texts);
  }
  return { head: keys.map((each) => label(each, reader)), lines };
}

function inside(key: string, value: unknown, reader: Reader): Entry[] {
  if (!Array.isArray(value)) return listing(value as Record<string, unknown>, reader);
  return value.map((item: unknown, i) => {
    const player = key === PLAYERS;
    const name = player ? reader.words.seat(i) : String(i + 1);
    return entry(key.replace(/s$/, ""), name, item, player && i === reader.seat, reader);
  });
}

/** What a view, or a part of one, holds. */
export const listing = (value: Record<string, unknown>, reader: Reader): Entry[] =>
  Object.entries(value).map(([key, item]) => entry(key, label(key, reader), item, false, reader));

/** What lies on the table: all that belongs to no seat. */
export function common(view: Record<string, unknown>, reader: Reader): Entry[] {
  const hidden = Array.isArray(view[PLAYERS]) ? [PLAYERS, ASKED] : [ASKED];
  const shown = Object.entries(view).filter(([key]) => !hidden.includes(key));
  return listing(Object.fromEntries(shown), reader);
}

/** What a seat has; nothing where the view does not say it seat by seat. */
export function ofSeat(view: Record<string, unknown>, seat: number, reader: Reader): Entry[] {
  const players = view[PLAYERS];
  const found: unknown = Array.isArray(players) ? players[seat] : undefined;
  if (found === undefined || found === null) return [];
  if (isPlain(found) || Array.isArray(found))
    return [entry("player", "", found, seat === reader.seat, reader)];
  return listing(found as Record<string, unknown>, reader);
}

/** An action as a button shows it. */
export const actionName = (text: string): string => capital(text.replaceAll("_", " "));

/** Actions of one family stand together: `sail` with `f1`, `f2`, … */
export function grouped<T extends { family: string }>(
  targets: T[],
): { family: string; targets: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const target of targets)
    groups.set(target.family, [...(groups.get(target.family) ?? []), target]);
  return [...groups].map(([family, found]) => ({ family, targets: found }));
}
