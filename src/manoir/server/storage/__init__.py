"""The database: tables, the log of their moves, and that what was acknowledged is there."""
