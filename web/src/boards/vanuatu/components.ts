// What is in the box, read from the sheet the engine reads: no number of a component is written twice.

import { parse } from "smol-toml";
import sheet from "../../../../src/shoal/games/vanuatu/components.toml?raw";

export type Table = Record<string, unknown>;

const BOX = parse(sheet) as Record<string, Table | Table[]>;

/** All tables of a name; `[[name]]` may stand several times. */
export const rows = (name: string): Table[] => [BOX[name] ?? []].flat();
export const row = (name: string): Table => rows(name)[0] ?? {};
