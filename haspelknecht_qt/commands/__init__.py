"""What the program does without its window: one module per command, and what the commands share.

Nothing here imports Qt before a command needs it, so that games run where there is no Qt.
"""
