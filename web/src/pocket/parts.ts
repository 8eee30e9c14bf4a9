// What an engine is made of: files that are fetched once, unpacked, and given to both workers.

/** Everything a worker needs to run Python with Shoal in it. */
export interface Parts {
  folder: string;
  /** Which Python it is, in its makers' words. */
  about: Record<string, string>;
  python: WebAssembly.Module;
  library: ArrayBuffer;
  /** Shoal's own sources by path. */
  sources: Record<string, string>;
}

export type Told = (fetched: number, of: number) => void;

const PYTHON = "python.bin";
const LIBRARY = "library.zip";
const SOURCES = "shoal.bin";

/** A file, told piece by piece as it comes. */
async function fetched(
  address: string,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${String(answer.status)}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    size += value.length;
    came(value.length);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Packed by gzip when the folder was written, so that it is small on any host. Some hosts unpack on
 * the way: then there is nothing left to do. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.buffer;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return await new Response(stream).arrayBuffer();
}

/** Fetch all parts; `sizes` are the bytes of each file as they lie in the folder. */
export async function fetchParts(
  folder: string,
  sizes: Record<string, number>,
  about: Record<string, string>,
  told: Told,
): Promise<Parts> {
  const wanted = [PYTHON, LIBRARY, SOURCES];
  const of = wanted.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  let have = 0;
  const came = (bytes: number): void => {
    have += bytes;
    told(Math.min(have, of), of);
  };
  const [python, library, sources] = await Promise.all([
    fetched(folder + PYTHON, came)
      .then(unpacked)
      .then((bytes) => WebAssembly.compile(bytes)),
    fetched(folder + LIBRARY, came).then((bytes) => bytes.buffer),
    fetched(folder + SOURCES, came)
      .then(unpacked)
      .then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>),
  ]);
  return { folder, about, python, library, sources };
}
