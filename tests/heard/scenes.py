"""Scenes of all pages that the tests of accessibility walk through."""

from tests.translations import scenes
from tests.ui.test_parts_in_place import messages, rules_of

SCENES = (*scenes.SCENES, rules_of("haspelknecht"), messages)
