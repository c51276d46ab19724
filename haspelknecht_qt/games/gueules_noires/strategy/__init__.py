"""Strategy of Gueules Noires for bots and hints: values of positions, whole turns, whole extractions.

It contains no rules: the game itself carries out all moves that are tried.
"""
