// Views are sent whole once; then each event says what it changed. The other side of
// `src/shoal/kernel/patches.py`.

import type { View } from "../boards/contract";
import type { Patch } from "./wire";

// A change is `[path, value]`, or `[path]` for what is gone. The path is a JSON pointer without its
// first slash.
type Change = Patch[number];

/** A view after a patch; shares with the old one what did not change. */
export function patched(view: View, patch: Patch): View {
  return patch.reduce<unknown>(
    (old, change) => changed(old, String(change[0]).split("/"), change),
    view,
  ) as View;
}

/** The view before a row of patches, and after each of them. */
export function viewsOf(view: View, patches: Patch[]): View[] {
  const views = [view];
  for (const patch of patches) views.push((view = patched(view, patch)));
  return views;
}

function changed(old: unknown, [first = "", ...rest]: string[], change: Change): unknown {
  const key = first.replaceAll("~1", "/").replaceAll("~0", "~");
  const inner = (value: unknown): unknown =>
    rest.length ? changed(value, rest, change) : change[1];
  const gone = !rest.length && change.length === 1;
  if (Array.isArray(old)) {
    const items = old.slice() as unknown[];
    if (gone) items.splice(Number(key), 1);
    else items[Number(key)] = inner(items[Number(key)]);
    return items;
  }
  const table = { ...(old as Record<string, unknown>) };
  if (gone) Reflect.deleteProperty(table, key);
  else table[key] = inner(table[key]);
  return table;
}

/** The hash a server sends with a view, of the view as this side has it: CRC-32 of its JSON with
 * sorted keys. */
export function hashOf(view: View): string {
  const bytes = new TextEncoder().encode(canonical(view));
  let crc = -1;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, "0");
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}
