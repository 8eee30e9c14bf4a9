"""One live game: seats, log, clocks, votes.

The log of entries is the truth and a `Table` is a fold over it. Commands look at a table, and
answer with the entries to append or raise `Refused`; they change nothing. Nobody here reads a
clock, a file or a socket: every command is told what time it is.
"""

from shoal.table.entry import Entry, Refused
from shoal.table.table import Table

__all__ = ["Entry", "Refused", "Table"]
