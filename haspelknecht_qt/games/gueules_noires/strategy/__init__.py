"""What a good player of Gueules Noires knows, for bots and hints: what a position is worth, whole turns, whole extractions.

The rules stay where they are: everything here asks the engine and lets it carry out what is tried.
"""
