"""Error messages of the window; opening and saving of files."""
