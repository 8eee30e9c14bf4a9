import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { keyOf } from "../lib/games";
import { loadWords, Words } from "../lib/words";
import { aidOf } from "./aid";
import { chaptersOf, clausesIn, WRITTEN } from "./chapters";
import { readClauses, type Clause } from "./clauses";
import { clauseOf, LINKED } from "./links";

// Read from the disk: the test server of Vite serves nothing outside web/.
const ROOT = join(import.meta.dirname, "../../..");
type Sheet = Parameters<typeof readClauses>[0];
const clausesOf = (game: string): Clause[] => {
  const file = join(ROOT, "src/shoal/games", game, "clauses.toml");
  return readClauses(parse(readFileSync(file, "utf8")) as Sheet);
};
const words = (language: string, file: string): string =>
  readFileSync(join(ROOT, "src/shoal/words", language, `${file}.ftl`), "utf8");

describe("clauses", () => {
  it("reads number and words", () => {
    const text = `# The rules.\n\n[MAL-050]\nsays = "A boat \\"sails\\"."\ncoded = "x.py"\nkind = "text"\n`;
    expect(readClauses(parse(text) as Sheet)).toEqual([
      { number: "MAL-050", says: 'A boat "sails".' },
    ]);
  });

  it.each(WRITTEN)("finds those of %s", (game) => {
    const clauses = clausesOf(game);
    expect(clauses.length).toBeGreaterThan(50);
    expect(clauses.every(({ says }) => says.length > 5)).toBe(true);
    expect(new Set(clauses.map(({ number }) => number)).size).toBe(clauses.length);
  });

  it("has every clause the log links to", () => {
    for (const [game, clause] of LINKED) {
      const numbers = clausesOf(game).map(({ number }) => number);
      expect(numbers, `${game} ${clause}`).toContain(clause);
    }
    expect(clauseOf("maldivia", "folded")).toBe("MAL-174");
    expect(clauseOf("maldivia", "sailed")).toBe("");
  });
});

describe("chapters", () => {
  it.each(WRITTEN)("of %s hold every clause exactly once", async (game) => {
    const all = clausesOf(game);
    const held = (await chaptersOf(game)).flatMap((chapter) => clausesIn(chapter, all));
    expect(held.map(({ number }) => number).sort()).toEqual(all.map(({ number }) => number).sort());
  });

  it.each(WRITTEN)("of %s play a round through, step by step", async (game) => {
    expect((await chaptersOf(game)).map(({ name }) => name)).toContain("example");
    expect(words("en", `${game}-rules`)).toContain(`\n${keyOf(game)}-rules-example-3 = `);
  });

  it.each(WRITTEN.flatMap((game) => ["en", "de"].map((language) => [game, language] as const)))(
    "of %s have words and pictures in %s",
    async (game, language) => {
      const chapters = await chaptersOf(game);
      const said = words(language, `${game}-rules`);
      const key = `${keyOf(game)}-rules`;
      for (const { name, pictures } of chapters) {
        expect(said).toContain(`\n${key}-${name} = `);
        expect(said).toContain(`\n${key}-${name}-1 = `);
        for (const picture of pictures) {
          expect(said).toContain(`\n${key}-picture-${picture} = `);
          const file = readFileSync(join(ROOT, "web/fixtures/rules", `${game}-${picture}.json`));
          expect(file.length).toBeLessThan(15_000);
        }
      }
      expect(chapters.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(3);
    },
  );
});

describe("the player aid", () => {
  it.each(WRITTEN.flatMap((game) => ["en", "de"].map((language) => [game, language] as const)))(
    "has a sign and a sentence in each line for %s in %s",
    async (game, language) => {
      await loadWords(language, [game, `${game}-web`]);
      const aid = await aidOf(game);
      expect(aid.length).toBeGreaterThan(8);
      expect(new Set(aid.map(({ name }) => name)).size).toBe(aid.length);
      const said = words(language, `${game}-rules`);
      for (const { name, picture } of aid) {
        expect(said).toContain(`\n${keyOf(game)}-rules-aid-${name} = `);
        expect(picture(new Words(language))).toMatch(
          /^<svg viewBox="[^"]+"[^>]*>\s*<\w[^]*<\/svg>$/,
        );
      }
    },
  );
});
