// Asking why an action is not allowed.

import type { Refusal } from "../boards/contract";
import { newId, post, reason } from "../lib/api";
import type { Line } from "./line";
import type { Previewed, WhyNot } from "./wire";

const OFFLINE: Refusal = { clause: "", key: "web-offline", args: {} };
const PATIENCE = 5000;

export class Whys {
  #asked = new Map<string, (refusal: Refusal | null) => void>();

  constructor(
    readonly line: Line,
    readonly address: string,
  ) {}

  answered(id: string, refusal: Refusal | null): void {
    this.#asked.get(id)?.(refusal);
  }

  async ask(seat: number, action: string): Promise<Refusal | null> {
    if (this.line.polling) return await this.#byHttp(seat, action);
    const id = newId();
    const answer = new Promise<Refusal | null>((done) => {
      this.#asked.set(id, done);
      setTimeout(() => done(OFFLINE), PATIENCE);
      this.line.send({ type: "why", id, seat, action });
    });
    return await answer.finally(() => this.#asked.delete(id));
  }

  /** What a board can draw of an action that is not listed; null if it is not allowed. */
  async preview(seat: number, action: string): Promise<Record<string, unknown> | null> {
    try {
      const path = `/tables/${this.address}/preview`;
      const { preview, refusal } = await post<Previewed>(path, { seat, action });
      return refusal ? null : preview;
    } catch {
      return null; // a picture less: no reason to disturb anybody
    }
  }

  async #byHttp(seat: number, action: string): Promise<Refusal | null> {
    try {
      const path = `/tables/${this.address}/why`;
      return (await post<WhyNot>(path, { seat, action })).refusal;
    } catch (error) {
      return reason(error);
    }
  }
}
