"""Window in which any game is played: new games, matches, reviews, rules, tutorial, results and settings."""
