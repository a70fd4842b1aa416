"""Toc Toc Toc (Knock! Knock!), a bluffing game by Bruno Faidutti and Gwenaël Bouquin."""

from pathlib import Path

FOLDER = Path(__file__).parent  # said here because a compiled module lies elsewhere
