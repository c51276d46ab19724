"""New-game dialog of Haspelknecht."""
