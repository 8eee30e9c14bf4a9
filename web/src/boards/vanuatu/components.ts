// What is in the box, read from the sheet the engine reads: no number of a component is written twice.

import sheet from "../../../../src/shoal/games/vanuatu/components.toml";

export type Table = Record<string, unknown>;

const BOX = sheet as Record<string, Table | Table[]>;

/** The tables of a name; `[[name]]` may stand several times. */
export const rows = (name: string): Table[] => [BOX[name] ?? []].flat();
export const row = (name: string): Table => rows(name)[0] ?? {};
