"""The results of finished games: kept when a game ends, and shown on a page of their own."""
