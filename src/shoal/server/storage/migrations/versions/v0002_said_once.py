"""What is said carries its command, as entries do, so that a repeat is noticed after a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("cmd", sa.String(160)))
    op.create_index("ix_chat_cmd", "chat", ["table_id", "cmd"], unique=True)
