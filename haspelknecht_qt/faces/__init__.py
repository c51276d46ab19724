"""What each game looks and sounds like at the table. Only the composition root knows the faces."""
