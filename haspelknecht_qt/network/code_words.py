"""Codes of four words. A host shows its code, and a guest types it.

The words are short and have no accents; the first three letters are different in all of them. There are 2 to the power
of 32 codes, and ten tries: the chance of guessing the code is about 1 in 430 million.
"""

from __future__ import annotations

import re
import secrets
from difflib import get_close_matches

from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind

_WORD_LIST = """
abbey acorn actor album almond anchor angel anvil apple april arch armour arrow atlas autumn axle badger baker
bamboo barrel basket beaver bell berry bishop blanket blossom board bonfire border bottle branch bread brick
bronze brush bucket bullet butter cabin cactus camel candle carpet castle cedar chalk cherry chimney cider
circus clay clover cobalt coffee comet copper cotton cradle cricket crown crystal cupboard daisy dancer desert
diamond dinner doctor dolphin donkey dragon drum eagle earth easel echo elbow elephant ember emperor engine
evening fabric falcon farmer feather fiddle finger flame flour forest fountain fox garden ghost giant ginger
glacier glove goblin golden grape guitar hammer harbour hazel hedge helmet heron hill honey horse hotel ice
igloo indigo island ivory jacket jaguar jelly jewel jungle kettle kitchen knight ladder lagoon lantern lemon
letter library lion lizard lobster lotus lunch magnet maple marble meadow melon mirror monkey morning moss
mountain music napkin needle nest ninja north notebook nugget nutmeg oasis ocean octopus olive onion opal orange
orchid otter oven owl oyster paddle palace panda parrot pebble pepper piano picnic pilot pirate planet plum
pocket potato prince pumpkin puzzle quartz queen quill rabbit radio raven reed ribbon river robin rocket rope
rubber saddle salmon sandal satin school seven shadow silver skate slipper smoke snow soldier spider squirrel
station stone sugar summer swan syrup table tailor teapot temple thunder tiger timber toast tomato tower trumpet
tulip tunnel turtle umbrella uncle valley vase velvet village violin volcano wagon walnut water wheel whistle
willow window wizard wool wren yacht yellow zebra zigzag
"""
WORDS = tuple(_WORD_LIST.split())
"""Words of codes, in alphabetical order."""
CODE_LENGTH = 4
"""Number of words in a code."""


def new_code() -> str:
    """Returns a random code: four words with hyphens between them."""
    return "-".join(secrets.choice(WORDS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """Returns the code in a text that a person typed. Capitals do not matter, nor what stands between the words.

    Raises NetworkError for a word that is in no code, so that a slip of the finger costs no try.
    """
    words = re.findall(r"[^\W\d_]+", text.casefold())
    for word in words:
        if word not in WORDS:
            near = ", ".join(get_close_matches(word[:20], WORDS, 3, 0.5))
            raise NetworkError(NetworkErrorKind.UNKNOWN_WORD, {"word": word[:20], "near": near or "-"})
    if len(words) != CODE_LENGTH:
        raise NetworkError(NetworkErrorKind.CODE_LENGTH, {"count": len(words)})
    return "-".join(words)


def words_beginning_with(text: str) -> tuple[str, ...]:
    """Returns the words that begin with this text, for completion while a person types."""
    return tuple(word for word in WORDS if word.startswith(text.casefold()))
