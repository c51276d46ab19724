"""Texts of Haspelknecht, one module for each kind; `game_texts` combines them."""
