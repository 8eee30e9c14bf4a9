// What one person sees of a table: the state behind every component of its page.

import type {
  BoardModule,
  GameEvent,
  Hands,
  Player,
  Prompt,
  Refusal,
  Target,
  View,
} from "../boards/contract";
import { speech } from "../lib/speech.svelte";
import type { Words } from "../lib/words";
import type { History } from "./history.svelte";
import type { LineState } from "./line";
import { targetOf } from "./goingOn";
import { players, seatNames, waitedFor } from "./players";
import { sentences, type Sentence } from "./sentences";
import type { Board, Desk, Hint, Talk, Told } from "./wire";

const EMPTY: Board = { prompt: null, actions: [], whole: [], more: 0, back: null, scores: null };
const NOTHING: Prompt = { key: "web-prompt-none", seats: [], args: {} };

/** Where a refusal is shown, in client pixels. */
export interface Bubble {
  refusal: Refusal;
  x: number;
  y: number;
}

export abstract class Seen {
  /** What the viewer can do on the board. */
  abstract readonly hands: Hands;

  line: LineState = $state("connecting");
  error: Refusal | null = $state(null);
  desk: Desk | null = $state.raw(null);
  view: View = $state.raw({});
  /** What will be seen after the event that plays; the view itself at rest. */
  next: View = $state.raw({});
  board: Board = $state.raw(EMPTY);
  seat: number | null = $state(null);
  yours: number[] = $state.raw([]);
  host = $state(false);
  log: Told[] = $state.raw([]);
  talk: Talk[] = $state.raw([]);
  unread = $state(0);
  /** The event that plays, those of the same action before it, and how long it takes. */
  event: GameEvent | null = $state.raw(null);
  played: GameEvent[] = $state.raw([]);
  pace = $state(0);
  playing = $state(false);
  /** What plays has been seen or missed before. */
  again = $state(false);
  chosen: Target | null = $state.raw(null);
  /** What a bot would do, and what it expects of it. */
  hint: Hint | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  /** The line of the log that is pointed at. */
  shown: GameEvent | null = $state.raw(null);
  busy = $state(false);
  missed = $state(0);
  module: BoardModule | null = $state.raw(null);
  /** Seconds the server's clock is ahead of ours. */
  ahead = 0;

  names: string[] = $derived(seatNames(this.desk?.seats ?? [], speech.say("web-bot-names")));
  words: Words = $derived(speech.about(this.names));
  waiting: number[] = $derived(waitedFor(this.board.prompt));
  running: boolean = $derived(this.desk?.phase === "running");
  over: boolean = $derived(this.desk?.phase === "finished" || this.desk?.phase === "agreed");
  /** The table waits for the viewer. */
  mine: boolean = $derived(
    this.running && this.seat !== null && this.waiting.includes(this.seat) && !this.playing,
  );
  /** Also when the table does not wait for this seat: a plan may be replaced until all are in. */
  legal: Target[] = $derived(
    this.running && this.seat !== null && !this.playing ? this.board.actions.map(targetOf) : [],
  );
  prompt: Prompt = $derived(this.board.prompt ?? NOTHING);
  players: Player[] = $derived(
    players(this.desk, this.seat, this.waiting, this.board.scores, this.words),
  );
  sentences: Sentence[] = $derived(
    this.log.flatMap((told) => sentences(this.desk?.game ?? "", told, this.words)),
  );
  /** Another seat of this device is to act and this one is not: hand the device on. */
  handTo: number | null = $derived.by(() => {
    if (!this.running || this.playing || this.yours.length < 2) return null;
    if (this.seat !== null && this.waiting.includes(this.seat)) return null;
    return this.waiting.find((seat) => this.yours.includes(seat)) ?? null;
  });

  constructor(readonly history: History) {}

  /** An action in words. */
  nameOf(target: Target): string {
    return this.module?.name?.(target, this.view, this.words) ?? target.text;
  }

  /** What the bot expects of its suggestion, in words. */
  hintReason: string = $derived.by(() => {
    const reason = this.hint?.reason;
    if (!reason || !this.words.has(reason.key)) return "";
    // Actions come as texts; the board knows nicer names for those that are legal.
    const named = (value: unknown): unknown => {
      const target = this.legal.find(({ text }) => text === value);
      return target ? this.nameOf(target) : value;
    };
    const args = Object.entries(reason.args).map(([name, value]) => [name, named(value)]);
    return this.words.say(reason.key, Object.fromEntries(args));
  });

  /** Nothing plays: this is what there is to see. */
  rest(view: View): void {
    this.view = this.next = view;
    this.event = null;
    this.played = [];
  }

  mark(seat: number): string {
    const ready = Object.keys(this.view).length > 0;
    return ready ? (this.module?.mark?.(seat, this.view) ?? "") : "";
  }

  refuse(refusal: Refusal): void {
    this.bubble = { refusal, x: innerWidth / 2, y: Math.min(innerHeight / 2, 180) };
  }
}
