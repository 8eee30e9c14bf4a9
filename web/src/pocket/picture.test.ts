import { describe, expect, it } from "vitest";
import { Picture, letGo, thinned } from "./picture";

const PAGE = 4096;
const HEAD = 32;

/** A snapshot as Pyodide makes it: the second word says where the memory begins. */
function snapshot(memory: Uint8Array): Uint8Array {
  const made = new Uint8Array(HEAD + memory.length);
  made.set(new Uint8Array(Uint32Array.of(7, HEAD, 3).buffer));
  made.set([1, 2, 3], 16);
  made.set(memory, HEAD);
  return made;
}

function written(...places: [number, number][]): Uint8Array {
  const memory = new Uint8Array(8 * PAGE);
  for (const [at, value] of places) memory[at] = value;
  return memory;
}

const before = written([0, 5], [3 * PAGE + 9, 6], [8 * PAGE - 1, 7]);

describe("a picture of a memory", () => {
  it("keeps the pages that something stands in, and no other", () => {
    const kept = thinned(snapshot(before));
    expect(kept.length).toBe(16 + HEAD + 3 * 4 + 3 * PAGE);
    const after = new ArrayBuffer(before.length);
    new Picture(kept.buffer).pour(after);
    expect(new Uint8Array(after)).toEqual(before);
  });

  it("empties what was empty", () => {
    const after = written([PAGE, 1], [0, 1], [5 * PAGE + 77, 1]).slice();
    new Picture(thinned(snapshot(before)).buffer).pour(after.buffer);
    expect(after).toEqual(before);
  });

  it("is taken for a snapshot, and poured when the memory is asked for", () => {
    const whole = snapshot(before);
    const after = new ArrayBuffer(before.length);
    const found = new Picture(thinned(whole).buffer).snapshot(() => after);
    expect(new Uint32Array(found.buffer, found.byteOffset, 3)[1]).toBe(HEAD);
    expect(found.subarray(16, 19)).toEqual(Uint8Array.of(1, 2, 3));
    expect(new Uint8Array(after)).toEqual(new Uint8Array(before.length));
    expect(found.subarray(HEAD).length).toBe(0);
    expect(new Uint8Array(after)).toEqual(before);
  });

  it("is refused if it is damaged, or of a larger memory", () => {
    const kept = thinned(snapshot(before));
    expect(() => new Picture(kept.slice(0, -1).buffer)).toThrow("no picture");
    expect(() => new Picture(new TextEncoder().encode("nonsense".repeat(9)).buffer)).toThrow();
    expect(() => new Picture(new ArrayBuffer(3))).toThrow();
    expect(() => new Picture(kept.buffer).pour(new ArrayBuffer(4 * PAGE))).toThrow("smaller");
  });

  it("gives its memory back at once", () => {
    const kept = thinned(snapshot(before));
    letGo(kept.buffer);
    expect(kept.buffer.byteLength).toBe(0);
  });
});
