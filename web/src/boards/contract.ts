// What a board gets and what it may ask for. Boards know no rules and no server: they draw a view,
// let legal actions glow, explain the others, and play events.
//
// Who draws what: the frame draws bar, prompt line, confirm button, log, chat, clocks, end screen and
// the one bubble that explains. `Board` draws the board. `Side` draws everything of the game beside
// it: plan tray, hand, and a card for each player (seat mark, name, `note`, open facts).
//
// Room: nothing moves under a finger. The prompt has the same height whatever it says, so a board may
// rely on its room as long as the window keeps its size; and a board must not change its own size when
// something is previewed.
// - Wide screens and phones held sideways: `Board` gets a box of definite size (its container has
//   `container-type: size`) and fits itself into it; a phone held sideways (844 × 390) gives it about
//   540 × 390. `Side` gets a column that scrolls: from 1180 px on 380 to 616 px, below the prompt, with
//   the board as high as the screen; else 380 px, on tablets and sideways phones 280 px.
// - Upright phones (up to 720 px wide): `Board` gets the whole width and decides its height, at most
//   `var(--board-room)`: what is left between bar and prompt. The prompt is docked to the bottom,
//   `Side` stands below the board in full width and runs under it. An element of `Side` with
//   `data-tray` (what is needed now: boats to choose, Stop and Swim) stays in sight above the prompt.
//
// On a very large screen the frame enlarges what stands beside the board; a board does the same with its
// own small print: `zoom: var(--large, 1)`.
//
// One gesture for "what is this?": put `data-about="thing"` on whatever is drawn (cards, ships, tiles,
// prices), and let the module's `about` say what it is. The frame does the rest, the same in every
// game: a touch that did nothing else, a long press, a right click or the key I on the focused thing
// shows it in the bubble, with "why not" below it if `hands.why` was called for that touch. A touch
// "did something" if it called a hand or if its click was `preventDefault`ed. A board that finds its
// touches itself (by the nearest point) calls `hands.about`.
//
// Everything must fit, at every size and in every language: tests/e2e/test_room.py measures it. For it
// `data-drawing` marks what is drawn, `data-window` what shows a part of something larger (`names`: whole names only), `data-floats`
// what is meant to lie above a drawing.
//
// Digits 1 to 9 press the first nine buttons with `data-option` on the page, in its order.

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

/** Where a thing is, in client pixels; with a size, beside it and not on it. A DOMRect or DOMPoint
 * will do. */
export interface Spot {
  x: number;
  y: number;
  width?: number;
  height?: number;
}

/** What a thing is. */
export interface About {
  title: string;
  /** One or two sentences: what it does, what it is worth. */
  text?: string;
  /** Facts with their names: price, strength, what lies there. */
  rows?: { name: string; value: string }[];
  /** Its face, as a whole `<svg>` with a viewBox, drawn large above the words. */
  picture?: string;
  /** The rule to read about it. */
  clause?: string;
}

/** What an action is to the one who is about to do it: words of the confirm button and beside it. */
export interface Deed {
  /** The deed in the imperative, short enough for a button: "Sail to Mele Bay". */
  label: string;
  /** What it costs or brings at once, very short: "−1 vatu", "+5". On the button behind the label. */
  price?: string;
  /** What else it does, in one line: "2 red fish for your mast; the octopus wakes". */
  gain?: string;
  /** What one would be sorry not to have known: "Your turn ends." Shown with a sign of its own. */
  warning?: string;
}

/** A fact for the bar of a phone: an icon with a few characters. */
export interface Fact {
  text: string;
  /** The same in words, for screen readers and the bubble: "Round 3 of 8", "7 vatu". */
  name: string;
  /** An `<svg>` with a viewBox, drawn 18 px high before the text. */
  picture?: string;
  /** A long picture, of which only the end is seen where the others leave too little room. */
  gives?: boolean;
  /** How much is left of it, from 1 to 0: a line under the text. */
  left?: number;
}

/** How far the end is, where the board itself tells it. */
export interface Left {
  /** From 1 at the beginning to 0. */
  share: number;
  /** The same in a few words: "56 spaces, ends at 16". */
  text: string;
}

/** A sound made on the spot: tones and bursts of noise, each with its own time. */
export interface Tone {
  wave: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** Hertz at the beginning, and at the end if it slides. For noise: where it is filtered. */
  from: number;
  to?: number;
  /** Seconds after the event began, and how long. */
  at?: number;
  lasts: number;
  /** 0 to 1; 0.5 unless told. */
  loud?: number;
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
  /** Something not legal was touched: say why. `at` is where the bubble points. */
  why(text: string, at: Spot): void;
  /** Something was touched with which nothing can be done: say what it is, by `thing` through the
   * module's `about`, or in words given here. With an action's text: also why that is not possible. */
  about(thing: string | About, at: Spot, action?: string): void;
  /** A thing with several options was touched: ask the next question at once and in place, in a small
   * chooser at the thing. The options are legal actions, the usual one first, none that is useless.
   * Touching one previews it, touching it or the thing again does it. One option alone is previewed
   * like any touch. */
  ask(actions: number[], at: Spot, question?: string): void;
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
  /** An action is on its way to the table: what is to follow it waits (see `follow.ts`). */
  busy: boolean;
  /** A line of the log that is pointed at: show where it happened. */
  shown: GameEvent | null;
  /** What others did since the viewer's own last action, oldest first: mark it lightly (where a boat
   * came from, which card was taken) until the viewer acts. Empty for spectators. */
  last: GameEvent[];
  /** The name of the game, for the board that any game can have. */
  game: string;
  words: Words;
  hands: Hands;
  /** Pixels of a phone's height that a card above the board takes; 0 unless told. `--board-room` has
   * them taken off already. */
  above?: number;
}

/** A game's part of the client: its board, its facts beside each player, how long events take. */
export interface BoardModule {
  Board: Component<BoardProps>;
  /** The panel beside the board: plan tray, hand, players' open facts. */
  Side: Component<BoardProps>;
  /** Whether "your turn" is a banner: for boards on which much goes on beside each other. */
  loud?: boolean;
  /** A picture of how it ended, above the table of points on the end screen. */
  Finale?: Component<BoardProps>;
  /** Milliseconds an event takes at normal speed; 0 for events that are only told. */
  duration(event: GameEvent): number;
  /** One line for the top bar, from the view: "Round 3 · tile 3 of 4". */
  summary(view: View, words: Words): string;
  /** How much is left until the end, beside that line: a bar and a few words. */
  left?(view: View, words: Words): Left | null;
  /** The action as words for prompt line, confirm button and screen reader: "sail to d4: two red
   * fish". Without it the text of the action is shown. */
  name?(target: Target, view: View, words: Words): string;
  /** What the confirm button says: the deed and its price. Without it, `name` and no price. */
  deed?(target: Target, view: View, words: Words): Deed;
  /** What is asked, where one's own secrets make it another question than the one everybody hears.
   * Empty, or without it: the words of the prompt. */
  asks?(prompt: Prompt, view: View, legal: Target[], words: Words): string;
  /** How to choose here, below the prompt: "Touch a boat to take it." Empty where the buttons say what
   * they do. Without it: that one touch shows and the next does it. */
  how?(view: View, legal: Target[], words: Words): string;
  /** What can be done once something is chosen. Empty, and without it: the same touch again does it. */
  again?(legal: Target[], words: Words): string;
  /** What a thing is (see `data-about` above); null if there is nothing to say. */
  about?(thing: string, view: View, words: Words, seat: number | null): About | null;
  /** What happens, for the prompt line while the event plays: "Kelp sails to d4 and takes 2 red fish."
   * Empty to leave the sentence before it standing. Without it: the event's sentence in the log. The
   * frame gives people time to read it, and the log waits until the event has been played. `follows`:
   * other events of the same action came before it. */
  narrate?(event: GameEvent, view: View, next: View, words: Words, follows?: boolean): string;
  /** What is heard when the event begins to play. */
  sound?(event: GameEvent): Tone[];
  /** A small `<svg>` with a viewBox for a row of the final account, by the row's message key and its
   * arguments: the creature, the island, the talisman. Empty for none. */
  tallied?(key: string, args: Record<string, unknown>): string;
  /** Whether one of the people at this device holds what the others of them must not see now: `seats`
   * are theirs, `view` is what one of them sees. Where nobody does, the device is handed on without a
   * curtain. Without it: always. */
  secret?(view: View, seats: number[]): boolean;
  /** For the bar of a phone: the round first, then what the viewer owns, the most wanted first. */
  facts?(view: View, seat: number | null, words: Words): Fact[];
  /** The seat's mark, colour and shape, as SVG in a box from -16 to 16, for log and lists. Without it
   * the frame takes the look's marks in seat order: circle white, triangle orange, square brown, … */
  mark?(seat: number, view: View): string;
}
