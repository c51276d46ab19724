"""Hints for the player and the reasons of the bots."""
