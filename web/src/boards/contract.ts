// What a board gets and what it may ask for. Boards know no rules and no server: they draw a view,
// let legal actions glow, explain the others, and play events.
//
// Who draws what: the frame draws bar, prompt line, confirm button, log, chat, clocks, why-not bubble
// and end screen. `Board` draws the board. `Side` draws everything of the game beside it: plan tray,
// hand, and a card for each player (seat mark, name, `note`, open facts).
//
// Room: on wide screens `Board` gets a box of definite size (its container has `container-type: size`)
// and fits itself into it; `Side` gets a column of about 380 px. On phones (up to 720 px) `Board` gets
// the whole width and decides its height (at most about 62 % of the screen, so that prompt and tray
// stay visible), `Side` stands below it in full width.

import type { Component } from "svelte";
import type { Words } from "../lib/words";
import type { GameEvent, Prompt, Refusal } from "../table/wire";

export type { GameEvent, Prompt, Refusal };

/** Plain data of a game's view; each board types its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

/** An action that may be taken now, with what can be drawn before it is confirmed. */
export interface Target {
  /** A handle to give back to `hands`; means nothing else and is only good for this list. */
  action: number;
  /** The family and its arguments, joined by spaces. */
  text: string;
  family: string;
  args: string[];
  preview: Record<string, unknown>;
}

export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  you: boolean;
  waiting: boolean; // the table waits for this seat
  /** A few words of the frame to show under the name: "you", "bot", "thinking", "away"; may be empty. */
  note: string;
  /** Open points, where the game shows them. */
  points: number | null;
}

/** What a board can do at its table. */
export interface Hands {
  /** First touch: preview this action. Second touch of the same: do it. */
  touch(action: number): void;
  /** Do it at once (buttons that say what they do). */
  act(action: number): void;
  /** Do an action by its text: for those put together on the board, of which there are more than
   * `legal` lists (a plan in Maldivia). If it is not legal, the frame says why. */
  play(text: string): void;
  /** Something not legal was touched: say why. `at` is where the bubble points, in client pixels. */
  why(text: string, at: { x: number; y: number }): void;
  /** The preview of an action that `legal` does not list; null if there is none. Missing where nobody
   * can be asked: in pictures and in the past. */
  preview?(text: string): Promise<Record<string, unknown> | null>;
  /** Drop the preview. */
  drop(): void;
}

export interface BoardProps {
  /** What the viewer sees. While an event plays: what was to be seen just before it, with everything
   * in it that the events before it changed. */
  view: View;
  /** What is to be seen after the event that plays; the same as `view` at rest. Boards animate from
   * the one to the other. */
  next: View;
  /** The viewer's seat, or null for a spectator. */
  seat: number | null;
  players: Player[];
  /** Empty while events play, while looking at the past, and when it is not the viewer's turn. */
  legal: Target[];
  /** How many more legal actions there are than `legal` lists (a list ends at 400). */
  more: number;
  prompt: Prompt;
  /** The action being previewed, if any. */
  chosen: Target | null;
  /** The event being played. Null when at rest. */
  event: GameEvent | null;
  /** Events of the same action that were played before `event`. */
  played: GameEvent[];
  /** How long the event may take, in milliseconds; 0 means: no animation. */
  pace: number;
  /** A line of the log that is pointed at: show where it happened. */
  shown: GameEvent | null;
  /** The name of the game, for the board that any game can have. */
  game: string;
  words: Words;
  hands: Hands;
}

/** A game's part of the client: its board, its facts beside each player, how long events take. */
export interface BoardModule {
  Board: Component<BoardProps>;
  /** The panel beside the board: plan tray, hand, players' open facts. */
  Side: Component<BoardProps>;
  /** Milliseconds an event takes at normal speed; 0 for events that are only told. */
  duration(event: GameEvent): number;
  /** One line for the top bar, from the view: "Round 3 · tile 3 of 4". */
  summary(view: View, words: Words): string;
  /** The action as words for prompt line, confirm button and screen reader: "sail to d4: two red
   * fish". Without it the text of the action is shown. */
  name?(target: Target, view: View, words: Words): string;
  /** The seat's mark, colour and shape, as SVG in a box from -16 to 16, for log and lists. Without it
   * the frame takes the look's marks in seat order: circle white, triangle orange, square brown, … */
  mark?(seat: number, view: View): string;
}
