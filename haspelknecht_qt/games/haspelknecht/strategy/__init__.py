"""Strategy of Haspelknecht for bots and hints: values of positions, complete plans, takings.

Rules are not repeated here: the game itself carries out all moves that are tried.
"""
