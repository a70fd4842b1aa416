"""Halloween, a game of ghosts and buildings by Angelo De Maio."""

from pathlib import Path

FOLDER = Path(__file__).parent  # said here because a compiled module lies elsewhere
