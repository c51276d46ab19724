"""The rules in the program: texts in three languages, how they are read, searched and shown."""
