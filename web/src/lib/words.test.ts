import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

// Read from the disk: the test server of Vite serves nothing outside web/.
const WORDS = join(import.meta.dirname, "../../../src/shoal/words");
const SOURCES = readdirSync(join(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(join(import.meta.dirname, "..", path), "utf8"));
const CATALOGUES = Object.fromEntries(
  readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => [name, readFileSync(join(WORDS, name, "web.ftl"), "utf8")]),
);

const keysOf = (text: string): string[] =>
  [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? "");
const argumentsOf = (text: string, key: string): string[] => {
  const body = new RegExp(`^${key} =([^]*?)(?=^[a-z#]|(?![^]))`, "m").exec(text)?.[1] ?? "";
  return [...new Set([...body.matchAll(/\$([a-z_]+)/g)].map((match) => match[1] ?? ""))].sort();
};

describe("words of the client", () => {
  const english = CATALOGUES["en"] ?? "";

  it("has a message for every key that stands in the code", () => {
    const known = new Set(keysOf(english));
    const used = SOURCES.flatMap((source) =>
      [...source.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] ?? ""),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(Object.keys(CATALOGUES))("is complete in %s, with the same arguments", (language) => {
    const text = CATALOGUES[language] ?? "";
    expect(keysOf(text).sort()).toEqual(keysOf(english).sort());
    for (const key of keysOf(english))
      expect(argumentsOf(text, key), key).toEqual(argumentsOf(english, key));
  });
});
