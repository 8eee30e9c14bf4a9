"""When the actions that stand were taken."""

from __future__ import annotations

from array import array


class Plies:
    """Version and time of the start and of each action that stands; small, since games are long."""

    def __init__(self) -> None:
        self.versions = array("i")
        self.times = array("d")

    def stamp(self, count: int, version: int, at: float) -> None:
        """The position changed, and so many actions stand now."""
        del self.versions[count + 1 :], self.times[count + 1 :]
        if len(self.versions) == count:
            self.versions.append(version)
            self.times.append(at)
