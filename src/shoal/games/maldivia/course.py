"""Why a boat cannot end there: courses judged space by space, for refusals."""

from __future__ import annotations

from shoal.games.maldivia.box import BOX, CURRENT, LETTERS
from shoal.games.maldivia.cloth import NAMES
from shoal.games.maldivia.soundness import shown
from shoal.games.maldivia.waters import Waters
from shoal.kernel.messages import Refusal


class Course:
    """The sea as one boat finds it: rows and columns, and where the other boats are."""

    def __init__(self, sea: Waters, seat: int, boats: bool, turning: bool) -> None:
        self.top, self.bottom = sea.folds[3], 9 - sea.folds[1]
        self.left, self.right = sea.folds[2], 9 - sea.folds[0]
        others = [sea.boats[other] for other in range(sea.seats) if other != seat]
        self.taken: list[int] = others if boats else []
        self.currents: list[int] = []  # those that are whole and may be used
        for i, cells in enumerate(BOX.current_cells):
            if turning and all(shown(sea.folds, sea.creases, cell) == CURRENT for cell in cells):
                self.currents.append(i)

    def visible(self, cell: int) -> bool:
        row, column = divmod(cell, 10)
        return self.top <= row <= self.bottom and self.left <= column <= self.right

    def clear(self, here: int, way: int, there: int) -> bool:
        """Whether `there` lies straight ahead with nothing in the way (MAL-051, MAL-052)."""
        gap = ahead(here, way, there)
        if gap < 1:
            return False
        step = (there - here) // gap
        passed = [here + step * i for i in range(1, gap + 1)]
        return all(self.visible(cell) and cell not in self.taken for cell in passed)

    def leads(self, here: int, way: int, there: int, used: list[int]) -> bool:
        """Whether a course from here ends there, straight or with currents not used yet."""
        if self.clear(here, way, there):
            return True
        for i in self.currents:
            cells = BOX.current_cells[i]
            if i in used or BOX.current_entry[i] != way or not self.clear(here, way, cells[0]):
                continue
            last, leave = cells[-1], BOX.current_exit[i]
            after = last + [1, 10, -1, -10][leave]
            # MAL-077: the whole arc and the space after it must be free.
            if any(cell in self.taken for cell in cells) or not self.clear(last, leave, after):
                continue
            if self.leads(last, leave, there, [*used, i]):
                return True
        return False


def ahead(here: int, way: int, there: int) -> int:
    """How many spaces straight ahead `there` lies, or 0."""
    rows, columns = there // 10 - here // 10, there % 10 - here % 10
    along = [columns, rows, -columns, -rows][way]
    across = rows if way % 2 == 0 else columns
    return along if across == 0 and along > 0 else 0


def why_not_there(sea: Waters, seat: int, way: int, end: int) -> Refusal | None:
    """The reason a boat cannot end its move on a space, or None if it can."""
    start = sea.boats[seat]
    args: dict[str, object] = {"cell": NAMES[end], "way": "@maldivia-way-" + LETTERS[way].lower()}
    on_current = shown(sea.folds, sea.creases, start) == CURRENT
    course = Course(sea, seat, True, not on_current)
    if not course.visible(end):
        return Refusal("MAL-052", "maldivia-refuse-folded-away", args)
    if end == start:
        return Refusal("MAL-057", "maldivia-refuse-same-place", args)
    if end in course.taken:
        args["other_seat"] = sea.boats.index(end)
        return Refusal("MAL-050", "maldivia-refuse-boat-there", args)
    if course.leads(start, way, end, []):
        return None
    if ahead(start, way, end):
        return Refusal("MAL-051", "maldivia-refuse-boat-between", args)
    if Course(sea, seat, True, True).leads(start, way, end, []):
        return Refusal("MAL-076", "maldivia-refuse-on-current", args)
    if Course(sea, seat, False, not on_current).leads(start, way, end, []):
        return Refusal("MAL-077", "maldivia-refuse-current-blocked", args)
    for i in course.currents:
        cells = BOX.current_cells[i]
        if end in cells[1:] and BOX.current_entry[i] == way and course.clear(start, way, cells[0]):
            return Refusal("MAL-073", "maldivia-refuse-in-current", args)
    return Refusal("MAL-075", "maldivia-refuse-off-course", args)
