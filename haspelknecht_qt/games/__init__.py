"""The games that can be played at this table."""
