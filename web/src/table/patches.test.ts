import { describe, expect, it } from "vitest";
import { hashOf, patched, viewsOf } from "./patches";

const view = { players: [{ mast: "RG" }, { mast: "" }], round: 3, "x/y": { "~": null } };

describe("patches", () => {
  it("change one entry and leave the old view alone", () => {
    const after = patched(view, [["players/0/mast", "R"]]);
    expect(after).toEqual({ ...view, players: [{ mast: "R" }, { mast: "" }] });
    expect(view.players[0]?.mast).toBe("RG");
    expect(after.players[1]).toBe(view.players[1]);
  });

  it("add, take away and read escaped names", () => {
    expect(
      patched({ a: [1] }, [
        ["a/1", 2],
        ["b", null],
      ]),
    ).toEqual({ a: [1, 2], b: null });
    expect(patched({ a: [1, 2], b: 1 }, [["a/1"], ["b"]])).toEqual({ a: [1] });
    expect(patched(view, [["x~1y/~0", 1]])["x/y"]).toEqual({ "~": 1 });
  });

  it("show every view on the way", () => {
    expect(viewsOf({ a: 0 }, [[["a", 1]], [], [["a", 2]]]).map(({ a }) => a as number)).toEqual([
      0, 1, 1, 2,
    ]);
  });

  it("are checked by the hash the server works out", () => {
    // python: zlib.crc32(orjson.dumps({"b": [1, None, "Fußgänger"], "a": {"10": 1, "9": True}}, sorted))
    expect(hashOf({ b: [1, null, "Fußgänger"], a: { "9": true, "10": 1 } })).toBe("0bdabf62");
  });
});
