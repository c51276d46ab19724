"""Main window: its menus, its panels, and the pages around the table."""
