// The server's answers. An error is a refusal: a key and arguments that words can say.

import type { Refusal } from "../boards/contract";
import { request } from "./server";

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.key);
  }
}

const OFFLINE: Refusal = { clause: "", key: "web-offline", args: {} };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await request(method, path, body);
  } catch {
    throw new Refused(OFFLINE, 0);
  }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const told = (await answer.json()) as { error?: Refusal };
    if (told.error?.key) return told.error;
  } catch {
    // Not one of the server's own answers; a proxy's, perhaps.
  }
  return { clause: "", key: "web-server-error", args: { status: answer.status } };
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  // With a pass from the start: a request turned away would stand on the console as an error.
  if (path !== "/games") await arrive();
  let answer = await ask(method, path, body);
  if (answer.status === 401) {
    await ask("POST", "/me", { program: false }); // a new device: get a pass, then once more
    answer = await ask(method, path, body);
  }
  if (!answer.ok) throw new Refused(await refusalOf(answer), answer.status);
  return answer;
}

export async function get<T>(path: string): Promise<T> {
  return (await (await call("GET", path)).json()) as T;
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = await call("POST", path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function text(path: string): Promise<string> {
  return await (await call("GET", path)).text();
}

let arrived: Promise<void> | null = null;

/** Make sure this device has its pass: a socket cannot ask for one. */
export async function arrive(): Promise<void> {
  arrived ??= ask("POST", "/me", { program: false }).then(async (answer) => {
    if (!answer.ok) throw new Refused(await refusalOf(answer), answer.status);
    await answer.text(); // an answer nobody reads keeps its connection
  });
  try {
    await arrived;
  } catch (error) {
    arrived = null;
    throw error;
  }
}

/** A refusal from whatever was thrown. */
export function reason(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  return { clause: "", key: "web-server-error", args: { status: 0 } };
}

/** A name for a command: sent again, it is not carried out again. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
