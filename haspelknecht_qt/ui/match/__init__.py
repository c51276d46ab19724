"""Playing a match: controller, prompt, hand-over and the bots at the table."""
