"""Review of a match: replay, final scoring, turning points and the costliest decisions."""
