"""Rules in the program: texts in several languages; reading, searching and showing them."""
