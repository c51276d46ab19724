"""Texts of Gueules Noires, one module for each kind; `game_texts` puts them together."""
