// Looking through a game that is over: any moment, any seat's eyes, at one's own speed.

import type { GameEvent, Hands } from "../boards/contract";
import { loadBoard } from "../boards/index";
import { worn } from "../art/worn.svelte";
import { get, reason, text } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import { hear } from "../lib/sound";
import { filesOf, speech } from "../lib/speech.svelte";
import { History } from "./history.svelte";
import { PAGE, pageOrder, readChances, readPage, SPECTATOR, type Moment } from "./moments";
import { viewsOf } from "./patches";
import { Queue } from "./queue";
import { Seen } from "./seen.svelte";
import type { Curve, Shown } from "./wire";

const ASK_AGAIN = 1500; // how often the bots are asked how far they are
const BREATH = 500; // between two steps that play by themselves
const READ = 1600; // for a step in which nothing moves
export const SPEEDS = [0.5, 1, 2];

/** Moments by ply; those that have not come yet are missing. */
type Film = (Moment | undefined)[];

export class Review extends Seen {
  at = $state(0);
  /** The moments by ply, as far as they have come. */
  moments: Film = $state.raw([]);
  chances: Curve | null = $state.raw(null);
  going = $state(false);
  speed = $state(1);
  #closed = false;
  #timer = 0;
  #queue: Queue;
  // What each pair of eyes has seen already need not be fetched again.
  #kept: Record<number, Film> = {};

  last: number = $derived(this.desk?.actions_played ?? 0);
  moment: Moment | undefined = $derived(this.moments[this.at]);
  /** Points after every action. */
  races: number[][] = $derived(this.moments.flatMap((moment) => (moment ? [moment.points] : [])));

  constructor(readonly address: string) {
    super(new History());
    this.#queue = new Queue({
      pace: (event) => this.#pace(event),
      show: (now) => {
        Object.assign(this, now);
        hear(this.module?.sound?.(now.event) ?? [], preferences.tempo / this.speed);
      },
      tell: (now) => this.narrate(now, this.moment?.told.data.seat ?? null),
      rest: () => {
        this.playing = false;
        this.#goOn();
      },
    });
  }

  /** Nothing can be done in the past. */
  readonly hands: Hands = {
    touch: () => undefined,
    act: () => undefined,
    play: () => undefined,
    why: () => undefined,
    about: (thing, at) => void this.explain(thing, at),
    ask: () => undefined,
    drop: () => (this.bubble = null),
  };

  async open(at: number | null, seat: number | null): Promise<void> {
    try {
      const found = await get<Shown>(`/tables/${this.address}`);
      this.yours = found.yours;
      const game = found.table.game;
      const [module] = await Promise.all([loadBoard(game), speech.learn(...filesOf(game))]);
      if (this.#closed) return;
      this.module = module;
      worn.at(this.address, found.table.after, found.table.seats.length);
      this.desk = found.table;
      this.at = Math.max(0, Math.min(at ?? 0, this.last));
      await this.look(seat ?? found.yours[0] ?? SPECTATOR);
      void this.#judge();
    } catch (error) {
      this.error = reason(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.going = false;
    clearTimeout(this.#timer);
    this.#queue.close();
  }

  /** See the game through the eyes of a seat, or see only what lay open. */
  async look(seat: number): Promise<void> {
    this.going = false;
    this.seat = seat === SPECTATOR ? null : seat;
    this.moments = [...(this.#kept[seat] ?? [])];
    this.#stand();
    for (const page of pageOrder(this.last, this.at)) {
      if (this.#closed || this.#eyes !== seat) return;
      await this.#fetch(seat, page);
    }
  }

  /** To a moment at once; one step on is played. */
  go(wanted: number, play = false): void {
    const ply = Math.max(0, Math.min(wanted, this.last));
    const next = this.moments[ply];
    const before = play && ply === this.at + 1 && next ? this.moments[this.at] : undefined;
    this.at = ply;
    this.shown = null;
    this.#queue.skip();
    this.playing = true;
    this.#queue.add({
      events: before ? (next?.told.data.events ?? []) : [],
      views: before && next ? viewsOf(before.view, next.patches) : [],
      begin: () => undefined,
      end: () => this.#stand(),
    });
  }

  toggle(): void {
    this.going = !this.going;
    if (!this.going) clearTimeout(this.#timer);
    else if (this.at >= this.last) this.go(0);
    else this.go(this.at + 1, true);
  }

  /** The marks people wear in the end: at move 0 nobody has chosen a boat yet. */
  override mark(seat: number): string {
    const view = this.moments[this.last]?.view ?? this.view;
    return Object.keys(view).length > 0 ? (this.module?.mark?.(seat, view) ?? "") : "";
  }

  record(): Promise<string> {
    return text(`/tables/${this.address}/record`);
  }

  #stand(): void {
    const { moment } = this;
    this.rest(moment?.view ?? this.view);
    if (!moment) return;
    this.board = moment.board;
    this.log = this.moments.slice(0, this.at + 1).flatMap((one) => (one ? [one.told] : []));
  }

  #goOn(): void {
    if (!this.going || this.#closed) return;
    if (this.at >= this.last) {
      this.going = false;
      return;
    }
    const moved = this.moment?.told.data.events?.some((event) => this.#pace(event) > 0);
    this.#timer = window.setTimeout(
      () => this.going && this.go(this.at + 1, true),
      (moved ? BREATH : READ) / this.speed,
    );
  }

  #pace(event: GameEvent): number {
    if (document.hidden || !this.module) return 0;
    return (this.module.duration(event) * preferences.tempo) / this.speed;
  }

  get #eyes(): number {
    return this.seat ?? SPECTATOR;
  }

  async #fetch(seat: number, page: number): Promise<void> {
    const kept = (this.#kept[seat] ??= []);
    if (kept[page * PAGE]) return;
    for (const moment of await readPage(this.address, seat, page)) kept[moment.ply] = moment;
    if (this.#closed || this.#eyes !== seat) return;
    this.moments = [...kept];
    if (!this.playing) this.#stand();
  }

  /** The bots judge every turn of the game; that takes them a while. */
  async #judge(): Promise<void> {
    while (!this.#closed) {
      try {
        this.chances = await readChances(this.address);
      } catch {
        return; // the game can be looked through without them
      }
      if (this.chances.status === "ready") return;
      await new Promise((done) => setTimeout(done, ASK_AGAIN));
    }
  }
}
