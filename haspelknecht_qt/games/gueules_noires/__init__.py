"""The rules of Gueules Noires."""
