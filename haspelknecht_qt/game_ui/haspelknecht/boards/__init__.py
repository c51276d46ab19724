"""Painting of the boards, panels and cards of the table."""
