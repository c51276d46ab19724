"""One-switch scanning: what can be done lights up in turn, and one key or click takes it."""
