// What the server says, message by message. The sending side is `src/shoal/table/telling.py`.

import type { GameEvent, Prompt, Refusal, View } from "../boards/contract";
import type { Patch } from "./patches";

/** One entry of a table's log, as this viewer may know it. */
export interface Told {
  v: number;
  kind: string;
  at: number;
  data: {
    seat?: number;
    action?: string;
    events?: GameEvent[];
    name?: string;
    what?: string;
    yes?: boolean;
    table?: string;
    seconds?: number;
    [more: string]: unknown;
  };
}

export interface Row {
  key: string;
  args: Record<string, unknown>;
  points?: number;
}

/** An action that may be taken now. */
export interface Offer {
  family: string;
  args: string[];
  preview?: Record<string, unknown>;
}

/** What goes with a view: the question, what may be done, the points. */
export interface Board {
  prompt: Prompt | null;
  actions: Offer[];
  more: number;
  /** Families of actions that are all allowed and therefore not listed, by an example. */
  whole?: Offer[];
  back: { free: boolean; why: Refusal | null } | null;
  scores: number[] | null;
  ranking?: number[];
  tally?: Row[][];
}

export interface Seat {
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  away_until: number | null;
  stand_in: boolean;
  thinking: boolean;
  shared: boolean;
}

export interface ClockRule {
  kind: "none" | "bank" | "days";
  bank?: number;
  increment?: number;
  days?: number;
}

export interface Clock {
  left: number[];
  running: number[];
  since: number;
}

export type Phase = "open" | "seated" | "running" | "finished" | "agreed" | "closed";

/** The table around the board. */
export interface Desk {
  phase: Phase;
  game: string;
  title: string;
  options: Record<string, unknown>;
  settings: { chat: string; listed: boolean; spectators: string; stand_in: number };
  first: number;
  host_seat: number | null;
  seats: Seat[];
  clock: Clock & { rule: ClockRule };
  vote: { seat: number; what: string; keep: number; yes: number[] } | null;
  commitment: string | null;
  seed: string | null;
  actions_played: number;
  after: string | null;
  rematch: string | null;
}

export interface Pulse {
  phase: Phase;
  clock: Clock;
  actions_played: number;
  waiting: number[];
}

interface Standing {
  seat: number | null;
  yours: number[];
  host: boolean;
}

interface Whole extends Standing {
  v: number;
  table: Desk;
  now: number;
  view: View;
  board: Board;
  hash: string;
}

export interface Sync extends Whole {
  type: "sync";
  log: Told[];
}

export interface Resume extends Whole {
  type: "resume";
  events: Told[];
}

export interface Happened extends Told, Partial<Standing> {
  type: "event";
  pulse?: Pulse;
  table?: Desk;
  /** What changed: for an action one patch for each event and a last one, else one. */
  patches?: Patch[];
  /** The whole view, where there was none to change. */
  view?: View;
  board?: Board;
  hash: string;
}

export interface Answer {
  type: "answer";
  id: string;
  status: "accepted" | "refused" | "repeat";
  v?: number;
  refusal?: Refusal;
  table?: string;
}

/** A bot's suggestion; the reason is a message of the bots with what they expect. */
export interface Hint {
  action: string;
  level: string;
  reason?: { key: string; args: Record<string, unknown> } | null;
}

export interface Talk {
  n: number;
  at: number;
  seat: number;
  phrase: string;
  text: string;
}

export type Message =
  | Sync
  | Resume
  | Happened
  | Answer
  | ({ type: "chat" } & Talk)
  | { type: "why"; id: string; refusal: Refusal | null }
  | { type: "pong"; v: number }
  | { type: "error"; refusal: Refusal }
  | { type: "closing"; key: string; again: number };

export type Command = { kind: string; [field: string]: unknown };

/** A game as the server describes it to whoever wants to open a table. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  open_scores: boolean;
  options: { key: string; values: (boolean | number | string)[]; clause: string }[];
}
