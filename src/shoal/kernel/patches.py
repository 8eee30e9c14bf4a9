"""What changed between two views, small enough to send with every event.

A patch is a list of changes. `[path, value]` sets what is at a path, `[path]` takes it away. A path
is a JSON pointer (RFC 6901) without its first slash: `players/1/mast`. The entry after the last one
of a list is added by setting it; entries are taken away from the end.

Shorter than a JSON patch (RFC 6902), and unlike a merge patch (RFC 7396) it can change one entry of
a list and tell "nothing" from "gone". Inside a list or table a place holds truth values or numbers,
never now these and now those: Python calls 1 and True equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shoal.kernel.state import State

Change = list[object]
Patch = list[Change]

_NOTHING: Final = object()  # what is where nothing is; None is something


def difference(before: dict[str, object], after: dict[str, object]) -> Patch:
    """The patch that makes `after` of `before`. Both are plain data and stay as they are."""
    patch: Patch = []
    _compare_tables("", before, after, patch)
    return patch


class _Step:
    """How one observer's view changed: parts of it are also parts of others' views.

    A part that did not change stays the object it was, and so does a row of a list: whoever knows
    its text knows it still.
    """

    def __init__(self, before: dict[str, object], after: dict[str, object]) -> None:
        self.before = before
        self.after = after
        self.parts: dict[str, Patch] = {}  # what changed in each part that did
        self.patch: Patch = []

    def compare(self, other: _Step | None) -> None:
        """Part by part. What is one object in another's views, before and after, was compared
        there."""
        before, after, patch = self.before, self.after, self.patch
        same: list[str] = []
        new = 0
        for key, value in after.items():
            old = before.get(key, _NOTHING)
            if old is value:
                continue
            if old is _NOTHING:
                patch.append([_escaped(key), value])
                new += 1
                continue
            if other is not None and other.after.get(key) is value and other.before.get(key) is old:
                found = other.parts.get(key)
                if found is not None:
                    patch.extend(found)
                    continue
            known = len(patch)
            if isinstance(value, list) and isinstance(old, list):
                _compare_lists(_escaped(key), old, value, patch, True)
            else:
                _compare("", key, old, value, patch)
            if len(patch) == known:
                same.append(key)
            elif other is None:
                self.parts[key] = patch[known:]
        for key in same:
            after[key] = before[key]
        if len(after) - new < len(before):
            _compare_gone("", before, after, patch)


def _compare_tables(
    path: str, before: dict[str, object], after: dict[str, object], patch: Patch
) -> None:
    new = 0
    for key, value in after.items():
        old = before.get(key, _NOTHING)
        if old is _NOTHING:
            patch.append([path + _escaped(key), value])
            new += 1
        elif old is not value:
            _compare(path, key, old, value, patch)
    if len(after) - new < len(before):
        _compare_gone(path, before, after, patch)


def _compare_gone(
    path: str, before: dict[str, object], after: dict[str, object], patch: Patch
) -> None:
    for key in before:
        if key not in after:
            patch.append([path + _escaped(key)])


def _compare(path: str, key: str, before: object, after: object, patch: Patch) -> None:
    if isinstance(after, dict) and isinstance(before, dict):
        if before != after:
            _compare_tables(path + _escaped(key) + "/", before, after, patch)
    elif isinstance(after, list) and isinstance(before, list):
        if before != after:
            _compare_lists(path + _escaped(key), before, after, patch, False)
    elif before != after or isinstance(before, bool) != isinstance(after, bool):
        patch.append([path + _escaped(key), after])


def _compare_lists(
    path: str, before: list[object], after: list[object], patch: Patch, keep: bool
) -> None:
    """Entry by entry where most of them stay; else the whole list. With `keep` the new list takes
    over the rows that are equal."""
    shared = min(len(before), len(after))
    rows = shared > 0 and isinstance(after[0], (dict, list))
    changed: list[int] = []
    for i in range(shared):
        if before[i] is after[i]:
            continue
        if before[i] != after[i]:
            changed.append(i)
        elif keep and rows:
            after[i] = before[i]
    if len(before) == len(after):
        whole = not rows and len(changed) * 2 > shared
    else:  # something went in or out: in the middle it moves all that follow
        whole = shared == 0 or len(changed) > 0 or len(before) - len(after) > shared
    if whole:
        patch.append([path, after])
        return
    for i in changed:
        _compare(path + "/", str(i), before[i], after[i], patch)
    for i in range(shared, len(after)):
        patch.append([f"{path}/{i}", after[i]])
    for i in range(len(before) - 1, shared - 1, -1):
        patch.append([f"{path}/{i}"])


def _escaped(key: str) -> str:
    if "~" in key or "/" in key:
        return key.replace("~", "~0").replace("/", "~1")
    return key


def patched(view: dict[str, object], patch: Patch) -> dict[str, object]:
    """A view after a patch; shares with the old one what did not change."""
    for change in patch:
        path = str(change[0]).split("/")
        changed = _changed(view, path, 0, change)
        assert isinstance(changed, dict)
        view = changed
    return view


def _changed(old: object, path: list[str], depth: int, change: Change) -> object:
    key = path[depth].replace("~1", "/").replace("~0", "~")
    last = depth == len(path) - 1
    if isinstance(old, list):
        items = old[:]
        i = int(key)
        if not last:
            items[i] = _changed(items[i], path, depth + 1, change)
        elif len(change) == 1:
            del items[i]
        elif i == len(items):
            items.append(change[1])
        else:
            items[i] = change[1]
        return items
    assert isinstance(old, dict), f"there is nothing at {'/'.join(path)}"
    table = dict(old)
    if not last:
        table[key] = _changed(table[key], path, depth + 1, change)
    elif len(change) == 1:
        del table[key]
    else:
        table[key] = change[1]
    return table


class Watch:
    """Looks at a game through some eyes after each event, and keeps what each of them saw change.

    `views` is what they saw last. An action leaves each of them one patch for each event and one
    more for what changed after the last of them; together they make the new view.
    """

    def __init__(self, observers: list[int] | None = None) -> None:
        self.observers: list[int] = [] if observers is None else observers
        self.views: dict[int, dict[str, object]] = {}
        self.changes: dict[int, list[Patch]] = {}
        self.state: State | None = None
        self.then: State | None = None  # as it was before the action
        self.earlier: dict[int, dict[str, object]] = {}  # and what they saw of it

    def begin(self, state: State, then: State | None = None) -> None:
        """An action is about to change this state; `then` is a copy that stays as it is."""
        self.state, self.then = state, then
        self.changes = {}
        views: dict[int, dict[str, object]] = {}
        first: dict[str, object] | None = None
        for observer in self.observers:
            self.changes[observer] = []
            known = self.views.get(observer)
            if known is None:  # whoever comes shares what all see alike
                known = (
                    state.view(observer) if first is None else state.view_beside(observer, first)
                )
            if first is None:
                first = known
            views[observer] = known
        self.views = self.earlier = views

    def look(self) -> None:
        """Something happened: what does it change for each of them?"""
        state, then = self.state, self.then
        assert state is not None
        views: dict[int, dict[str, object]] = {}
        first: _Step | None = None
        for observer, patches in self.changes.items():
            other = None if first is None else first.after
            if then is not None:
                now = state.view_after(observer, self.earlier[observer], then, other)
            elif other is not None:
                now = state.view_beside(observer, other)
            else:
                now = state.view(observer)
            step = _Step(self.views[observer], now)
            step.compare(first)
            if first is None:
                first = step
            patches.append(step.patch)
            views[observer] = step.after
        self.views = views

    def end(self) -> dict[int, list[Patch]]:
        """The patches of the whole action, by observer."""
        self.look()
        self.state = self.then = None
        self.earlier = {}
        taken = self.changes
        self.changes = {}
        return taken

    def jump(self, state: State) -> dict[int, list[Patch]]:
        """The game moved without events, as when a step is taken back: one patch each."""
        old = self.views
        self.views = {}
        self.changes = {}
        taken: dict[int, list[Patch]] = {}
        for observer in self.observers:
            view = state.view(observer)
            if observer in old:
                taken[observer] = [difference(old[observer], view)]
            self.views[observer] = view
        return taken

    def forget(self) -> None:
        """The state is another one now: what was seen of the old one is no beginning."""
        self.views = {}
        self.changes = {}
        self.state = self.then = None
        self.earlier = {}
