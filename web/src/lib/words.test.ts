import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addResource, Words } from "./words";

// Read from the disk: the test server of Vite serves nothing outside web/. Whether all languages are
// complete and fit together is checked by `shoal words --check`.
const WORDS = join(import.meta.dirname, "../../../src/shoal/words/en");
const SOURCES = readdirSync(join(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(join(import.meta.dirname, "..", path), "utf8"));
const ENGLISH = readdirSync(WORDS)
  .map((file) => readFileSync(join(WORDS, file), "utf8"))
  .join("\n");

describe("words of the client", () => {
  it("has a message for every key that stands in the code", () => {
    const known = new Set(
      [...ENGLISH.matchAll(/^([A-Za-z][A-Za-z0-9_-]*) =/gm)].map((match) => match[1] ?? ""),
    );
    const used = SOURCES.flatMap((source) =>
      [...source.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] ?? ""),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("a language that lacks something", () => {
  addResource("en", "fish = { $count } fish\nreef = The reef\nlane = { $seat } swims\n");
  addResource("sl", "fish = Rib: { $count }\nlane = { $seat } plava proti { $way }\n");
  const words = new Words("sl", ["Ana"]);

  afterEach(() => vi.unstubAllEnvs());

  it("says what it has", () => {
    expect(words.say("fish", { count: 3 })).toBe("Rib: 3");
  });

  it("falls back to English, visibly only while developing", () => {
    vi.stubEnv("DEV", true);
    expect(words.say("reef")).toBe("⟦The reef⟧");
    expect(words.say("whale")).toBe("⟦whale⟧");
    vi.stubEnv("DEV", false);
    expect(words.say("reef")).toBe("The reef");
    expect(words.say("whale-in-sight")).toBe("Whale in sight");
  });

  it("names what nobody has words for", () => {
    vi.stubEnv("DEV", false);
    expect(words.named("fish", "fish", { count: 3 })).toBe("Rib: 3");
    expect(words.named("pearl-view-top_bid", "top_bid")).toBe("Top bid");
  });

  it("falls back when a message wants what nobody gives", () => {
    vi.stubEnv("DEV", false);
    expect(words.say("lane", { seat: 0 })).toBe("Ana swims");
  });
});
