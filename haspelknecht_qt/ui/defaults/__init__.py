"""Default implementations of the protocols in `ui.contracts`, which a game UI may inherit."""
