"""Rulebook of Haspelknecht in the program, and the small boards and tables in its texts."""
