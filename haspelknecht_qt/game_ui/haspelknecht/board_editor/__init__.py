"""Drawing boards of one's own, and keeping them."""
