"""What every game at this table shares: the game's interface, the match, chance, records and standings."""
