// What one person sees of a table: the state behind every component of its page.

import type {
  About,
  BoardModule,
  Deed,
  GameEvent,
  Hands,
  Player,
  Prompt,
  Refusal,
  Spot,
  Target,
  View,
} from "../boards/contract";
import { speech } from "../lib/speech.svelte";
import type { Words } from "../lib/words";
import type { History } from "./history.svelte";
import type { LineState } from "./line";
import { targetOf, unlisted } from "./goingOn";
import { players, seatNames, waitedFor } from "./players";
import { eventText, story, type Sentence } from "./sentences";
import type { Showing } from "./queue";
import type { Board, Desk, Hint, Talk, Told } from "./wire";

const MORE = 64; // characters of what comes of a deed: two lines of a phone
const EMPTY: Board = { prompt: null, actions: [], whole: [], more: 0, back: null, scores: null };
/** Arguments of a bot's reason that are actions. */
const SUGGESTED = ["action", "other", "third"];
const NOTHING: Prompt = { key: "web-prompt-none", seats: [], args: {} };

type Place = Required<Spot>;

/** What is explained, and where: what a thing is, why something is not possible, or both. */
export interface Bubble {
  about: About | null;
  refusal: Refusal | null;
  at: Place;
}

/** What is being played, in words: a deed, and what followed from it. */
export interface Story {
  seat: number | null;
  main: string;
  more: string;
  /** Only the beginning of a deed, whose own sentence takes its place. */
  passing: boolean;
}

/** A question that is asked at a thing: which of these actions? */
export interface Question {
  actions: number[];
  at: Place;
  text: string;
}

/** A copy: rectangles and points of the browser lose their fields when they are spread. */
export const placed = ({ x, y, width = 0, height = 0 }: Spot): Place => ({ x, y, width, height });

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
  /** What plays stands still until it goes on. */
  paused = $state(false);
  /** What happened last, in words; of the viewer's own deeds only while they play. */
  story: Story | null = $state.raw(null);
  chosen: Target | null = $state.raw(null);
  /** What a bot would do, and what it expects of it. */
  hint: Hint | null = $state.raw(null);
  /** A bot is thinking about a hint. */
  asking = $state(false);
  bubble: Bubble | null = $state.raw(null);
  /** What a touched thing asks. */
  question: Question | null = $state.raw(null);
  /** How often a board has used its hands; a touch that did not is a question what the thing is. */
  used = 0;
  /** The thing under the finger, while a touch is being handled. */
  thing = "";
  /** The line of the log that is pointed at. */
  shown: GameEvent | null = $state.raw(null);
  busy = $state(false);
  missed = $state(0);
  /** The seat one had here is on another device now. */
  moved = $state(false);
  module: BoardModule | null = $state.raw(null);
  /** Seconds the server's clock is ahead of ours. */
  ahead = 0;

  // As text in between: whatever else changes at the table, the same names are the same words, and the
  // same marks the same drawings.
  #named: string = $derived(
    JSON.stringify(seatNames(this.desk?.seats ?? [], speech.say("web-bot-names"))),
  );
  names: string[] = $derived(JSON.parse(this.#named) as string[]);
  #marked: string = $derived(JSON.stringify(this.names.map((_, seat) => this.#markOf(seat))));
  #marks: string[] = $derived(JSON.parse(this.#marked) as string[]);
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
  sentences: Sentence[] = $derived(story(this.desk?.game ?? "", this.log, this.words));
  /** Another seat of this device is to act and this one is not. */
  nextHere: number | null = $derived.by(() => {
    if (!this.running || this.playing || this.yours.length < 2) return null;
    if (this.seat !== null && this.waiting.includes(this.seat)) return null;
    return this.waiting.find((seat) => this.yours.includes(seat)) ?? null;
  });
  /** Hand the device on behind a curtain: where everything lies open there is nothing to hide. */
  handTo: number | null = $derived(
    this.nextHere === null || this.module?.secret?.(this.view, this.yours) === false
      ? null
      : this.nextHere,
  );

  constructor(readonly history: History) {}

  /** What others did since the viewer's own last action. */
  recent: GameEvent[] = $derived(
    this.seat === null
      ? []
      : this.history
          .since(this.seat)
          .filter(({ told }) => told.data.seat !== this.seat)
          .flatMap(({ told }) => told.data.events ?? []),
  );

  /** What the confirm button says of an action. */
  deedOf(target: Target): Deed {
    const deed = this.module?.deed?.(target, this.view, this.words);
    return deed ?? { label: this.nameOf(target) };
  }

  /** An action in words. */
  nameOf(target: Target): string {
    return this.module?.name?.(target, this.view, this.words) ?? target.text;
  }

  /** What the bot expects of its suggestion, in words. */
  hintReason: string = $derived.by(() => {
    const reason = this.hint?.reason;
    if (!reason || !this.words.has(reason.key)) return "";
    // Actions come as texts; the board knows nicer names for them, also for those that no list holds.
    // What a button would say is shorter, and enough where it tells the actions from each other; else
    // the whole name, without what follows from it.
    const found = (text: string): Target =>
      this.legal.find((target) => target.text === text) ?? unlisted(text);
    const told = Object.entries(reason.args);
    const named = told.flatMap(([name, value]) =>
      SUGGESTED.includes(name) && typeof value === "string" ? value : [],
    );
    const texts = [this.hint?.action ?? "", ...named].filter(
      (text, i, all) => all.indexOf(text) === i,
    );
    const colon = this.words.say("label-value", { label: "", value: "" });
    const forms: ((text: string) => string)[] = [
      (text) => this.deedOf(found(text)).label,
      (text) => this.nameOf(found(text)).split(colon)[0] ?? "",
      (text) => this.nameOf(found(text)),
    ];
    const tells = (form: (text: string) => string): boolean =>
      texts.map(form).every((name, i, all) => all.indexOf(name) === i);
    const brief = forms.find(tells) ?? ((text: string) => this.nameOf(found(text)));
    const args = told.map(([name, value]) => [
      name,
      typeof value === "string" && SUGGESTED.includes(name) ? brief(value) : value,
    ]);
    return this.words.say(reason.key, Object.fromEntries(args));
  });

  /** The same where there is little room: what it expects, without what else there would be. */
  hintBrief: string = $derived.by(() => {
    const { chance, points } = this.hint?.reason?.args ?? {};
    if (typeof chance !== "number" || typeof points !== "number") return this.hintReason;
    return this.words.say("web-hint-expects", { chance, points });
  });

  /** Put an event that begins to play into words. */
  narrate({ event, played, view, next }: Showing, seat: number | null): void {
    const text =
      this.module?.narrate?.(event, view, next, this.words, played.length > 0) ??
      eventText(this.desk?.game ?? "", event, this.words);
    const who = typeof event["seat"] === "number" ? event["seat"] : seat;
    // What happens first is told, too, until the deed it belongs to is.
    const passing = !text;
    const first = (): string => text || eventText(this.desk?.game ?? "", event, this.words);
    if (!played.length) this.story = { seat: who, main: first(), more: "", passing };
    else if (!text) return;
    else if (!this.story?.main || this.story.passing)
      this.story = { seat: who, main: text, more: "", passing };
    else {
      // What comes last is what is being shown: where there is no room for both, it stands alone.
      const more = [this.story.more, text].join(" ").trim();
      this.story = { ...this.story, more: more.length > MORE ? text : more };
    }
  }

  /** Nothing plays: this is what there is to see. */
  rest(view: View): void {
    this.view = this.next = view;
    this.event = null;
    this.played = [];
  }

  mark(seat: number): string {
    return this.#marks[seat] ?? "";
  }

  #markOf(seat: number): string {
    const ready = Object.keys(this.view).length > 0;
    return ready ? (this.module?.mark?.(seat, this.view) ?? "") : "";
  }

  refuse(refusal: Refusal): void {
    const at = { x: innerWidth / 2, y: Math.min(innerHeight / 2, 180) };
    this.bubble = { about: null, refusal, at: placed(at) };
  }

  /** What a thing is, in words; null if its game has none for it. */
  aboutOf(thing: string | About): About | null {
    if (typeof thing !== "string") return thing;
    return this.module?.about?.(thing, this.view, this.words, this.seat) ?? null;
  }

  /** Say what a thing is; false if there is nothing to say. */
  explain(thing: string | About, at: Spot): boolean {
    this.used += 1;
    const about = this.aboutOf(thing);
    if (about) this.bubble = { about, refusal: null, at: placed(at) };
    return about !== null;
  }
}
