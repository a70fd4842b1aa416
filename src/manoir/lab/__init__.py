"""Experiments with many games: simulations between bots, and the speed of the engine beside that of its peers."""
