"""What the rules page shows of this game: boards, values, tables."""
