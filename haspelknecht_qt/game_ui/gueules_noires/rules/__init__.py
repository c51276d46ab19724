"""The rules of Gueules Noires in the program."""
