"""Playing a match: controller, prompt, hand-over screen and bots."""
