"""The age of a house, by which tables get old, and tables that are removed but can be brought back.

What was there before counts as touched when the house began to count: nothing is removed for its being old.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    life = op.create_table(
        "life",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("lived", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(life, [{"id": 1, "lived": 0.0, "seen": 0.0, "beats": 0}])
    op.add_column("tables", sa.Column("touched", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("removed", sa.Double))
    op.create_index("tables_age", "tables", ["phase", "touched"])


def downgrade() -> None:
    op.drop_index("tables_age", "tables")
    op.drop_column("tables", "removed")
    op.drop_column("tables", "touched")
    op.drop_table("life")
