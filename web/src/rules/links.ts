// Which clause of the rulebook explains an event, for the links in the log. Only events that make a
// newcomer ask "why did that happen?" have one: a link behind every line would be noise.

const FOUND = import.meta.glob<Record<string, string>>("../boards/*/links.ts", {
  import: "links",
  eager: true,
});

export function clauseOf(game: string, kind: string): string {
  const known = FOUND[`../boards/${game}/links.ts`];
  return known?.[kind] ?? known?.[kind.replaceAll("_", "-")] ?? "";
}

/** Every clause that is linked to; the tests look whether they all exist. */
export const LINKED: [string, string][] = Object.entries(FOUND).flatMap(([path, kinds]) =>
  Object.values(kinds).map((clause): [string, string] => [path.split("/").at(-2) ?? "", clause]),
);
