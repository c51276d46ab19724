"""Coach of a person at the table: marks of moves, warnings, and lessons in steps."""
