// Opening a table: what each seat is to be, and the calls that make it so.

import { newId, post, Refused } from "../lib/api";
import type { Answer, Command, Opened } from "../table/wire";

export type Chair =
  | { kind: "you" }
  | { kind: "here"; name: string }
  | { kind: "bot"; level: string }
  | { kind: "open" };

export interface Plan {
  game: string;
  chairs: Chair[];
  name: string;
  options: Record<string, boolean | number | string>;
  clock:
    | { kind: "none" }
    | { kind: "bank"; bank: number; increment: number }
    | { kind: "days"; days: number };
  settings: { chat: string; listed: boolean; spectators: string };
}

/** A name for whoever else plays on this device: none that somebody has already. */
export function nameFor(seat: number, guests: string[], taken: string[]): string {
  const names = guests.map((name) => name.trim());
  const turned = names.map((_, i) => names[(seat * 3 + i) % names.length] ?? "");
  return turned.find((name) => !taken.includes(name)) ?? turned[0] ?? "";
}

/** The seats of a guided turn: as many as were chosen, all others easy to beat. */
export const ledChairs = (count: number, level: string): Chair[] =>
  Array.from({ length: count }, (_, i) => (i ? { kind: "bot", level } : { kind: "you" }));

export const missing = (chairs: Chair[]): number =>
  chairs.filter((chair) => chair.kind === "open").length;

/** The body of the one request that opens a table, and what has to follow it. */
export function requests(plan: Plan): { body: Record<string, unknown>; sit: Command[] } {
  const bots: Record<string, string> = {};
  const sit: Command[] = [];
  plan.chairs.forEach((chair, seat) => {
    if (chair.kind === "bot") bots[String(seat)] = chair.level;
    if (chair.kind === "here") sit.push({ kind: "sit", seat, name: chair.name });
  });
  const start = sit.length === 0 && missing(plan.chairs) === 0;
  const { game, name, options, clock, settings } = plan;
  const seat = plan.chairs.findIndex((chair) => chair.kind === "you");
  const body = {
    game,
    seats: plan.chairs.length,
    name,
    seat,
    bots,
    options,
    clock,
    settings,
    start,
  };
  return { body, sit };
}

/** Open the table, sit everybody down, begin if nobody is missing. The table's address. */
export async function openTable(plan: Plan): Promise<string> {
  const { body, sit } = requests(plan);
  const { table } = await post<Opened>("/tables", body);
  const then = [...sit];
  if (sit.length && missing(plan.chairs) === 0) then.push({ kind: "start" });
  for (const command of then) {
    const answer = await post<Answer>(`/tables/${table}/commands`, { id: newId(), command });
    if (answer.refusal) throw new Refused(answer.refusal, 409);
  }
  return table;
}
