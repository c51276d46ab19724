"""Rule texts of Gueules Noires: markup, printed values and painted boards."""
