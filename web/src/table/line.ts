// The line to the server: a socket that comes back by itself and continues where it stopped; where
// sockets do not get through, the same messages by long polling.

import { arrive, post, Refused } from "../lib/api";
import { connect, type Wire } from "../lib/server";
import type { Answer, Command, Message, Messages } from "./wire";
import type { Refusal } from "../boards/contract";

export type LineState = "connecting" | "open" | "polling" | "lost" | "refused";

/** Which table, seen from where; `v` and `hash` of what was seen last. */
export interface Standpoint {
  table?: string;
  watch?: string;
  seat?: number;
  v: number;
  hash: string;
}

export interface Ears {
  standpoint(): Standpoint;
  heard(message: Message): void;
  changed(state: LineState): void;
}

const REFUSED = 4003;
const PAUSES = [300, 1000, 2000, 4000, 8000];
const PING_EVERY = 15_000;
const PONG_WITHIN = 8000;
const SOCKETS_TRIED = 3; // sockets that never spoke before polling is tried

export class Line {
  #socket: Wire | null = null;
  #state: LineState = "connecting";
  #tries = 0;
  #spoke = false; // some socket has worked from this page
  #timer = 0;
  #pinger = 0;
  #deadline = 0;
  #closed = false;
  #polling = false;

  constructor(readonly ears: Ears) {
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  open(): void {
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#drop();
  }

  get polling(): boolean {
    return this.#polling;
  }

  /** Say something on the socket. What is said while there is none is lost: see `Post`. */
  send(message: object): void {
    if (this.#state === "open" && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }

  /** Lose the line on purpose and come back with everything anew. */
  restart(): void {
    this.#drop();
    void this.#connect();
  }

  #set(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.ears.changed(state);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#deadline);
    clearInterval(this.#pinger);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #again = (): void => {
    if (document.hidden || this.#closed || this.#state !== "lost") return;
    this.#tries = 0;
    clearTimeout(this.#timer);
    void this.#connect();
  };

  async #connect(): Promise<void> {
    if (this.#closed || this.#socket || this.#polling) return;
    try {
      await arrive();
    } catch {
      this.#later();
      return;
    }
    if (this.#closed) return;
    const socket = connect();
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", ...this.ears.standpoint() }));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(event.data);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#drop();
      if (event.code === REFUSED) this.#set("refused");
      else if (!this.#spoke && this.#tries >= SOCKETS_TRIED) void this.#poll();
      else this.#later();
    };
  }

  #later(): void {
    if (this.#closed) return;
    this.#set("lost");
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 8000;
    this.#tries += 1;
    // A crowd that lost its server at the same moment should not come back at the same moment.
    this.#timer = window.setTimeout(() => void this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  /** A frame carries one message, or several that were ready at the same time. */
  #read(text: string): void {
    const found = JSON.parse(text) as Message | Message[];
    clearTimeout(this.#deadline);
    for (const message of Array.isArray(found) ? found : [found]) this.#take(message);
  }

  #take(message: Message): void {
    if (message.type === "sync" || message.type === "resume") {
      this.#spoke = true;
      this.#tries = 0;
      clearInterval(this.#pinger);
      this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
      this.ears.heard(message);
      this.#set("open");
      return;
    }
    this.ears.heard(message);
  }

  #ping(): void {
    this.send({ type: "ping" });
    clearTimeout(this.#deadline);
    this.#deadline = window.setTimeout(() => {
      this.#drop();
      this.#later();
    }, PONG_WITHIN);
  }

  // Long polling.

  async #poll(): Promise<void> {
    this.#polling = true;
    let faults = 0;
    while (!this.#closed) {
      try {
        const body = { ...this.ears.standpoint(), wait: 25 };
        const { messages } = await post<Messages>("/events", body);
        for (const message of messages) this.ears.heard(message);
        faults = 0;
        this.#set("polling");
      } catch (error) {
        if (error instanceof Refused && error.status === 409) {
          this.ears.heard({ type: "error", refusal: error.refusal });
          this.#set("refused");
          return;
        }
        this.#set("lost");
        faults += 1;
        const pause = PAUSES[Math.min(faults, PAUSES.length - 1)] ?? 8000;
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  }
}

const LOST: Refusal = { clause: "", key: "web-offline", args: {} };

/** Commands on their way: each gets its answer, also across a lost line. */
export class Post {
  #waiting = new Map<string, { command: Command; done: (answer: Answer) => void }>();

  constructor(
    readonly line: Line,
    readonly table: () => string,
  ) {}

  send(id: string, command: Command): Promise<Answer> {
    if (this.line.polling) return this.#byHttp(id, command);
    return new Promise((done) => {
      this.#waiting.set(id, { command, done });
      this.line.send({ type: "command", id, command });
    });
  }

  answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    waiting?.done(answer);
  }

  /** The line is back: whatever has no answer is sent again under its old name. */
  again(): void {
    for (const [id, { command, done }] of this.#waiting) {
      if (this.line.polling) {
        this.#waiting.delete(id);
        void this.#byHttp(id, command).then(done);
      } else {
        this.line.send({ type: "command", id, command });
      }
    }
  }

  async #byHttp(id: string, command: Command): Promise<Answer> {
    try {
      return await post<Answer>(`/tables/${this.table()}/commands`, { id, command });
    } catch (error) {
      const refusal = error instanceof Refused ? error.refusal : LOST;
      return { type: "answer", id, status: "refused", refusal };
    }
  }
}
