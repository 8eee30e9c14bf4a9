"""What a game is.

A **game** is a pure function of its rules version, options, number of seats, seed and the actions
so far. It declares its actions, reads its components and makes states.

A **state** answers a small set of questions: who may act, what is legal and why something is not,
what is being asked, what an observer sees, what an observer could imagine the rest to be, whether
it is over and who came where. It changes only by `apply`.

An **action** is a small int in the game's fixed action space; its text (`sail d4`) is what people
read and type and what records hold.

**Chance** is the only source of randomness. Live games draw from a keyed hash of a secret seed
that was committed to before the first move; playouts draw from a fast generator of our own.

**Events** narrate what an action did, each with its audience. Playouts switch them off.

A **play** is a game going on: state, history, and how far it can be taken back. A **record** is a
play as text; a **position** is one state as text. Nothing pending is ever a callback: whatever a
player is in the middle of choosing is part of the state, so a position restored in mid-choice goes
on as if nothing had happened.

Observers are seats `0 … n-1` or `SPECTATOR`. Seats are written `p1 … pn` in every text.
"""

from shoal.kernel.actions import ActionSpace, ActionTextError, Domain, Family
from shoal.kernel.chance import Chance, FastChance, SeaChance, commitment
from shoal.kernel.clauses import Clause, read_clauses
from shoal.kernel.events import Event, Journal
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.observer import Observer
from shoal.kernel.options import Option, OptionsError
from shoal.kernel.patches import Watch, difference, patched
from shoal.kernel.play import IllegalActionError, Play, TakeBackError
from shoal.kernel.playout import playout
from shoal.kernel.position import PositionError
from shoal.kernel.record import Record, RecordError, Verdict
from shoal.kernel.sheet import Sheet, SheetError
from shoal.kernel.state import SPECTATOR, State

__all__ = [
    "SPECTATOR",
    "ActionSpace",
    "ActionTextError",
    "Chance",
    "Clause",
    "Domain",
    "Event",
    "Family",
    "FastChance",
    "Game",
    "IllegalActionError",
    "Journal",
    "Observer",
    "Option",
    "OptionsError",
    "Play",
    "PositionError",
    "Prompt",
    "Record",
    "RecordError",
    "Refusal",
    "SeaChance",
    "Sheet",
    "SheetError",
    "State",
    "TakeBackError",
    "Verdict",
    "Watch",
    "commitment",
    "difference",
    "patched",
    "playout",
    "read_clauses",
]
