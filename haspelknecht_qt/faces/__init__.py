"""What each game looks like and says: one package a game. Only the composition root knows them."""
