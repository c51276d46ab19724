"""Tutorial: short chapters in which the player makes the moves on the real table."""
