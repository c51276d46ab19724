"""Why a command ends before it has done what it was asked for."""

from __future__ import annotations


class UsageError(Exception):
    """The command line is wrong. The message says what stands there and what is allowed."""


class Failure(Exception):
    """The command could not be carried out. The message is one sentence for the user."""
