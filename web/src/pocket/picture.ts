// A picture of Python's memory without its empty pages. More than half of the memory was never
// written to, and a page that nobody writes to costs a device nothing: so empty ones are neither kept
// nor poured back.

/** As small as those of most devices: what is left empty in one stays empty. */
const PAGE = 4096;
const WORD = Uint32Array.BYTES_PER_ELEMENT;
/** How a picture begins: these four letters, the bytes of its head, how many pages it has. */
const MARK = 0x6c616f53;
const OPENING = 4; // words, one of them spare: what follows stays aligned

const empty = (words: Uint32Array, page: number): boolean => {
  const end = ((page + 1) * PAGE) / WORD;
  for (let at = (page * PAGE) / WORD; at < end; at += 1) if (words[at]) return false;
  return true;
};

/** Thin out what Pyodide calls a snapshot: a head in its own words, then the whole memory. */
export function thinned(snapshot: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = snapshot;
  const [, head = 0] = new Uint32Array(buffer, byteOffset, 2);
  const words = new Uint32Array(buffer, byteOffset + head, (byteLength - head) / WORD);
  const kept: number[] = [];
  for (let page = 0; page < words.byteLength / PAGE; page += 1)
    if (!empty(words, page)) kept.push(page);
  const pages = OPENING * WORD + head;
  const contents = pages + kept.length * WORD;
  const made = new Uint8Array(contents + kept.length * PAGE);
  made.set(new Uint8Array(Uint32Array.of(MARK, head, kept.length, 0).buffer));
  made.set(snapshot.subarray(0, head), OPENING * WORD);
  made.set(new Uint8Array(Uint32Array.from(kept).buffer), pages);
  kept.forEach((page, at) => {
    const from = head + page * PAGE;
    made.set(snapshot.subarray(from, from + PAGE), contents + at * PAGE);
  });
  return made;
}

/** A picture as it was kept; throws if it is none. */
export class Picture {
  readonly #head: Uint8Array<ArrayBuffer>;
  readonly #pages: Uint32Array;
  readonly #contents: Uint8Array;

  constructor(kept: ArrayBuffer) {
    const [mark, head = 0, count = 0] = new Uint32Array(kept, 0, OPENING);
    const pages = OPENING * WORD + head;
    const contents = pages + count * WORD;
    if (mark !== MARK || kept.byteLength !== contents + count * PAGE)
      throw new Error("this is no picture of a memory");
    this.#head = new Uint8Array(kept, OPENING * WORD, head);
    this.#pages = new Uint32Array(kept, pages, count);
    this.#contents = new Uint8Array(kept, contents);
  }

  /** What Pyodide takes for a snapshot. It reads the head, then asks for all that follows and copies it
   * into memory: at that moment the pages are poured in, and nothing is left to be copied. */
  snapshot(memory: () => ArrayBuffer): Uint8Array {
    const head = this.#head;
    const part = (from = 0, to?: number): Uint8Array<ArrayBuffer> => {
      if (to !== undefined) return head.slice(from, to);
      this.pour(memory());
      return new Uint8Array();
    };
    return Object.assign(head, { subarray: part });
  }

  /** Make a memory what it was; pages that are empty already are not touched. */
  pour(memory: ArrayBuffer): void {
    const [bytes, words] = [new Uint8Array(memory), new Uint32Array(memory)];
    let next = 0;
    for (let page = 0; page < memory.byteLength / PAGE; page += 1)
      if (page === this.#pages[next]) {
        const from = next * PAGE;
        bytes.set(this.#contents.subarray(from, from + PAGE), page * PAGE);
        next += 1;
      } else if (!empty(words, page)) bytes.fill(0, page * PAGE, (page + 1) * PAGE);
    if (next < this.#pages.length) throw new Error("the memory is smaller than its picture");
  }
}

/** Give a buffer's memory back now, and not when it is noticed that nobody needs it. */
export function letGo(buffer: ArrayBuffer & { transfer?: (bytes: number) => unknown }): void {
  buffer.transfer?.(0);
}
