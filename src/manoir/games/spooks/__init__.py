"""Spooks, a shedding game by Jason D. Wittman."""

from pathlib import Path

FOLDER = Path(__file__).parent  # said here because a compiled module lies elsewhere
