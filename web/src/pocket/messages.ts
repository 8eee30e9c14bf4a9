// What page and workers say to each other.

import type { Kept } from "./kept";
import type { Parts } from "./parts";

/** What is being done until the engine is there. */
export type Stage =
  | { stage: "fetching"; fetched: number; of: number }
  | { stage: "starting" }
  | { stage: "ready" }
  | { stage: "failed"; reason: string }
  | { stage: "elsewhere" };

/** Where an engine lies, what its files weigh, and which Python it has in its makers' words. */
export interface About {
  folder: string;
  sizes: Record<string, number>;
  python: Record<string, string>;
}

export type ToEngine =
  | ({ do: "start"; levels: string[] } & About)
  | { do: "request"; id: number; method: string; path: string; body: unknown }
  | { do: "line"; line: number; text: string }
  | { do: "gone"; line: number }
  | { do: "export"; id: number }
  | { do: "import"; id: number; kept: Kept[] };

/** `think` asks for the worker that thinks; what is to be thought goes through the port. */
export type FromEngine =
  | { do: "think"; port: MessagePort }
  | ({ do: "stage" } & Stage)
  | { do: "answer"; id: number; status: number; text: string; plain: boolean }
  | { do: "tell"; line: number; text: string }
  | { do: "end"; line: number; code: number }
  | { do: "exported"; id: number; kept: Kept[] }
  | { do: "imported"; id: number; count: number };

/** A question to the worker that thinks; `wait` is only time that goes by. */
export interface Job {
  job: number;
  work: "choose" | "advise" | "judge" | "wait";
  given?: unknown[];
  seconds?: number;
}

export type ToThinker = { do: "start"; parts: Parts } | ({ do: "job" } & Job);
/** `found` is JSON; null if there is no answer. `failed` says why nobody thinks there. */
export type FromThinker = { job: number; found: string | null } | { failed: string };
