"""Results of finished games: stored when a game ends, and shown on a page."""
