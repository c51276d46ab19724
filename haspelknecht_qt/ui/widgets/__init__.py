"""Small widgets and dialogs that the parts of the window share."""
