"""A place kept for a step that comes from elsewhere."""

revision = "0003"
down_revision = "0002"


def upgrade() -> None: ...


def downgrade() -> None: ...
