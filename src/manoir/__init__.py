"""Manoir: a haunted house with three games in it, on one rules engine."""

from manoir import _build

__version__ = "0.1.0"

_build.activate()  # before any part of the engine is imported
