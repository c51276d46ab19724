"""Default implementations of the contracts in `ui.contracts`, for parts that a game UI need not define itself."""
