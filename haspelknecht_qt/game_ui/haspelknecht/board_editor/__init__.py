"""Editor for the player's own boards, and their files."""
