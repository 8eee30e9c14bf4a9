// Python's memory as it is when everything has been imported, kept on the device: a start from it takes
// a third of the time. Each engine has its own, named after its folder, which is named after what is in
// it; so it never meets another version's files. Losing it costs time and nothing else.

const SHELF = "shoal-memory";
const SIZE = "content-length";

const address = (folder: string): string => `${folder}memory`;

/** The folder in which all versions of a pocket lie. */
const home = (place: string): string => new URL("..", place).href;

/** What was kept, or null. It is read piece by piece into one buffer of our own, which can be let go of
 * the moment it was used: one that a browser made stays until somebody tidies up, and in a worker that
 * waits that may be never. What cannot be read comes as a buffer that is no picture. */
export async function recall(folder: string): Promise<ArrayBuffer | null> {
  const found = await remembered(folder).catch(() => undefined);
  if (!found?.body) return null;
  try {
    const whole = new Uint8Array(Number(found.headers.get(SIZE)));
    const reader = found.body.getReader();
    let have = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      whole.set(next.value, have);
      have += next.value.length;
    }
    return whole.buffer;
  } catch {
    return new ArrayBuffer();
  }
}

export async function remembered(folder: string): Promise<Response | undefined> {
  return await (await caches.open(SHELF)).match(address(folder));
}

/** Keep it, and let go of those of older versions. */
export async function remember(folder: string, picture: Uint8Array<ArrayBuffer>): Promise<void> {
  const shelf = await caches.open(SHELF);
  for (const { url } of await shelf.keys())
    if (home(url.slice(0, url.lastIndexOf("/") + 1)) === home(folder)) await shelf.delete(url);
  const headers = { [SIZE]: String(picture.length) };
  await shelf.put(address(folder), new Response(picture, { headers }));
}

export async function forget(folder: string): Promise<void> {
  await (await caches.open(SHELF)).delete(address(folder)).catch(() => false);
}
