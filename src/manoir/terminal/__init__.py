"""The games in a terminal: any game, from its views, moves and texts. No game is named here."""
