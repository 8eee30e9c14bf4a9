// Plain data as lines to read.

export interface Entry {
  name: string;
  text: string;
  inner: Entry[];
}

const name = (key: string): string => key.replaceAll("_", " ");

/** Short enough to stand in one line. */
function flat(value: unknown): string | null {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== "object"))
    return value.length ? value.map((item) => String(item ?? "–")).join(", ") : "–";
  return null;
}

export function listing(value: Record<string, unknown> | unknown[]): Entry[] {
  return Object.entries(value).map(([key, item]) => {
    const text = flat(item);
    const shown = Array.isArray(value) ? String(Number(key) + 1) : name(key);
    if (text !== null) return { name: shown, text, inner: [] };
    return { name: shown, text: "", inner: listing(item as Record<string, unknown>) };
  });
}

/** Actions by their first word: `sail` with `f1`, `f2`, … */
export function grouped<T extends { text: string }>(
  targets: T[],
): { verb: string; targets: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const target of targets) {
    const verb = target.text.split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), target]);
  }
  return [...groups].map(([verb, found]) => ({ verb, targets: found }));
}
