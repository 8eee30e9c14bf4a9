import { describe, expect, it } from "vitest";
import { link, parse } from "./route.svelte";

describe("addresses", () => {
  it("knows every page", () => {
    expect(parse("/", "")).toEqual({ page: "front" });
    expect(parse("/", "#/new/maldivia")).toEqual({ page: "new", game: "maldivia" });
    expect(parse("/t/abc", "")).toEqual({ page: "table", table: "abc" });
    expect(parse("/", "#/replay/abc")).toEqual({
      page: "replay",
      table: "abc",
      at: null,
      seat: null,
    });
    expect(parse("/w/x", "")).toEqual({ page: "watch", token: "x" });
    expect(parse("/s", "#x")).toEqual({ page: "claim", token: "x" });
    expect(parse("/s/x", "")).toEqual({ page: "claim", token: "x" });
    expect(link.claim("x")).toBe("/s#x");
    expect(parse("/", "#/rules/maldivia/MAL-050")).toEqual({
      page: "rules",
      game: "maldivia",
      clause: "MAL-050",
    });
    expect(parse("/gallery", "")).toEqual({ page: "gallery", game: "" });
    expect(parse("/", "#/gallery/vanuatu")).toEqual({ page: "gallery", game: "vanuatu" });
  });

  it("finds a moment through somebody's eyes again", () => {
    for (const [at, seat] of [
      [12, 1],
      [0, -1],
    ] as const)
      expect(parse("/", link.replay("abc", at, seat).slice(1))).toEqual({
        page: "replay",
        table: "abc",
        at,
        seat,
      });
    expect(link.replay("abc")).toBe("/#/replay/abc");
    expect(link.replay("abc", 3)).toBe("/#/replay/abc/3");
  });

  it("shows the front page for what it does not know", () => {
    expect(parse("/", "#/nowhere")).toEqual({ page: "front" });
    expect(parse("/t/", "")).toEqual({ page: "front" });
  });
});
