"""The rules of Haspelknecht."""
