"""The first tables, as they were then: later changes to the schema do not change this."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def belongs(name: str) -> sa.ForeignKeyConstraint:
    """A row that goes when its table goes."""
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), nullable=False)


def key(name: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{name}")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("chats", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        key("tables", "id"),
    )
    for column in ("host", "phase", "bots_due", "deadline"):
        op.create_index(f"ix_tables_{column}", "tables", [column])
    op.create_table(
        "entries",
        of_table(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("cmd", sa.String(160)),
        belongs("entries"),
        key("entries", "table_id", "version"),
    )
    op.create_index("ix_entries_cmd", "entries", ["table_id", "cmd"], unique=True)
    op.create_table(
        "seeds",
        of_table(),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        belongs("seeds"),
        key("seeds", "table_id"),
    )
    op.create_table(
        "sitters",
        of_table(),
        sa.Column("who", sa.String(64), nullable=False),
        belongs("sitters"),
        key("sitters", "table_id", "who"),
    )
    op.create_index("ix_sitters_who", "sitters", ["who"])
    op.create_table(
        "drafts",
        of_table(),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("seat_key", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        belongs("drafts"),
        key("drafts", "table_id", "who", "seat_key"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat_key", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        belongs("tokens"),
        key("tokens", "hash"),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        belongs("chat"),
        key("chat", "table_id", "n"),
    )
    op.create_table(
        "leases",
        of_table(),
        sa.Column("node", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        belongs("leases"),
        key("leases", "table_id"),
    )


def downgrade() -> None:
    for name in ("leases", "chat", "tokens", "drafts", "sitters", "seeds", "entries", "tables"):
        op.drop_table(name)
