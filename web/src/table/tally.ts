// The final account of all seats beside each other: one row for each thing that brought points to
// anybody, one column for each seat.

import type { BoardModule } from "../boards/contract";
import type { Words } from "../lib/words";
import type { Row } from "./wire";

export interface TallyLine {
  name: string;
  picture: string;
  /** Points by seat; null where the seat has no such thing, "" where it brings none. */
  points: (number | "" | null)[];
}

/** Rows of the same name share a line, and stand where they were first named. */
export function sideBySide(
  tally: Row[][],
  words: Words,
  module: Pick<BoardModule, "tallied"> | null,
): TallyLine[] {
  const found = new Map<string, TallyLine & { key: string }>();
  tally.forEach((rows, seat) => {
    for (const row of rows) {
      const name = words.say(row.key, row.args);
      const line = found.get(name) ?? {
        key: row.key,
        name,
        picture: module?.tallied?.(row.key, row.args) ?? "",
        points: tally.map(() => null),
      };
      found.set(name, line);
      const before = line.points[seat];
      line.points[seat] =
        row.points === undefined ? (before ?? "") : (Number(before) || 0) + row.points;
    }
  });
  // What is of one kind stands together, in the order in which the kinds were first named.
  const kinds = [...new Set([...found.values()].map(({ key }) => key))];
  return kinds.flatMap((kind) => [...found.values()].filter(({ key }) => key === kind));
}
