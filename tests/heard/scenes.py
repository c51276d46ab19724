"""Scenes of all pages that the tests of accessibility walk through."""

from tests.translations import test_switch
from tests.ui.test_parts_in_place import messages, rules_of

SCENES = (*test_switch.SCENES, rules_of("haspelknecht"), messages)
