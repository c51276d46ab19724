"""Main window: frame, menus, panels and pages around the table."""
