"""Texts of Haspelknecht, one module for each kind; `game_texts` puts them together."""
