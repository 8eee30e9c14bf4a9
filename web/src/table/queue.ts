// Events are played one after the other, each in its time, and never hold anything up: the truth has
// already arrived, playing only explains it.

import type { GameEvent, View } from "../boards/contract";

/** Something to play: events, and what to do when they have been seen. */
export interface Scene {
  events: GameEvent[];
  /** What was to be seen before the first event and after each of them. */
  views: View[];
  begin(): void;
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
  rest(): void;
}

const BACKLOG = 10; // scenes that wait before the older ones are shown without animation

export class Queue {
  #scenes: Scene[] = [];
  #playing = false;
  #hurry = false;
  #wake: (() => void) | null = null;

  constructor(readonly stage: Stage) {}

  get busy(): boolean {
    return this.#playing;
  }

  add(scene: Scene): void {
    this.#scenes.push(scene);
    if (!this.#playing) void this.#run();
  }

  /** Jump to the present. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#playing = true;
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      scene.begin();
      const played: GameEvent[] = [];
      for (const event of scene.events) {
        const pace = this.#scenes.length >= BACKLOG ? 0 : this.stage.pace(event);
        if (pace > 0 && !this.#hurry) {
          const [view = {}, next = view] = scene.views.slice(played.length);
          this.stage.show({ event, played: [...played], view, next, pace });
          await this.#wait(pace);
        }
        played.push(event);
      }
      scene.end();
    }
    this.#playing = false;
    this.#hurry = false;
    this.stage.rest();
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
