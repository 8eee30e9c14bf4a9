// The people and bots of a table, as the boards show them.

import { worn } from "../art/worn.svelte";
import type { Player, Prompt } from "../boards/contract";
import type { Words } from "../lib/words";
import type { Desk, Seat } from "./wire";

/** Names for all seats; bots have none of their own and get one by seat. */
export function seatNames(seats: Seat[], botNames: string): string[] {
  const bots = botNames.split(",").map((name) => name.trim());
  return seats.map((seat, i) => {
    if (seat.name) return seat.name;
    return seat.kind === "bot" ? (bots[worn.of(i) % bots.length] ?? "") : "";
  });
}

/** A few words under a name: the most pressing thing there is to say. */
function note(seat: Seat, you: boolean, words: Words): string {
  if (seat.stand_in) return words.say("web-note-stand-in");
  if (seat.away_until) return words.say("web-note-away");
  if (seat.thinking) return words.say("web-note-thinking");
  if (you) return words.say("web-note-you");
  if (seat.kind === "bot") return words.say("web-note-bot", { level: `@web-level-${seat.level}` });
  return "";
}

/** The seats a prompt waits for. Who has planned may plan again, but nobody waits for them: such a
 * prompt names the missing ones in `seats`. */
export function waitedFor(prompt: Prompt | null): number[] {
  const missing = prompt?.args["seats"];
  const may = prompt?.seats ?? [];
  return Array.isArray(missing) ? may.filter((seat) => missing.includes(seat)) : may;
}

export function players(
  desk: Desk | null,
  viewer: number | null,
  waiting: number[],
  scores: number[] | null,
  words: Words,
): Player[] {
  return (desk?.seats ?? []).map((seat, i) => ({
    seat: i,
    name: words.seat(i),
    kind: seat.kind,
    you: i === viewer,
    waiting: desk?.phase === "running" && waiting.includes(i),
    note: note(seat, i === viewer, words),
    points: scores?.[i] ?? null,
  }));
}
