"""Which files of Python's library a pocket needs: src/shoal/pocket/library.txt.

    tools/pocket_library.py           write it anew
    tools/pocket_library.py --check   fail if it is stale

The whole library is given to the Python of a browser (here in Node.js), a game of each is played in
it, hints are asked for, the game is reviewed, saved and opened again, and something goes wrong.
What was imported by then is what travels; it is in the list because it was seen, never by hand.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from shoal.pocket import pages

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tools import freshness  # noqa: E402
from tools.client import install, node_env  # noqa: E402

LIST = ROOT / freshness.LIBRARY
PLAYED = Path(__file__).with_name("pocket_library_game.py")
# Pyodide ends this with a traceback of its own script if it fails: only the last lines are ours.
RUN = """
import { loadPyodide } from "pyodide";
let given = "";
for await (const piece of process.stdin) given += piece;
const { sources, played } = JSON.parse(given);
const python = await loadPyodide({
  enableRunUntilComplete: false,
  fsInit: async (files, { sitePackages }) => {
    for (const [path, text] of Object.entries(sources)) {
      const place = `${sitePackages}/${path}`;
      files.mkdirTree(place.slice(0, place.lastIndexOf("/")));
      files.writeFile(place, text);
    }
  },
});
try { python.runPython("1 / 0"); } catch { /* what is needed to say so is needed */ }
try {
  console.log(python.runPython(played));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
"""


def needed() -> list[str]:
    """The files that were imported, as they lie in Python's library."""
    install(dev=False)
    given = json.dumps({"sources": pages.sources(), "played": PLAYED.read_text("utf-8")})
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", RUN], cwd=ROOT / "web", env=node_env(),
        input=given, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit("Playing in a browser's Python failed:\n" + done.stderr[-3000:])
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="fail if the list is stale")
    options = parser.parse_args()
    wanted = sorted(needed())
    have = LIST.read_text("utf-8").split() if LIST.exists() else []
    if options.check:
        missing, unused = sorted(set(wanted) - set(have)), sorted(set(have) - set(wanted))
        if missing or unused:
            sys.exit(
                f"{LIST.relative_to(ROOT)} is stale: missing {missing}, unused {unused}; "
                "tools/pocket_library.py writes it anew"
            )
        return
    LIST.write_text("".join(f"{name}\n" for name in wanted), "utf-8")
    print(f"{len(wanted)} files in {LIST.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
