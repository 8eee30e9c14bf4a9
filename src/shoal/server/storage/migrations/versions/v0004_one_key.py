"""Entries are kept by their number alone: whoever writes to a log has read all of its commands."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_entries_cmd", "entries")
