"""Words of unknown origin where Qt would read more than words: names of players and of files, for instance."""

from __future__ import annotations

from html import escape


def tip(words: str) -> str:
    """What a tooltip is told so that it shows these words: Qt would take what looks like markup for markup."""
    return f'<p style="white-space: pre-wrap">{escape(words)}</p>' if "<" in words or "&" in words else words


def in_menu(words: str) -> str:
    """What an entry of a menu is told so that it shows these words: an & would mark a key in it."""
    return words.replace("&", "&&")
