// Python in a worker, from parts that are there already: nothing is fetched but its own two scripts.

import type { loadPyodide } from "pyodide";
import { forget } from "./memory";
import type { Parts } from "./parts";
import { letGo, Picture } from "./picture";

export type Python = Awaited<ReturnType<typeof loadPyodide>>;

type Memory = WebAssembly.Memory;

const HOME = "/shoal";

/** Pyodide fetches its parts by name; here they are handed over instead, without another copy. */
function handOver({ folder, python, library }: Parts, made: (memory: Memory) => void): () => void {
  const { fetch } = self;
  const streaming = WebAssembly.instantiateStreaming;
  self.fetch = (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.startsWith(folder) && address.endsWith(".wasm"))
      return Promise.resolve(new Response(null));
    if (address.startsWith(folder) && address.endsWith(".zip"))
      return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(library) } as Response);
    return fetch(asked, how);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const instance = await WebAssembly.instantiate(python, imports);
    made(instance.exports["memory"] as Memory);
    return { module: python, instance };
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = streaming;
  };
}

interface Script {
  loadPyodide: typeof loadPyodide;
}

/** Python's own two scripts. Asked for early, they are read while the rest still comes; the first
 * one asks for the second when it starts. */
export async function readScripts(folder: string): Promise<Script> {
  const [first, second] = [`${folder}pyodide.mjs`, `${folder}pyodide.asm.mjs`];
  const [script] = await Promise.all([
    import(/* @vite-ignore */ first) as Promise<Script>,
    import(/* @vite-ignore */ second),
  ]);
  return script;
}

type How = Parameters<typeof loadPyodide>[0];

/** From the memory of an earlier start if there is one; if that cannot be read, from the beginning. */
export async function startPython(
  parts: Parts,
  memory: ArrayBuffer | null,
  how: How = {},
): Promise<Python> {
  if (memory)
    try {
      return await begunPython(parts, how, new Picture(memory));
    } catch (error) {
      console.info("begun without the memory that was kept:", error);
      await forget(parts.folder);
    } finally {
      letGo(memory);
    }
  return await begunPython(parts, how);
}

/** What is left of the files where all modules there are stand in memory already: their names, and what
 * is read besides modules. Six megabytes less in each worker. */
function emptied(parts: Parts): Parts {
  const sources = Object.entries(parts.sources).map(([path, text]): [string, string] => [
    path,
    path.endsWith(".py") ? "" : text,
  ]);
  return { ...parts, library: new ArrayBuffer(), sources: Object.fromEntries(sources) };
}

async function begunPython(whole: Parts, how: How, picture?: Picture): Promise<Python> {
  const parts = picture ? emptied(whole) : whole;
  const { folder, about } = parts;
  let { sources } = parts;
  const { loadPyodide: load } = await readScripts(folder);
  let memory: Memory | undefined;
  const takeBack = handOver(parts, (made) => (memory = made));
  const poured = (): ArrayBuffer => memory?.buffer ?? new ArrayBuffer();
  try {
    return await load({
      ...how,
      ...(picture ? { _loadSnapshot: picture.snapshot(poured) } : {}),
      indexURL: folder,
      packageBaseUrl: folder,
      stdLibURL: `${folder}library.zip`,
      lockFileContents: JSON.stringify({ info: about, packages: {} }),
      enableRunUntilComplete: false,
      env: { HOME, PYTHONDONTWRITEBYTECODE: "1" },
      fsInit: (files: Python["FS"], { sitePackages }: { sitePackages: string }) => {
        for (const [path, text] of Object.entries(sources)) {
          const place = `${sitePackages}/${path}`;
          files.mkdirTree(place.slice(0, place.lastIndexOf("/")));
          files.writeFile(place, text);
        }
        sources = {}; // Pyodide keeps how it was started; the texts are files now
        return Promise.resolve();
      },
    });
  } finally {
    takeBack();
  }
}
