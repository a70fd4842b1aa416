"""The workshop: games of one's own, begun and brought into a house."""
