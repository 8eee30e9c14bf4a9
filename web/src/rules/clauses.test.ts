import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readClauses, type Clause } from "./clauses";
import { clauseOf, LINKED } from "./links";

// Read from the disk: the test server of Vite serves nothing outside web/.
const clausesOf = (game: string): Clause[] => {
  const path = join(import.meta.dirname, "../../../src/shoal/games", game, "clauses.toml");
  return readClauses(readFileSync(path, "utf8"));
};

describe("clauses", () => {
  it("reads number, words and heading", () => {
    const text = `# The rules.\n\n# Sailing\n[MAL-050]\nsays = "A boat \\"sails\\"."\ncoded = "x.py"\nkind = "text"\n`;
    expect(readClauses(text)).toEqual([
      { number: "MAL-050", says: 'A boat "sails".', kind: "text", part: "Sailing" },
    ]);
  });

  it.each(["maldivia", "kleine_fische", "vanuatu", "carta_magica"])("finds those of %s", (game) => {
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
