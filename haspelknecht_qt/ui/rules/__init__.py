"""Rulebooks in the program, in several languages: reading their texts, searching them and showing them."""
