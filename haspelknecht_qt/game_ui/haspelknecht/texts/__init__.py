"""Texts of Haspelknecht, one module for each kind of text; `game_texts` combines them."""
