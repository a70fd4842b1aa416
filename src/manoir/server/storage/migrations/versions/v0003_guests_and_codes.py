"""Tables know who made them, by a keyed hash of the address; a table may have its id in place of a code."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    keys = op.create_table(
        "keys", sa.Column("name", sa.String(16), primary_key=True), sa.Column("key", sa.String(64), nullable=False)
    )
    op.bulk_insert(keys, [{"name": "guests", "key": secrets.token_hex(32)}])
    op.add_column("tables", sa.Column("guest", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_guest", "tables", ["guest", "phase", "touched"])
    if op.get_bind().dialect.name != "sqlite":  # which does not mind how long a text is
        op.alter_column("tables", "code", type_=sa.String(32))


def downgrade() -> None:
    op.drop_index("tables_guest", "tables")
    op.drop_column("tables", "guest")
    op.drop_table("keys")
