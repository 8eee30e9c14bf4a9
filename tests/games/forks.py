"""Runs commands of `shoal`, each in a process of its own that has read the shipped games already.

To read them takes far longer than most commands do. Whatever else lies in the tree, each process
finds as it is then. A line of JSON on the standard input says which words to run and which files to
take for the standard input, output and errors; the answer is the exit code.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import traceback

import shoal.cli.commands
from shoal import games

SHIPPED = ["carta_magica", "kleine_fische", "maldivia", "vanuatu"]


def run(words: list[str], files: list[str]) -> int:
    for number, file in enumerate(files):
        os.dup2(os.open(file, os.O_RDWR), number)
    sys.argv = ["shoal", *words]
    importlib.invalidate_caches()
    code: object = 1
    try:
        shoal.cli.main()
        code = 0
    except SystemExit as ended:
        code = ended.code or 0
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    return code if isinstance(code, int) else 1


def main() -> None:
    for name in SHIPPED:
        assert not games.fault(name)
    with os.fdopen(os.dup(0), encoding="utf-8") as asked:
        for line in asked:
            child = os.fork()
            if not child:
                os._exit(run(*json.loads(line)))
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            os.write(1, f"{code}\n".encode())


if __name__ == "__main__":
    main()
