"""The window: its frame, menus, panels and pages around whatever lies on the table."""
