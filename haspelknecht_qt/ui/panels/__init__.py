"""Panels beside the table: moves, log and score."""
