"""The names of the steps of a year, for the command line, which can do without Qt."""

from __future__ import annotations

from haspelknecht_qt.core.translation import Translate


def name(step: str, translate: Translate) -> str:
    """What a question of the game is called in a sentence, by its id in `kinds.Step`. Raises KeyError for an unknown id."""
    return {
        "first_order": translate("StepNames", "set-up"),
        "refilling": translate("StepNames", "refilling"),
        "first_taking": translate("StepNames", "first taking"),
        "second_taking": translate("StepNames", "second taking"),
        "returning_water": translate("StepNames", "returning pit water"),
        "planning": translate("StepNames", "planning"),
        "executing": translate("StepNames", "executing"),
        "winter": translate("StepNames", "before the scoring phase"),
        "storing": translate("StepNames", "storage phase"),
        "end": translate("StepNames", "end of the game"),
    }[step]
