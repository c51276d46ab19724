"""The table for those who do not see it: its parts in words, and what happens on it."""
