"""Commands of the program: one module per command, and their common code.

Nothing here imports Qt before a command needs it, so games between bots also run without Qt.
"""
