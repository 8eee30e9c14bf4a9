// Whoever answers: a server elsewhere, or in a pocket the engine in this page's own worker. The one
// place in the client that knows which of the two it is.

import { inPocket } from "../pocket/mode";

/** The part of a WebSocket that a line needs. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

const pocket = () => import("../pocket/engine.svelte").then(({ engine }) => engine);

/** Ask for something under `/api`. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  if (inPocket) return (await pocket()).request(method, path, body);
  return await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
}

/** A line for messages of both sides. */
export function connect(): Wire {
  if (inPocket) return new PocketWire();
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/socket`) as Wire;
}

class PocketWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readyState: number = WebSocket.CONNECTING;
  #line: { send(text: string): void; close(): void } | null = null;

  constructor() {
    void pocket().then((engine) => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.#line = engine.line({
        told: (data) => this.onmessage?.({ data }),
        ended: (code) => {
          this.readyState = WebSocket.CLOSED;
          this.onclose?.({ code });
        },
      });
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.#line?.send(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#line?.close();
  }
}
