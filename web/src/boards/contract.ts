// What a board gets and what it may ask for. Boards know no rules and no server: they draw a view,
// let legal actions glow, explain the others, and play events.

import type { Component } from "svelte";
import type { Words } from "../lib/words";

/** Plain data of a game's view; each board types its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

/** An action that may be taken now, with what can be drawn before it is confirmed. */
export interface Target {
  action: number;
  text: string;
  preview: Record<string, unknown>;
}

/** Something that happened, as this viewer heard it. */
export interface GameEvent {
  kind: string;
  [arg: string]: unknown;
}

export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  you: boolean;
  waiting: boolean; // the table waits for this seat
}

export interface Refusal {
  clause: string;
  key: string;
  args: Record<string, unknown>;
}

export interface Prompt {
  key: string;
  seats: number[];
  args: Record<string, unknown>;
}

/** What a board can do at its table. */
export interface Hands {
  /** First touch: preview this action. Second touch of the same: do it. */
  touch(action: number): void;
  /** Do it at once (buttons that say what they do). */
  act(action: number): void;
  /** Something not legal was touched: say why. `at` is where the bubble points, in client pixels. */
  why(text: string, at: { x: number; y: number }): void;
  /** Drop the preview. */
  drop(): void;
}

export interface BoardProps {
  view: View;
  /** The viewer's seat, or null for a spectator. */
  seat: number | null;
  players: Player[];
  legal: Target[];
  prompt: Prompt;
  /** The action being previewed, if any. */
  chosen: Target | null;
  /** The event being played; the view is still the one before it. Null when at rest. */
  event: GameEvent | null;
  /** How long the event may take, in milliseconds; 0 means: no animation. */
  pace: number;
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
}
