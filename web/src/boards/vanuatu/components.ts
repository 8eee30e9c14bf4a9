// What is in the box, read from the sheet the engine reads: no number of a component is written twice.
// This reads as much of TOML as that sheet uses.

import sheet from "../../../../src/shoal/games/vanuatu/components.toml?raw";

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Table = Record<string, Value>;

/** Without the comment at its end; a # within quotes stays. */
const uncommented = (line: string): string => /^(?:[^"#]|"[^"]*")*/.exec(line)?.[0].trimEnd() ?? "";

function value(text: string): Value {
  const quoted = text.replace(/,(\s*[\]}])/g, "$1").replace(/([{,]\s*)([\w-]+)\s*=/g, '$1"$2":');
  return JSON.parse(quoted) as Value;
}

/** Every table of a sheet by its name; `[[name]]` may stand several times. */
export function tablesOf(text: string): Record<string, Table[]> {
  const found: Record<string, Table[]> = {};
  let now: Table = {};
  let [key, open] = ["", ""];
  for (const raw of text.split("\n")) {
    const line = uncommented(raw).trim();
    const head = open ? null : /^\[\[?([\w.-]+)\]\]?$/.exec(line);
    if (head?.[1]) {
      now = {};
      (found[head[1]] ??= []).push(now);
      continue;
    }
    const field = open ? null : /^([\w-]+)\s*=\s*(.+)$/.exec(line);
    if (field) [key, open] = [field[1] ?? "", field[2] ?? ""];
    else if (open) open += ` ${line}`;
    if (!open) continue;
    const count = (sign: RegExp): number => open.match(sign)?.length ?? 0;
    if (count(/[[{]/g) > count(/[\]}]/g)) continue;
    now[key] = value(open);
    open = "";
  }
  return found;
}

export const BOX = tablesOf(sheet);
export const rows = (name: string): Table[] => BOX[name] ?? [];
export const row = (name: string): Table => rows(name)[0] ?? {};
