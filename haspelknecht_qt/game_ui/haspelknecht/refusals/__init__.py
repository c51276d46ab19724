"""Texts that explain why moves are refused."""
