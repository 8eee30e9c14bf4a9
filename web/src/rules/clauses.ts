// The rules, clause by clause, read from the same file as the engine's tests.

type Sheet = Record<string, { says?: string }>;

const FILES = import.meta.glob<Sheet>("../../../src/shoal/games/*/clauses.toml", {
  import: "default",
});

export interface Clause {
  number: string;
  /** In English; other languages have messages named after the numbers. */
  says: string;
}

/** The clauses of a sheet, in its order. */
export const readClauses = (sheet: Sheet): Clause[] =>
  Object.entries(sheet).map(([number, { says = "" }]) => ({ number, says }));

export async function clausesOf(game: string): Promise<Clause[]> {
  const load = FILES[`../../../src/shoal/games/${game}/clauses.toml`];
  return load ? readClauses(await load()) : [];
}
