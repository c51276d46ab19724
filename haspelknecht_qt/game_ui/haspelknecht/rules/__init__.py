"""Rule texts of Haspelknecht in the program: boards, values, tables."""
