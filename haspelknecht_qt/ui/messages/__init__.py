"""Error messages of the window, and opening and saving of files."""
