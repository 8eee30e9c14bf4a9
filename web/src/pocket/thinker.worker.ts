// The worker in which bots think, so that tables answer at once while they do. Decisions of bots and
// hints come before the picture of a finished game.

import type { FromThinker, Job, ToThinker } from "./messages";
import { recall } from "./memory";
import type { Parts } from "./parts";
import { letGo } from "./picture";
import { readScripts, startPython, type Python } from "./python";

const BEGIN = `
from shoal.pocket.thinking import work
work
`;

let work: ((text: string) => string) | null = null;
const waiting: Job[] = [];
let port: MessagePort;
let busy = false;

async function start(parts: Parts): Promise<Python> {
  const [memory] = await Promise.all([recall(parts.folder), readScripts(parts.folder)]);
  const python = await startPython(parts, memory);
  letGo(parts.library); // Python has its own copy
  return python;
}

function answer(job: number, found: string | null): void {
  const message: FromThinker = { job, found };
  port.postMessage(message);
}

function next(): void {
  if (busy || !work || !waiting.length) return;
  const urgent = waiting.findIndex((job) => job.work !== "judge");
  const [job] = waiting.splice(Math.max(urgent, 0), 1);
  if (!job) return;
  busy = true;
  try {
    answer(job.job, work(JSON.stringify(job)));
  } catch (error) {
    console.error(error);
    answer(job.job, null);
  }
  busy = false;
  setTimeout(next); // what came meanwhile is looked at first
}

self.onmessage = ({ data }: MessageEvent<MessagePort>) => {
  port = data;
  port.onmessage = ({ data: said }: MessageEvent<ToThinker>) => {
    if (said.do === "start") {
      start(said.parts)
        .then((python) => {
          work = python.runPython(BEGIN) as (text: string) => string;
          self.postMessage("whole");
          next();
        })
        .catch((error: unknown) => {
          const message: FromThinker = { failed: String(error) };
          port.postMessage(message);
        });
    } else if (said.work === "wait") {
      setTimeout(() => answer(said.job, "null"), (said.seconds ?? 0) * 1000);
    } else {
      waiting.push(said);
      next();
    }
  };
};
