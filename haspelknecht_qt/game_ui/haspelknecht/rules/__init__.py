"""Rulebook of Haspelknecht in the program: boards, printed values and tables in the rule texts."""
