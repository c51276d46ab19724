"""Results of finished matches: they are stored when a match ends, and shown on a page."""
