"""Playing a match: its controller, the prompt, the hand-over screen, and the bots at the table."""
