"""The window: controller, dialogs, panels and languages, and each game's table."""
