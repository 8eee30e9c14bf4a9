// Where tables are kept: IndexedDB. What was accepted is on disk before anybody is told.

import type { Kept, Row } from "./kept";

export type Place = "tables" | "entries" | "chat";

const VERSION = 1;
const PLACES: Record<Place, string | string[]> = {
  tables: "id",
  entries: ["table", "v"],
  chat: ["table", "n"],
};

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("not read"));
  });
}

const of = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class Store {
  private constructor(readonly base: IDBDatabase) {}

  static async open(name: string): Promise<Store> {
    const opening = indexedDB.open(name, VERSION);
    opening.onupgradeneeded = () => {
      for (const [place, keyPath] of Object.entries(PLACES))
        opening.result.createObjectStore(place, { keyPath });
    };
    const base = await asked(opening);
    // A newer page that needs another shape of the store must not wait for this one.
    base.onversionchange = () => base.close();
    return new Store(base);
  }

  tables(): Promise<Row[]> {
    return asked(this.base.transaction("tables").objectStore("tables").getAll()) as Promise<Row[]>;
  }

  async log(table: string): Promise<{ entries: Row[]; chat: Row[] }> {
    const reading = this.base.transaction(["entries", "chat"]);
    const [entries, chat] = await Promise.all([
      asked(reading.objectStore("entries").getAll(of(table))),
      asked(reading.objectStore("chat").getAll(of(table))),
    ]);
    return { entries: entries as Row[], chat: chat as Row[] };
  }

  /** Put rows where they belong, all of them or none; done when they are on disk. */
  put(rows: [Place, Row][]): Promise<void> {
    return new Promise((done, failed) => {
      const writing = this.base.transaction(Object.keys(PLACES), "readwrite", {
        durability: "strict",
      });
      writing.oncomplete = () => done();
      writing.onabort = () => failed(writing.error ?? new Error("not stored"));
      for (const [place, row] of rows) writing.objectStore(place).put(row);
    });
  }

  async all(): Promise<Kept[]> {
    const found: Kept[] = [];
    for (const table of await this.tables())
      found.push({ table, ...(await this.log(String(table["id"]))) });
    return found;
  }

  /** Bring tables in from a file; one that is here already and has gone further stays. */
  async bring(kept: Kept[]): Promise<number> {
    let brought = 0;
    for (const { table, entries, chat } of kept) {
      const here = await this.log(String(table["id"]));
      if (here.entries.length >= entries.length) continue;
      await this.put([
        ["tables", table],
        ...entries.map((row): [Place, Row] => ["entries", row]),
        ...chat.map((row): [Place, Row] => ["chat", row]),
      ]);
      brought += 1;
    }
    return brought;
  }
}
