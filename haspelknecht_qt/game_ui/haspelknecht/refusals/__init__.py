"""Texts of refused moves."""
