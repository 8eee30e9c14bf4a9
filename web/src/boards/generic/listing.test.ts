import { describe, expect, it } from "vitest";
import { grouped, listing } from "./listing";

describe("the plain board", () => {
  it("lists what a view holds", () => {
    expect(listing({ round: 3, top_left: "b1", players: [{ mast: "RG" }], none: null })).toEqual([
      { name: "round", text: "3", inner: [] },
      { name: "top left", text: "b1", inner: [] },
      {
        name: "players",
        text: "",
        inner: [{ name: "1", text: "", inner: [{ name: "mast", text: "RG", inner: [] }] }],
      },
      { name: "none", text: "–", inner: [] },
    ]);
  });

  it("puts actions with the same verb together", () => {
    const found = grouped([{ text: "sail f1" }, { text: "stay" }, { text: "sail f2" }]);
    expect(found.map(({ verb, targets }) => [verb, targets.length])).toEqual([
      ["sail", 2],
      ["stay", 1],
    ]);
  });
});
