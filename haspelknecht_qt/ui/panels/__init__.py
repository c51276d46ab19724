"""Panels at the side of the table: moves, log and score."""
