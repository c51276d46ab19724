"""The window: setting up, playing, looking back, rules, tutorial and settings, for whichever game lies on the table."""
