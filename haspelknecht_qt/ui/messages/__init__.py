"""What the program says when something goes wrong, and files."""
