"""Rule texts of Gueules Noires in the program."""
