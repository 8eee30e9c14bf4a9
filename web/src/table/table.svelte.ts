// One table: what people do at it, and what the server says about it.

import type { About, GameEvent, Hands, Spot, View } from "../boards/contract";
import { loadBoard } from "../boards/index";
import { worn } from "../art/worn.svelte";
import { get, newId, post, reason, text } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import { link, place } from "../lib/route.svelte";
import { chime, hear } from "../lib/sound";
import { filesOf, speech } from "../lib/speech.svelte";
import { pulsed, stillLegal, unlisted } from "./goingOn";
import { historyOf } from "./history.svelte";
import { Line, Post } from "./line";
import { hashOf, viewsOf } from "./patches";
import { Queue } from "./queue";
import { placed, Seen } from "./seen.svelte";
import { merged } from "./talk";
import { Whys } from "./whys";
import type {
  Answer,
  Board,
  ChatLog,
  Command,
  Happened,
  Hint,
  Message,
  Resume,
  Sync,
  Talk,
} from "./wire";

// How long a sentence stands after its events, in milliseconds, at normal speed.
const READ = 500;
const READ_LETTER = 14;

export class TableStore extends Seen {
  #version = 0; // what was heard; what is shown may be older while events play
  #acted = 0; // how often one has acted here
  #hash = "";
  #heardView: View = {};
  #line: Line;
  #post: Post;
  #whys: Whys;
  #queue: Queue;
  #loading = "";
  #actor: number | null = null; // whose deed plays
  #heardTill: { version: number; done: () => void } | null = null; // what an action of ours waits for

  constructor(
    readonly address: string,
    readonly watch = "",
  ) {
    super(historyOf(address || watch));
    this.#line = new Line({
      standpoint: () => ({
        ...(this.watch ? { watch: this.watch } : { table: this.address }),
        ...(this.seat === null ? {} : { seat: this.seat }),
        v: this.#version,
        hash: this.#hash,
      }),
      heard: (message) => this.#heard(message),
      changed: (state) => {
        this.line = state;
        if (state === "open" || state === "polling") this.#post.again();
      },
    });
    this.#post = new Post(this.#line, () => this.address);
    this.#whys = new Whys(this.#line, this.address);
    this.#queue = new Queue({
      pace: (event) => this.#pace(event),
      show: (now) => {
        Object.assign(this, now);
        hear(this.module?.sound?.(now.event) ?? [], preferences.tempo);
      },
      tell: (now) => this.narrate(now, this.#actor),
      reading: () => this.#reading(),
      rest: () => {
        this.playing = false;
        this.paused = false;
        // What was explained while others played would lie over what is asked now.
        if (this.mine) this.bubble = null;
        if (!this.again) this.#ring();
        this.again = false;
        this.#handOver();
      },
    });
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  // What people do.

  readonly hands: Hands = {
    touch: (action) => {
      this.used += 1;
      if (this.question && !this.question.actions.includes(action)) this.question = null;
      this.#touch(action);
    },
    act: (action) => {
      this.used += 1;
      const target = this.legal[action];
      if (target) void this.act(target.text);
    },
    play: (action) => {
      this.used += 1;
      void this.act(action);
    },
    why: (action, at) => {
      this.used += 1;
      void this.why(action, at, this.thing);
    },
    about: (thing, at, action) => {
      this.used += 1;
      if (action === undefined) this.explain(thing, at);
      else void this.why(action, at, thing);
    },
    ask: (actions, at, text = "") => {
      this.used += 1;
      const open = actions.filter((action) => this.legal[action]);
      const [first = -1] = open;
      // The thing again: what was chosen of its options is meant.
      if (this.chosen && open.includes(this.chosen.action)) return this.confirm();
      this.question = open.length > 1 ? { actions: open, at: placed(at), text } : null;
      this.bubble = null;
      this.chosen = null;
      if (!this.question) this.#touch(first);
    },
    preview: async (action) =>
      this.seat === null ? null : await this.#whys.preview(this.seat, action),
    drop: () => {
      this.used += 1;
      this.chosen = null;
      this.question = null;
      this.bubble = null;
      this.hint = null;
    },
  };

  async act(action: string): Promise<void> {
    if (this.seat === null || this.busy) return;
    this.busy = true;
    this.#acted += 1;
    this.bubble = null;
    this.question = null;
    this.hint = null;
    const { seat } = this;
    // Stale only if this seat's own decision has changed meanwhile: the server decides that.
    const answer = await this.command({ kind: "act", seat, action, base: this.#version });
    if (answer.status === "accepted") await this.#told(answer.v ?? 0);
    this.busy = false;
    this.chosen = null;
    if (answer.refusal) this.refuse(answer.refusal);
  }

  /** Until this version has been heard: by long polling the answer is quicker than what it is about,
   * and what was legal before must not be touched again. */
  async #told(version: number): Promise<void> {
    if (this.#version < version)
      await new Promise<void>((done) => (this.#heardTill = { version, done }));
  }

  #reached(): void {
    const waits = this.#heardTill;
    if (!waits || this.#version < waits.version) return;
    this.#heardTill = null;
    waits.done();
  }

  confirm(): void {
    if (this.chosen) void this.act(this.chosen.text);
  }

  /** One thing at a time: what is explained lies over what is chosen. */
  escape(): void {
    if (this.bubble) this.bubble = null;
    else this.hands.drop();
  }

  /** Why an action is not possible, and what the thing is that was touched for it. Whose turn it is
   * not is only told the latter: that it is not their turn they know. */
  async why(action: string, at: Spot, thing: string | About = ""): Promise<void> {
    const spot = placed(at);
    const about = this.aboutOf(thing);
    const asks = this.seat !== null && this.running && !this.playing && (this.mine || !about);
    this.question = null;
    if (about) this.bubble = { about, refusal: null, at: spot };
    else if (this.playing) this.skip();
    if (!asks || this.seat === null) return;
    const refusal = await this.#whys.ask(this.seat, action);
    if (refusal) this.bubble = { about, refusal, at: spot };
  }

  #touch(action: number): void {
    const target = this.legal[action];
    if (!target) return;
    this.bubble = null;
    if (this.chosen?.action === action || preferences.now.quick) void this.act(target.text);
    else this.chosen = target;
  }

  async takeBack(at: Spot): Promise<void> {
    const { back } = this.board;
    if (this.seat === null || !back) return;
    const answer = back.free ? await this.command({ kind: "back", seat: this.seat }) : null;
    const refusal = answer ? answer.refusal : back.why;
    if (refusal) this.bubble = { about: null, refusal, at: placed(at) };
    else this.chosen = null;
  }

  /** Ask a bot; its suggestion is chosen, so that the board shows it. Whoever chooses meanwhile has
   * chosen for themselves: nothing changes under the finger. */
  async askHint(): Promise<void> {
    if (this.seat === null || !this.mine || this.busy || this.asking) return;
    // Who presses twice has the answer already: another one would change under the finger.
    if (this.hint && this.chosen?.text === this.hint.action) return;
    this.asking = true;
    const acted = this.#acted;
    this.chosen = null; // what was chosen before is not the hint
    this.question = null;
    this.bubble = null; // it would lie over what is suggested
    try {
      const path = `/tables/${this.address}/hint`;
      const hint = await post<Hint>(path, { seat: this.seat });
      if (this.#acted === acted && this.mine && !this.chosen && !this.question) {
        const listed = this.legal.find((target) => target.text === hint.action);
        this.chosen = listed ?? unlisted(hint.action);
        this.hint = hint;
      }
    } catch (error) {
      if (this.#acted === acted) this.refuse(reason(error));
    }
    this.asking = false;
  }

  /** The same game once more, with the same players; or the one that somebody has already begun. */
  async rematch(): Promise<void> {
    const answer = await this.command({ kind: "rematch" });
    const next =
      answer.table ?? this.desk?.rematch ?? (answer.refusal?.args["table"] as string | undefined);
    if (next) place.go(link.table(next));
    else if (answer.refusal) this.refuse(answer.refusal);
  }

  async command(command: Command): Promise<Answer> {
    return await this.#post.send(newId(), command);
  }

  /** Carry out a command and show why not, if not. */
  async tell(command: Command): Promise<Answer> {
    const answer = await this.command(command);
    if (answer.refusal) this.refuse(answer.refusal);
    return answer;
  }

  /** See the table from another seat of this device; also the way to get everything anew. */
  look(seat: number | null): void {
    if (seat !== this.seat) this.chosen = null;
    this.seat = seat;
    if (this.#line.polling) {
      this.#version = 0; // the next poll brings everything
      this.#hash = "";
    } else this.#line.send({ type: "look", ...(seat === null ? {} : { seat }) });
  }

  skip(): void {
    this.paused = false;
    this.#queue.skip();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#queue.pause(paused);
  }

  step(): void {
    this.paused = true;
    this.#queue.step();
  }

  /** Play again what happened since the viewer's last action. */
  watchAgain(): void {
    this.hands.drop(); // else the prompt would speak of what is chosen instead of what is seen
    for (const { told, views } of this.history.since(this.seat)) {
      const [before = this.view, after = before] = [views[0], views.at(-1)];
      this.playing = true;
      this.again = true;
      this.#queue.add({
        events: told.data.events ?? [],
        views,
        begin: () => {
          this.#actor = told.data.seat ?? null;
          this.rest(before);
        },
        end: () => this.rest(after),
      });
    }
  }

  record(): Promise<string> {
    return text(`/tables/${this.address}/record`);
  }

  // What the server says.

  #heard(message: Message): void {
    switch (message.type) {
      case "sync":
      case "resume":
        return this.#begin(message);
      case "event":
        return this.#happened(message);
      case "answer":
        return this.#post.answered(message);
      case "chat":
        return this.#said(message);
      case "why":
        return this.#whys.answered(message.id, message.refusal);
      case "pong":
        if (message.v > this.#version) this.look(this.seat); // the thread was lost
        return;
      case "error":
        if (this.desk) this.refuse(message.refusal);
        else this.error = message.refusal;
        return;
      case "closing":
        // Other closings are the server's own affair: the line comes back by itself.
        if (message.key === "seat-moved") this.#lose();
        return;
    }
  }

  /** The seat is somewhere else now: nothing here can be touched any more. */
  #lose(): void {
    this.#line.close();
    this.#heardTill?.done();
    this.moved = true;
    this.seat = null;
    this.yours = [];
    this.hands.drop();
  }

  #begin(whole: Sync | Resume): void {
    void this.#readTalk(whole.yours);
    this.#queue.skip();
    this.#version = whole.v;
    this.#hash = whole.hash;
    this.#heardView = whole.view;
    this.ahead = whole.now - Date.now() / 1000;
    this.error = null;
    void this.#load(whole.table.game);
    this.playing = true;
    // Whatever still plays ends first, in order; then the whole picture stands.
    const end = (): void => this.#settle(whole);
    this.#queue.add({ events: [], views: [], begin: () => undefined, end });
    this.#reached();
  }

  #settle(whole: Sync | Resume): void {
    const before = this.seat;
    this.#stand(whole);
    worn.at(this.address, whole.table.after, whole.table.seats.length);
    this.desk = whole.table;
    this.rest(whole.view);
    this.board = whole.board;
    // A line that was lost and came back is nothing a person did: their choice stands, in their seat.
    this.chosen = this.seat === before ? stillLegal(this.chosen, whole.board) : null;
    this.question = null;
    if (whole.type === "sync") this.log = whole.log;
    else {
      this.log = [...this.log, ...whole.events];
      this.missed = whole.events.filter(({ kind }) => kind === "action").length;
    }
    this.history.race(whole.board);
  }

  #happened(message: Happened): void {
    if (message.v <= this.#version) return;
    const views = message.view ? [message.view] : viewsOf(this.#heardView, message.patches ?? []);
    const view = views.at(-1) ?? this.#heardView;
    const moved = Boolean(message.view ?? message.patches);
    const hash = moved ? hashOf(view) : this.#hash;
    if (message.v !== this.#version + 1 || message.hash !== hash) {
      this.look(this.seat); // something is missing, or the board is not the server's
      return;
    }
    this.#version = message.v;
    this.#hash = hash;
    this.#heardView = view;
    this.playing = true;
    const { v, kind, at, data } = message;
    const events = kind === "action" ? (data.events ?? []) : [];
    // The log tells an event when it has been seen, and gives no throw of a die away.
    const tell = (count: number): void => {
      const known = events.length ? { ...data, events: events.slice(0, count) } : data;
      this.log = [...this.log.filter((told) => told.v !== v), { v, kind, at, data: known }];
    };
    this.#queue.add({
      events,
      views,
      begin: () => {
        this.#actor = data.seat ?? null;
        if (!events.length) tell(0);
      },
      seen: tell,
      end: () => this.#apply(message, views),
    });
    this.#reached();
  }

  #apply(message: Happened, views: View[]): void {
    const { table, pulse, board, seat, yours, host } = message;
    if (yours && host !== undefined) this.#stand({ seat: seat ?? null, yours, host });
    if (table) this.desk = table;
    else if (pulse && this.desk) this.desk = pulsed(this.desk, pulse);
    if (board) this.#turn(message, views, board);
    this.rest(views.at(-1) ?? this.view);
  }

  #turn(told: Happened, views: View[], board: Board): void {
    this.history.add({ told, views, board });
    this.board = board;
    this.chosen = stillLegal(this.chosen, board);
    this.question = null;
  }

  #said(line: Talk): void {
    if (this.talk.some(({ n }) => n === line.n)) return;
    this.talk = [...this.talk, line];
    if (line.seat === this.seat) return;
    this.unread += 1;
    chime("talk");
  }

  #stand(standing: { seat: number | null; yours: number[]; host: boolean }): void {
    this.seat = standing.seat;
    this.yours = standing.yours;
    this.host = standing.host;
  }

  /** What was said before this page listened, or while it could not hear. */
  async #readTalk(yours: number[]): Promise<void> {
    if (!yours.length) return;
    const after = this.talk.at(-1)?.n ?? 0;
    try {
      const path = `/tables/${this.address}/chat?after=${String(after)}`;
      const { chat } = await get<ChatLog>(path);
      this.talk = merged(this.talk, chat); // a line may have come by itself meanwhile
    } catch {
      // Talk is a courtesy; the table works without it.
    }
  }

  async #load(game: string): Promise<void> {
    if (this.#loading === game) return;
    this.#loading = game;
    const [module] = await Promise.all([loadBoard(game), speech.learn(...filesOf(game))]);
    this.module = module;
    if (!this.playing) this.#handOver(); // the table may have been at rest before the board came
  }

  #pace(event: GameEvent): number {
    if (document.hidden || !this.module) return 0;
    return this.module.duration(event) * preferences.tempo;
  }

  /** Time to take in what somebody else did; one's own deeds one knows. */
  #reading(): number {
    const length = (this.story?.main.length ?? 0) + (this.story?.more.length ?? 0);
    if (document.hidden || !length || this.#actor === null || this.#actor === this.seat) return 0;
    return (READ + length * READ_LETTER) * preferences.tempo;
  }

  /** To whoever of this device is next, where there is nothing to hide from them. */
  #handOver(): void {
    if (this.module && this.nextHere !== null && this.handTo === null) this.look(this.nextHere);
  }

  /** A sound when it is one's turn, and only then. */
  #ring(): void {
    if (this.mine || this.handTo !== null) chime("turn");
  }
}
