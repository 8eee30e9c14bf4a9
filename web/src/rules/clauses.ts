// The rules, clause by clause, read from the same file as the engine's tests.

const FILES = import.meta.glob<string>("../../../src/shoal/games/*/clauses.toml", {
  query: "?raw",
  import: "default",
});

export interface Clause {
  number: string;
  says: string;
  kind: string;
  part: string;
}

/** The clauses of a `clauses.toml`: tables with quoted texts, in the order of the file; comments that
 * stand alone are headings. */
export function readClauses(text: string): Clause[] {
  const found: Clause[] = [];
  let part = "";
  let now: Clause | null = null;
  text.split("\n").forEach((raw, i) => {
    const line = raw.trim();
    const head = /^\[([A-Z]{2,4}-\d{3}[a-z]?)\]$/.exec(line);
    const field = /^(says|kind)\s*=\s*("(?:[^"\\]|\\.)*")/.exec(line);
    if (head?.[1]) {
      now = { number: head[1], says: "", kind: "", part };
      found.push(now);
    } else if (field?.[1] && field[2] && now) {
      now[field[1] as "says" | "kind"] = JSON.parse(field[2]) as string;
    } else if (line.startsWith("#") && i > 0) part = line.replace(/^#+\s*/, "");
  });
  return found;
}

export async function clausesOf(game: string): Promise<Clause[]> {
  const load = FILES[`../../../src/shoal/games/${game}/clauses.toml`];
  return load ? readClauses(await load()) : [];
}
