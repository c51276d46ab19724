"""Texts of Gueules Noires. Each module has one kind of text; `game_texts` combines them."""
