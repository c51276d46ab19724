"""User interface of Gueules Noires: its table, its texts, and the moves that players point at."""
