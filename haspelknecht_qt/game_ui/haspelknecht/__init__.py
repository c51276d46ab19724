"""User interface of Haspelknecht: its table, its texts, and the moves that players point at."""
