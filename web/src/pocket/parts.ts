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
const LIBRARY = "library.bin";
const SOURCES = "shoal.bin";

/** A file as it comes, told piece by piece. It was packed by gzip when the folder was written, so that
 * it is small on any host, and is unpacked on the way; some hosts do that themselves. */
async function coming(
  address: string,
  came: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${String(answer.status)}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, next) {
      came(piece.length);
      next.enqueue(piece);
    },
  });
  const [look, whole] = answer.body.pipeThrough(counting).tee();
  const reader = look.getReader();
  const { value } = await reader.read();
  void reader.cancel();
  const packed = value?.[0] === 0x1f && value[1] === 0x8b;
  return packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** All of a stream as one buffer. A response would do the same and keep a copy for itself, until the
 * browser finds time to look what is still needed. */
async function gathered(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read())
    pieces.push(next.value);
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let have = 0;
  for (const piece of pieces) {
    whole.set(piece, have);
    have += piece.length;
  }
  return whole.buffer;
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
    // Compiled while it comes.
    coming(folder + PYTHON, came).then((stream) =>
      WebAssembly.compileStreaming(
        new Response(stream, { headers: { "content-type": "application/wasm" } }),
      ),
    ),
    coming(folder + LIBRARY, came).then(gathered),
    coming(folder + SOURCES, came)
      .then(gathered)
      .then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>),
  ]);
  return { folder, about, python, library, sources };
}
