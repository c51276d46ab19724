"""Haspelknecht on the table: its places, pieces, gestures, words and sentences."""
