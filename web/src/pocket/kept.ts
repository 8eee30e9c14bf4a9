// A table as it is kept, and as it travels in a file. A file may come from anywhere and be cut off or
// changed: only tables that are whole are let in, and none may reach into another one.

export type Row = Record<string, unknown>;

export interface Kept {
  table: Row;
  entries: Row[];
  chat: Row[];
}

const KIND = "shoal-pocket";
const VERSION = 1;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether rows belong to a table and are numbered 1, 2, 3 and so on. */
function inOrder(rows: unknown, table: unknown, number: string): rows is Row[] {
  return (
    Array.isArray(rows) &&
    rows.every((row: unknown, at) => isRow(row) && row["table"] === table && row[number] === at + 1)
  );
}

function whole(value: unknown): value is Kept {
  if (!isRow(value) || !isRow(value["table"])) return false;
  const { id, game, phase, seed, changed } = value["table"];
  return (
    [id, game, phase, seed].every((text) => typeof text === "string") &&
    id !== "" &&
    typeof changed === "number" &&
    inOrder(value["entries"], id, "v") &&
    value["entries"].length > 0 &&
    inOrder(value["chat"], id, "n")
  );
}

export const written = (tables: Kept[]): string =>
  JSON.stringify({ kind: KIND, version: VERSION, tables });

/** The tables of a file that are whole; null if it is no such file, or nothing in it is. */
export function read(text: string): Kept[] | null {
  try {
    const { kind, version, tables } = JSON.parse(text) as Row;
    if (kind !== KIND || version !== VERSION || !Array.isArray(tables)) return null;
    const found = tables.filter(whole);
    return tables.length && !found.length ? null : found;
  } catch {
    return null;
  }
}
