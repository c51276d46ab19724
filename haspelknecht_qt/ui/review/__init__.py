"""Looking back: replay, end of the game, turning points and the decisions that cost most."""
