"""What is painted on the table of Gueules Noires: the yard, the mines, the shift clock with its majorities, the tray."""
