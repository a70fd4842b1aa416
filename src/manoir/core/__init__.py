"""What every game in the house has in common. Knows no game and does no I/O."""
