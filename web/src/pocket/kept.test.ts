import { describe, expect, it } from "vitest";
import { read, written, type Kept } from "./kept";

const one = (id: string): Kept => ({
  table: { id, game: "maldivia", phase: "running", changed: 5.5, seed: "00", chats: 1 },
  entries: [
    { table: id, v: 1, kind: "opened", at: 5, data: {}, cmd: null },
    { table: id, v: 2, kind: "started", at: 5.5, data: {}, cmd: "a" },
  ],
  chat: [{ table: id, n: 1, at: 5, seat: 0, phrase: "hello", text: "" }],
});

/** A file with a second table that somebody has changed. */
function changed(change: (kept: Kept) => void): string {
  const other = one("b");
  change(other);
  return written([one("a"), other]);
}

describe("a file of games", () => {
  it("comes back as it went", () => {
    expect(read(written([one("a"), one("b")]))).toEqual([one("a"), one("b")]);
    expect(read(written([]))).toEqual([]);
  });

  it("is refused if it is something else", () => {
    const text = written([one("a")]);
    for (const other of ["", "[]", "null", "{}", text.slice(0, -9), '{"kind":"shoal-pocket"}'])
      expect(read(other)).toBeNull();
    expect(read(text.replace('"version":1', '"version":2'))).toBeNull();
    expect(read(text.replace('"v":1', '"v":7'))).toBeNull();
  });

  it("lets a damaged table out, and keeps the others", () => {
    const damages: ((kept: Kept) => void)[] = [
      (kept) => Reflect.deleteProperty(kept, "chat"),
      (kept) => Reflect.deleteProperty(kept.table, "seed"),
      (kept) => (kept.entries = []),
      (kept) => kept.entries.shift(),
      (kept) => Reflect.deleteProperty(kept.entries[1] ?? {}, "v"),
      (kept) => kept.chat.push({ n: 2 }),
      // An entry that would be put among those of another table.
      (kept) => (kept.entries[0] = { ...kept.entries[0], table: "a" }),
    ];
    for (const damage of damages) expect(read(changed(damage))).toEqual([one("a")]);
  });
});
