"""Review of a match: its replay, the final scoring, the turning points and the costliest decisions."""
