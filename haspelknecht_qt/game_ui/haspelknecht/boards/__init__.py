"""The boards of the table, drawn."""
