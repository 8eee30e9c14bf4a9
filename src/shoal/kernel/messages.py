"""Messages are keys and arguments, never sentences: every reader has a language of their own."""

from __future__ import annotations


class Prompt:
    """What the table waits for, from whom, as one observer may know it.

    `key` names the message (`maldivia-ask-sail`); `seats` are those who may act now.
    """

    def __init__(self, key: str, seats: list[int], args: dict[str, object] | None = None) -> None:
        self.key = key
        self.seats = seats
        self.args: dict[str, object] = {} if args is None else args

    def plain(self) -> dict[str, object]:
        return {"key": self.key, "seats": self.seats, "args": self.args}


class Refusal:
    """Why an action is not legal: the clause that forbids it and a message with arguments."""

    def __init__(self, clause: str, key: str, args: dict[str, object] | None = None) -> None:
        self.clause = clause
        self.key = key
        self.args: dict[str, object] = {} if args is None else args

    def plain(self) -> dict[str, object]:
        return {"clause": self.clause, "key": self.key, "args": self.args}
