// The worker in which the tables live. Python decides; here its decisions are stored, then told.

import type { FromEngine, FromThinker, Job, ToEngine, ToThinker } from "./messages";
import type { Row } from "./kept";
import { recall } from "./memory";
import { fetchParts, type Parts } from "./parts";
import { readScripts, startPython } from "./python";
import { Store, type Place } from "./store";

interface Effects {
  store: [Place, Row][];
  tell: [number, string][];
  answers: { request: number; status: number; text: string; plain: boolean }[];
  jobs: Job[];
  ends: [number, number][];
  deadline: number;
  needs: string;
}

const BEGIN = `
from shoal.pocket.pocket import Pocket
pocket = Pocket()
pocket.handle
`;
const LOST = 1012; // the line is to come back by itself
const UNSTORED = JSON.stringify({ error: { clause: "", key: "storage-down", args: {} } });

const say = (message: Exclude<FromEngine, { do: "think" }>): void => self.postMessage(message);

let handle: (text: string) => string;
let store: Store;
let parts: Parts | null; // until whoever thinks has them
let thinker: MessagePort | null = null;
let timer = 0;
let levels: string[] = [];
const lines = new Set<number>();
let turn: Promise<void> = Promise.resolve();

/** One thing at a time: what is stored has the order in which it was decided. */
function inTurn(work: () => Promise<void>): void {
  turn = turn.then(work).catch((error: unknown) => {
    say({ do: "stage", stage: "failed", reason: String(error) });
  });
}

function ask(said: object): Effects {
  return JSON.parse(handle(JSON.stringify(said))) as Effects;
}

async function carryOut(said: object): Promise<void> {
  let effects = ask(said);
  while (effects.needs) {
    const table = effects.needs;
    await done(ask({ do: "load", table, ...(await store.log(table)) }));
    effects = ask(said);
  }
  await done(effects);
}

async function done(effects: Effects): Promise<void> {
  if (effects.store.length) {
    try {
      await store.put(effects.store);
    } catch {
      await beginAnew(effects);
      return;
    }
  }
  for (const [line, text] of effects.tell) if (lines.has(line)) say({ do: "tell", line, text });
  for (const { request, status, text, plain } of effects.answers)
    say({ do: "answer", id: request, status, text, plain });
  for (const [line, code] of effects.ends) {
    lines.delete(line);
    say({ do: "end", line, code });
  }
  // Somebody looks at a table: bots will be asked soon, and hints.
  if (effects.tell.length || effects.jobs.length) thinker ??= wakeThinker();
  for (const job of effects.jobs) {
    const message: ToThinker = { do: "job", ...job };
    thinker?.postMessage(message);
  }
  clearTimeout(timer);
  if (effects.deadline) {
    const pause = Math.max(0, effects.deadline * 1000 - Date.now());
    timer = self.setTimeout(() => inTurn(() => carryOut({ do: "tick" })), Math.min(pause, 2 ** 30));
  }
}

/** What is in memory is not what is stored: forget it, and let every page come back for the truth. */
async function beginAnew(effects: Effects): Promise<void> {
  ask({ do: "begin", tables: await store.tables(), levels });
  for (const { request } of effects.answers)
    say({ do: "answer", id: request, status: 503, text: UNSTORED, plain: false });
  for (const line of lines) say({ do: "end", line, code: LOST });
  lines.clear();
}

/** A second Python costs as much as the first: it is there when it can be of use, not before. */
function wakeThinker(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  self.postMessage({ do: "think", port: port2 } satisfies FromEngine, { transfer: [port2] });
  port1.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    if ("failed" in data) return say({ do: "stage", stage: "failed", reason: data.failed });
    const found: unknown = data.found === null ? null : JSON.parse(data.found);
    inTurn(() => carryOut({ do: "thought", job: data.job, found }));
  };
  if (parts) port1.postMessage({ do: "start", parts } satisfies ToThinker, [parts.library]);
  parts = null;
  return port1;
}

async function start(message: ToEngine & { do: "start" }): Promise<void> {
  ({ levels } = message);
  const [found, memory, opened] = await Promise.all([
    fetchParts(message.folder, message.sizes, message.python, (fetched, of) =>
      say({ do: "stage", stage: "fetching", fetched, of }),
    ),
    recall(message.folder),
    Store.open(nameOf(message.folder)),
    readScripts(message.folder),
  ]);
  // The marks stand in a browser's own tools: what a start takes, part by part.
  performance.mark("fetched");
  say({ do: "stage", stage: "starting" });
  store = opened;
  parts = found;
  const python = await startPython(found, memory);
  performance.mark("python");
  handle = python.runPython(BEGIN) as (text: string) => string;
  ask({ do: "begin", tables: await store.tables(), levels });
  performance.mark("tables");
  say({ do: "stage", stage: "ready" });
}

/** Several pockets may lie on one host: each has its own tables. */
const nameOf = (folder: string): string => `shoal-pocket ${new URL("..", folder).pathname}`;

/** Two pages must not write the same tables: the one that was opened last has them. */
function hold(name: string): Promise<void> {
  return new Promise((held) => {
    navigator.locks
      .request(name, { steal: true }, () => {
        held();
        return new Promise(() => undefined);
      })
      .catch(() => {
        say({ do: "stage", stage: "elsewhere" });
        self.close();
      });
  });
}

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  switch (data.do) {
    case "start":
      return inTurn(async () => {
        await hold(nameOf(data.folder));
        await start(data);
      });
    case "line":
      lines.add(data.line);
      return inTurn(() => carryOut(data));
    case "gone":
      lines.delete(data.line);
      return inTurn(() => carryOut(data));
    case "request":
      return inTurn(() => carryOut(data));
    case "export":
      return inTurn(async () => say({ do: "exported", id: data.id, kept: await store.all() }));
    case "import":
      return inTurn(async () => {
        const count = await store.bring(data.kept);
        ask({ do: "begin", tables: await store.tables(), levels });
        for (const line of lines) say({ do: "end", line, code: LOST });
        lines.clear();
        say({ do: "imported", id: data.id, count });
      });
  }
};
