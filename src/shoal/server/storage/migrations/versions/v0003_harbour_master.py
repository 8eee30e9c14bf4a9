"""For whoever looks after a server: bans, revoked passes, reports, orders; and who is not heard."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def text(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False)


def at() -> sa.Column[float]:
    return sa.Column("at", sa.Float, nullable=False)


def key(name: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{name}")


def upgrade() -> None:
    op.create_table(
        "mutes",
        text("table_id", 32),
        text("who", 64),
        sa.Column("seat_key", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_mutes_table_id", ondelete="CASCADE"
        ),
        key("mutes", "table_id", "who", "seat_key"),
    )
    op.create_table("revoked", text("digest", 64), at(), key("revoked", "digest"))
    op.create_table("bans", text("network", 64), at(), text("note", 200), key("bans", "network"))
    op.create_table(
        "reports",
        text("id", 16),
        text("table_id", 32),
        at(),
        text("by", 64),
        text("who", 64),
        text("name", 80),
        text("address", 64),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        key("reports", "id"),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_table(
        "orders", text("id", 16), text("kind", 16), text("table_id", 32), at(), key("orders", "id")
    )
