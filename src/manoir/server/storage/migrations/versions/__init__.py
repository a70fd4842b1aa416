"""A file for each step, in order. The newest is named in `manoir.server.storage.database`."""
