// The promise about chance, made again from the opened seed: see `commitment` in the kernel.

const LABEL = "shoal commitment 1\n";

/** The commitment of a seed in hex; null where the page may not compute hashes (plain http). */
export async function sealOf(seed: string): Promise<string | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = (seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const text = Uint8Array.from([...new TextEncoder().encode(LABEL), ...bytes]);
  const digest = new Uint8Array(await subtle.digest("SHA-256", text));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
