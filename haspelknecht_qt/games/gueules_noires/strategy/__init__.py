"""Strategy of Gueules Noires for bots and hints: values of positions, whole turns, whole extractions.

Rules are not repeated here: the game itself carries out all moves that are tried.
"""
