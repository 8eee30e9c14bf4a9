// The rules, clause by clause, read from the same file as the engine's tests.

const FILES = import.meta.glob<string>("../../../src/shoal/games/*/clauses.toml", {
  query: "?raw",
  import: "default",
});

export interface Clause {
  number: string;
  /** In English; other languages have messages named after the numbers. */
  says: string;
}

/** The clauses of a `clauses.toml`: tables with quoted texts, in the order of the file. */
export function readClauses(text: string): Clause[] {
  const found: Clause[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const head = /^\[([A-Z]{2,4}-\d{3}[a-z]?)\]$/.exec(line);
    const says = /^says\s*=\s*("(?:[^"\\]|\\.)*")/.exec(line);
    const now = found.at(-1);
    if (head?.[1]) found.push({ number: head[1], says: "" });
    else if (says?.[1] && now) now.says = JSON.parse(says[1]) as string;
  }
  return found;
}

export async function clausesOf(game: string): Promise<Clause[]> {
  const load = FILES[`../../../src/shoal/games/${game}/clauses.toml`];
  return load ? readClauses(await load()) : [];
}
