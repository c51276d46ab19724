"""Commands of the program: one module per command, and their common code.

No module of this package imports Qt before a command needs it, so games between bots also run without Qt.
"""
