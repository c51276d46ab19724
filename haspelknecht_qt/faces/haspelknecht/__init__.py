"""The face of Haspelknecht."""
