// Events are played one after the other, each in its time, and never hold anything up: the truth has
// already arrived, playing only explains it. Whoever looks on may pause, step, or jump to the present.

import type { GameEvent, View } from "../boards/contract";

/** Something to play: events, and what to do when they have been seen. */
export interface Scene {
  events: GameEvent[];
  /** What was to be seen before the first event and after each of them. */
  views: View[];
  begin(): void;
  /** So many of its events have been seen. */
  seen?(count: number): void;
  end(): void;
}

/** An event on the board: from one view to the next, in so many milliseconds. */
export interface Showing {
  event: GameEvent;
  played: GameEvent[];
  view: View;
  next: View;
  pace: number;
}

export interface Stage {
  /** How long an event takes now, in milliseconds. */
  pace(event: GameEvent): number;
  show(now: Showing): void;
  /** Every event in its turn, also those that take no time: what happens, in words. */
  tell?(now: Showing): void;
  /** How long the words of a scene want to be read after it, in milliseconds. */
  reading?(events: GameEvent[]): number;
  rest(): void;
}

const BACKLOG = 30; // scenes that wait before the older ones are shown without animation
const CALM = 3; // so many more waiting scenes halve the time for reading

export class Queue {
  #scenes: Scene[] = [];
  #playing = false;
  #hurry = false;
  #paused = false;
  #steps = 0;
  #closed = false;
  #wake: (() => void) | null = null;

  constructor(readonly stage: Stage) {}

  get busy(): boolean {
    return this.#playing;
  }

  get paused(): boolean {
    return this.#paused;
  }

  add(scene: Scene): void {
    if (this.#closed) return;
    this.#scenes.push(scene);
    if (!this.#playing) void this.#run();
  }

  /** Jump to the present. */
  skip(): void {
    this.#paused = false;
    this.#hurry = this.#playing;
    this.#wake?.();
  }

  /** Nothing begins until it goes on; what has begun is played to its end. */
  pause(paused: boolean): void {
    this.#paused = paused;
    if (!paused) this.#wake?.();
  }

  /** One event further, and wait there. */
  step(): void {
    this.#paused = true;
    this.#steps += 1;
    this.#wake?.();
  }

  /** Nobody looks on any more: nothing else is shown, told or brought to its end. */
  close(): void {
    this.#closed = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#playing = true;
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      scene.begin();
      // Nothing to see: it stands at once, and the table is not drawn in between as one that plays.
      if (scene.events.length) await this.#play(scene);
      if (this.#closed) return;
      scene.end();
    }
    this.#playing = false;
    this.#hurry = false;
    this.#paused = false;
    this.#steps = 0;
    this.stage.rest();
  }

  async #play(scene: Scene): Promise<void> {
    const played: GameEvent[] = [];
    let moved = false;
    for (const event of scene.events) {
      const pace = this.#late ? 0 : this.stage.pace(event);
      const [view = {}, next = view] = scene.views.slice(played.length);
      const now = { event, played: [...played], view, next, pace };
      if (pace > 0 && this.#paused) await this.#gate();
      if (this.#closed) return;
      this.stage.tell?.(now);
      if (pace > 0 && !this.#hurry) {
        moved = true;
        this.stage.show(now);
        await this.#wait(pace);
        if (this.#closed) return;
      }
      played.push(event);
      scene.seen?.(played.length);
    }
    const reading = this.#late ? 0 : (this.stage.reading?.(scene.events) ?? 0);
    if (!this.#hurry && reading > 0) await this.#wait(reading / (1 + this.#scenes.length / CALM));
    if (moved && this.#paused) await this.#gate();
  }

  get #late(): boolean {
    return this.#hurry || this.#scenes.length >= BACKLOG;
  }

  /** While paused: wait here for a step. */
  async #gate(): Promise<void> {
    while (this.#paused && !this.#hurry && !this.#closed && this.#steps === 0)
      await new Promise<void>((done) => (this.#wake = done));
    this.#steps = Math.max(0, this.#steps - 1);
  }

  async #wait(pace: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, pace);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }
}
