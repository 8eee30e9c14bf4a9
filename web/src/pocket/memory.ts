// Python's memory as it is when everything has been imported, kept on the device: a start from it takes
// a third of the time. Each engine has its own, named after its folder, which is named after what is in
// it; so it never meets another version's files. Losing it costs time and nothing else.

const SHELF = "shoal-memory";

const address = (folder: string): string => `${folder}memory`;

/** The folder in which all versions of a pocket lie. */
const home = (place: string): string => new URL("..", place).href;

export async function recall(folder: string): Promise<ArrayBuffer | null> {
  try {
    const found = await (await caches.open(SHELF)).match(address(folder));
    return found ? await found.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** Keep it, and let go of those of older versions. */
export async function remember(folder: string, memory: Uint8Array): Promise<void> {
  const shelf = await caches.open(SHELF);
  for (const { url } of await shelf.keys())
    if (home(url.slice(0, url.lastIndexOf("/") + 1)) === home(folder)) await shelf.delete(url);
  await shelf.put(address(folder), new Response(memory as Uint8Array<ArrayBuffer>));
}

export async function forget(folder: string): Promise<void> {
  await (await caches.open(SHELF)).delete(address(folder)).catch(() => false);
}
