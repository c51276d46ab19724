"""Boards of the table of Gueules Noires: yard, mines, shift clock with majorities, tray."""
