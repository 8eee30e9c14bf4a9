import { describe, expect, it } from "vitest";
import { parse } from "./route.svelte";

describe("addresses", () => {
  it("knows every page", () => {
    expect(parse("/", "")).toEqual({ page: "front" });
    expect(parse("/", "#/new/maldivia")).toEqual({ page: "new", game: "maldivia" });
    expect(parse("/t/abc", "")).toEqual({ page: "table", table: "abc" });
    expect(parse("/t/abc/replay", "#12")).toEqual({ page: "replay", table: "abc", at: 12 });
    expect(parse("/t/abc/replay", "")).toEqual({ page: "replay", table: "abc", at: null });
    expect(parse("/w/x", "")).toEqual({ page: "watch", token: "x" });
    expect(parse("/s/x", "")).toEqual({ page: "claim", token: "x" });
    expect(parse("/", "#/rules/maldivia/MAL-050")).toEqual({
      page: "rules",
      game: "maldivia",
      clause: "MAL-050",
    });
    expect(parse("/gallery", "")).toEqual({ page: "gallery", game: "" });
    expect(parse("/", "#/gallery/vanuatu")).toEqual({ page: "gallery", game: "vanuatu" });
  });

  it("shows the front page for what it does not know", () => {
    expect(parse("/", "#/nowhere")).toEqual({ page: "front" });
    expect(parse("/t/", "")).toEqual({ page: "front" });
  });
});
