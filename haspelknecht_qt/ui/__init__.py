"""Window of any game: new games, matches, review, rules, tutorial, results and settings."""
