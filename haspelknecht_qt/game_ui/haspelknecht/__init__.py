"""Game UI of Haspelknecht: its drawings, texts and pointing."""
