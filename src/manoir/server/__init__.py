"""Tables that people play at together. It knows no game by name: whatever is in GAMES can be played."""
