"""All that is ever imported, for a picture of Python's memory that is kept on the device.

Nothing is begun here: whoever starts from the picture makes a pocket of their own. What is drawn at
random (addresses, seeds, a bot's luck) comes from the device at the moment it is needed, never from
a state in memory, or every start would draw the same.

A start from the picture has the names of the modules' files and nothing in them: so in a browser
every module that travels is imported, whoever may need it.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys

from shoal import games
from shoal.bots import instincts
from shoal.pocket import pocket, thinking

WORKERS = (pocket.Pocket, thinking.work)  # what the two workers are begun with

for name in games.packages():
    games.find(name).components()
    instincts.find(name)

if sys.platform == "emscripten":
    for module in pkgutil.walk_packages():
        importlib.import_module(module.name)
