// The engine as the page knows it: what elsewhere is a server. One worker holds the tables; another one
// thinks, from when somebody sits down at a table.

import type { About, FromEngine, Stage, ToEngine } from "./messages";
import type { Kept } from "./kept";
import { ENGINE } from "./mode";
import type { GameList } from "../table/wire";

/** What is known of an engine before it runs. */
interface Known {
  about: About;
  games: GameList;
}

export interface Ears {
  told(text: string): void;
  ended(code: number): void;
}

const BROKEN = JSON.stringify({ error: { clause: "", key: "server-broken", args: {} } });

class Engine {
  stage: Stage = $state.raw({ stage: "fetching", fetched: 0, of: 0 });
  /** Whoever thinks runs too. */
  whole = $state(false);

  #worker: Promise<Worker> | null = null;
  #found: Promise<Known> | null = null;
  #count = 0;
  #answers = new Map<number, (message: FromEngine) => void>();
  #lines = new Map<number, Ears>();

  get #folder(): string {
    return new URL(ENGINE, document.baseURI).href;
  }

  #known(): Promise<Known> {
    const folder = this.#folder;
    this.#found ??= fetch(`${folder}engine.json`)
      .then((answer) => answer.json() as Promise<Omit<About, "folder"> & { games: GameList }>)
      .then(({ sizes, python, games }) => ({ about: { folder, sizes, python }, games }));
    return this.#found;
  }

  /** Begin to fetch and start everything; whoever asks meanwhile waits. */
  start(): void {
    if (this.#worker) return;
    const tables = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    let thinker: Worker | null = null;
    const failed = (error: ErrorEvent): void =>
      this.#heard({ do: "stage", stage: "failed", reason: error.message });
    tables.onerror = failed;
    tables.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.do === "think") {
        thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
        thinker.onerror = failed;
        thinker.onmessage = () => (this.whole = true);
        thinker.postMessage(data.port, [data.port]);
        return;
      }
      if (data.do === "stage" && data.stage === "elsewhere") thinker?.terminate();
      this.#heard(data);
    };
    this.#worker = this.#known().then(({ about, games: { levels } }) => {
      const begin: ToEngine = { do: "start", ...about, levels };
      tables.postMessage(begin);
      return tables;
    });
    this.#worker.catch((error: unknown) =>
      this.#heard({ do: "stage", stage: "failed", reason: String(error) }),
    );
  }

  #say(message: ToEngine): void {
    this.start();
    void this.#worker?.then((worker) => worker.postMessage(message));
  }

  #heard(message: Exclude<FromEngine, { do: "think" }>): void {
    switch (message.do) {
      case "stage":
        this.stage = message;
        if (message.stage === "failed") console.error(message.reason);
        if (message.stage === "failed" || message.stage === "elsewhere") this.#hangUp();
        return;
      case "tell":
        return this.#lines.get(message.line)?.told(message.text);
      case "end": {
        const ears = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        return ears?.ended(message.code);
      }
      default:
        this.#answers.get(message.id)?.(message);
        this.#answers.delete(message.id);
    }
  }

  /** Nobody will answer any more. */
  #hangUp(): void {
    for (const [id, answered] of this.#answers)
      answered({ do: "answer", id, status: 500, text: BROKEN, plain: false });
    this.#answers.clear();
  }

  #ask<Kind extends FromEngine["do"]>(
    make: (id: number) => ToEngine,
  ): Promise<FromEngine & { do: Kind }> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((done) => {
      this.#answers.set(id, (message) => done(message as FromEngine & { do: Kind }));
      this.#say(make(id));
    });
  }

  /** Keep what makes later starts quick; done when it is kept, or when that cannot be. */
  async remember(): Promise<void> {
    const { about } = await this.#known();
    const worker = new Worker(new URL("./memory.worker.ts", import.meta.url), { type: "module" });
    await new Promise((done) => {
      worker.onmessage = worker.onerror = done;
      worker.postMessage(about);
    });
    worker.terminate();
  }

  /** What a server would answer. Which games there are is known before the engine is. */
  async request(method: string, path: string, body: unknown): Promise<Response> {
    if (path === "/games") return Response.json((await this.#known()).games);
    if (path === "/me" && method === "POST") return Response.json({ device: null });
    const found = await this.#ask<"answer">((id) => ({ do: "request", id, method, path, body }));
    const type = found.plain ? "text/plain" : "application/json";
    return new Response(found.text, {
      status: found.status,
      headers: { "content-type": type },
    });
  }

  /** A line such as a socket is. */
  line(ears: Ears): { send(text: string): void; close(): void } {
    this.#count += 1;
    const line = this.#count;
    this.#lines.set(line, ears);
    return {
      send: (text) => this.#say({ do: "line", line, text }),
      close: () => {
        this.#lines.delete(line);
        this.#say({ do: "gone", line });
      },
    };
  }

  async exported(): Promise<Kept[]> {
    return (await this.#ask<"exported">((id) => ({ do: "export", id }))).kept;
  }

  async imported(kept: Kept[]): Promise<number> {
    return (await this.#ask<"imported">((id) => ({ do: "import", id, kept }))).count;
  }
}

export const engine = new Engine();
