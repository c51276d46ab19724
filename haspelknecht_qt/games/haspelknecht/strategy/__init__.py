"""Strategy of Haspelknecht for bots and hints: values of positions, complete plans, ways to take disks.

Rules are not repeated here: the game itself carries out all moves that are tried.
"""
