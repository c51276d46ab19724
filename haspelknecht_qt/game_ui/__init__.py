"""Game UIs: painting, texts, pointing and set-up of each game. Only the composition root imports them."""
