"""Why moves are refused."""
