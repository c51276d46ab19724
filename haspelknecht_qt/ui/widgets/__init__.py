"""Small widgets and dialogs that all parts of the window share."""
