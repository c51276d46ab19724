"""Widgets and dialogs that everything is made of."""
