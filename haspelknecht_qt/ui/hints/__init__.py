"""Hints for the player, and explanations of bots' moves."""
