"""Game UI of Gueules Noires: table, texts and pointing."""
