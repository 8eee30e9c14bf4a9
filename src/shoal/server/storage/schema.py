"""The database. `entries` is the truth; columns of `tables` only help to find tables.

The version of a table is the number of its last entry and stored nowhere else: an ordinary action
writes one row.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD = "0004"  # the newest migration
# Those whose backups can be restored; what is new since is left empty.
SCHEMAS = ["0001", "0002", "0003", HEAD]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def table_id(primary: bool = True) -> Column[str]:
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary
    )


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("host", String(64), nullable=False, index=True),
    Column("phase", String(16), nullable=False, index=True),
    Column("chats", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("bots_due", Boolean, nullable=False, index=True),
    Column("deadline", Float, nullable=False, index=True),  # 0: nothing will happen by itself
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    table_id(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
    # Device and id of the command, so that a repeat is noticed: by whoever has read the log, and
    # two that go on from the same version cannot both be stored. An index would be a page more to
    # write for each action.
    Column("cmd", String(160)),
)

# Apart from the log, so that nothing that reads logs can meet one.
seeds = Table("seeds", metadata, table_id(), Column("seed", LargeBinary, nullable=False))

sitters = Table(
    "sitters",
    metadata,
    table_id(),
    Column("who", String(64), primary_key=True, index=True),
)

drafts = Table(
    "drafts",
    metadata,
    table_id(),
    Column("who", String(64), primary_key=True),
    Column("seat_key", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    table_id(primary=False),
    Column("kind", String(8), nullable=False),  # seat or watch
    Column("seat_key", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    table_id(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("cmd", String(160)),  # as in `entries`
    Index("ix_chat_cmd", "table_id", "cmd", unique=True),
)

# Whose talk somebody does not want to hear at a table.
mutes = Table(
    "mutes",
    metadata,
    table_id(),
    Column("who", String(64), primary_key=True),
    Column("seat_key", Integer, primary_key=True, autoincrement=False),
)

# What follows is for whoever looks after the server: see `shoal.server.storage.administration`.
revoked = Table(
    "revoked",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the device's id
    Column("at", Float, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("note", String(200), nullable=False),
)

# Kept also when the table goes: nobody gets rid of a report by leaving.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("by", String(64), nullable=False),
    Column("who", String(64), nullable=False),  # the device it is about
    Column("name", String(80), nullable=False),
    Column("address", String(64), nullable=False),  # where that device is connected from
    Column("reason", Text, nullable=False),
    Column("said", Text, nullable=False),
)

# What a running server is to do: it has the tables, the command that asks for it does not.
orders = Table(
    "orders",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
)

# Whoever holds a table's lease plays its bots.
leases = Table(
    "leases",
    metadata,
    table_id(),
    Column("node", String(64), nullable=False),
    Column("until", Float, nullable=False),
)
