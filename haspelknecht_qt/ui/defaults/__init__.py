"""What a game need not say: the plainest answers to what the window asks of a face, for a face to begin with."""
