"""What Gueules Noires says."""
