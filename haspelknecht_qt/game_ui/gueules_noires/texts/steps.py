"""The names of the steps of a shift, for the command line, which can do without Qt."""

from __future__ import annotations

from haspelknecht_qt.core.translation import Translate


def name(step: str, translate: Translate) -> str:
    """What a question of the game is called in a sentence, by its id in `state.Step`. Raises KeyError for an unknown id."""
    set_up = translate("StepNames", "set-up")
    top_five = translate("StepNames", "top five")
    return {
        "tiles": set_up,
        "first": set_up,
        "display": set_up,
        "orders": set_up,
        "draft": translate("StepNames", "choosing orders"),
        "place": translate("StepNames", "placing workers"),
        "look": top_five,
        "take": top_five,
        "return": top_five,
        "substitute": translate("StepNames", "loading minecarts"),
        "extract": translate("StepNames", "mining"),
        "refill": translate("StepNames", "refilling"),
        "over": translate("StepNames", "end of the game"),
    }[step]
