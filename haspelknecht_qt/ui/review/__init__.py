"""Looking back at a match: replay, scorings of periods, final scoring, turning points and costliest decisions."""
