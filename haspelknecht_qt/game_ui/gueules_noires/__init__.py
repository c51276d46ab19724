"""How Gueules Noires looks, speaks and is pointed at."""
