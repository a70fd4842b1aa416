"""Several processes on one database: who is alive, and what hangs on that."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_table("presence")
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        belongs(),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.Column("away", sa.SmallInteger, nullable=False),
    )
    op.create_table("leases", sa.Column("table_id", sa.String(32), primary_key=True), belongs(key=False))
    op.create_table(
        "usage",
        belongs(),
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("requests", sa.BigInteger, nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False),
    )
    for name in ("presence", "leases"):
        op.create_index(f"{name}_process", name, ["process"])
    keys = sa.table("keys", sa.column("name", sa.String), sa.column("key", sa.String))
    op.bulk_insert(keys, [{"name": "usage", "key": secrets.token_hex(32)}])


def belongs(key: bool = True) -> sa.Column[int]:
    """A process; what belongs to it goes with it."""
    owner = sa.ForeignKey("processes.id", ondelete="CASCADE")
    return sa.Column("process", sa.Integer, owner, primary_key=key, nullable=False, autoincrement=False)


def downgrade() -> None:
    op.execute("delete from keys where name = 'usage'")
    for name in ("usage", "leases", "presence", "processes"):
        op.drop_table(name)
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
