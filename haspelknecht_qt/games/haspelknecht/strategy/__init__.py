"""What a good player of Haspelknecht knows, for bots and hints: the worth of a position, complete plans, takings.

The rules stay where they are: everything here asks the engine and lets it carry out what is tried.
"""
