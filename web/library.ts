// The part of Python's library that a pocket needs, compiled while the client is built: a browser that
// has to compile it at every start takes three times as long. The list is made by
// tools/pocket_library.py.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const LIST = join(import.meta.dirname, "../src/shoal/pocket/library.txt");
const KEPT = join(import.meta.dirname, "node_modules/.cache/shoal");

// Not packed: the whole archive is, when a folder is written, and smaller that way. No docstrings:
// nobody reads them there.
const COMPILE = `
import importlib.util, io, marshal, sys, zipfile

UNCHECKED = (1).to_bytes(4, "little")  # the source is not there to compare with
STAMP = (1980, 1, 1, 0, 0, 0)  # the same input, the same archive
place = next(path for path in sys.path if path.endswith(".zip"))
target = io.BytesIO()
with zipfile.ZipFile(place) as whole, zipfile.ZipFile(target, "w") as new:
    for name in sorted(names.split()):
        source = whole.read(name)
        code = compile(source, f"{place}/{name}", "exec", dont_inherit=True, optimize=2)
        head = importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source)
        new.writestr(zipfile.ZipInfo(name + "c", STAMP), head + marshal.dumps(code))
target.getvalue()
`;

/** Where Python for browsers lies. */
export const python = (): string =>
  dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/** The archive; made once for each list and each version of Python. */
export async function library(): Promise<Uint8Array> {
  const names = readFileSync(LIST, "utf-8");
  const version = readFileSync(join(python(), "package.json"), "utf-8");
  const made = createHash("sha256").update(names).update(version).update(COMPILE).digest("hex");
  const kept = join(KEPT, `library-${made.slice(0, 16)}.zip`);
  if (!existsSync(kept)) {
    const { loadPyodide } = await import("pyodide");
    const running = await loadPyodide({ indexURL: python(), enableRunUntilComplete: false });
    running.globals.set("names", names);
    const archive = running.runPython(COMPILE) as { toJs(): Uint8Array };
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(kept, archive.toJs());
  }
  return readFileSync(kept);
}
