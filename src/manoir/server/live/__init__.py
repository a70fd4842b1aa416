"""Sockets: those who watch a table are shown the game as it goes on, and say their moves."""
