"""Tic-tac-toe, complete: rules, refusals, view, events, positions."""

from __future__ import annotations

from typing import Final

from shoal.kernel.actions import ActionSpace, Domain, Family
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State

CELLS: Final = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]
ROWS: Final = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
LINES: Final = [*ROWS, (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(9)]
MARKS: Final = ".XO"  # 0 free, 1 the first seat's, 2 the second's


class TicTacToeState(State):
    """The board; whose turn it is follows from the number of marks (TTT-001)."""

    def __init__(
        self,
        game: Game,
        options: dict[str, bool | int | str],
        chance: Chance,
        board: list[int],
        marks: int,
        winner: int,
    ) -> None:
        super().__init__(game, 2, options, chance)
        self.board = board
        self.marks = marks
        self.winner = winner

    def actors(self) -> list[int]:
        return [] if self.over() else [self.marks % 2]

    def actor(self) -> int:
        return self.marks % 2

    def legal(self, seat: int) -> list[int]:
        free: list[int] = []
        if seat != self.marks % 2 or self.over():
            return free
        for cell in range(9):
            if self.board[cell] == 0:
                free.append(cell)
        return free

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if self.board[action]:
            return Refusal("TTT-001", "tic-tac-toe-taken", {"cell": CELLS[action]})
        return None

    def prompt(self, observer: int) -> Prompt:
        return Prompt("prompt-over" if self.over() else "tic-tac-toe-ask-mark", self.actors())

    def apply(self, seat: int, action: int) -> None:
        self.board[action] = seat + 1
        self.marks += 1
        if completes(self.board, action):
            self.winner = seat
        if self.journal is not None:
            self.journal.tell("marked", {"seat": seat, "cell": CELLS[action]})

    def over(self) -> bool:
        return self.winner >= 0 or self.marks == 9  # TTT-002, TTT-003

    def scores(self) -> list[int]:
        return [int(self.winner == 0), int(self.winner == 1)]

    def view(self, observer: int) -> dict[str, object]:
        return {"board": "".join(MARKS[mark] for mark in self.board)}

    def imagine(self, observer: int, chance: Chance) -> State:
        copy = self.clone()
        copy.chance = chance.fork()
        return copy

    def clone(self) -> TicTacToeState:
        chance = self.chance.clone()
        return TicTacToeState(
            self.game, self.options, chance, self.board[:], self.marks, self.winner
        )

    def sketch(self) -> dict[str, object]:
        return {"board": "".join(MARKS[mark] for mark in self.board)}

    def breaches(self) -> list[str]:
        if self.board.count(1) - self.board.count(2) not in (0, 1):
            return ["the players have not taken turns"]
        return []


def completes(board: list[int], cell: int) -> bool:
    """Whether the mark on a cell completes a line (TTT-002)."""
    return any(board[a] == board[b] == board[c] for a, b, c in THROUGH[cell])


class TicTacToe(Game):
    """The game itself."""

    def __init__(self) -> None:
        space = ActionSpace([Family("mark", [Domain("cell", CELLS)])])
        super().__init__(
            "tiny.tic_tac_toe", "Tic-tac-toe", [2], space, turn_clause="TTT-001",
            over_clause="TTT-002",
        )  # fmt: skip

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        return TicTacToeState(self, options, chance, [0] * 9, 0, -1)

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        text = sheet.text("board")
        if len(text) != 9 or text.strip(MARKS):
            raise sheet.fault("board", "must have nine marks, each one of . X O")
        board = [MARKS.index(mark) for mark in text]
        if board.count(1) - board.count(2) not in (0, 1):
            raise sheet.fault("board", "X has as many marks as O or one more (TTT-001)")
        won = [seat for seat in (0, 1) for cell in range(9)
               if board[cell] == seat + 1 and completes(board, cell)]  # fmt: skip
        if len(set(won)) == 2:
            raise sheet.fault("board", "both players have a line (TTT-002)")
        winner = won[0] if won else -1
        return TicTacToeState(self, options, chance, board, 9 - board.count(0), winner)


GAME: Final = TicTacToe()
