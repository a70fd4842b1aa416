"""A tiny game for tests: everybody lays a card face down, all at once; the highest lone card wins the round."""
