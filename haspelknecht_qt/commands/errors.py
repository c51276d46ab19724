"""Errors that end a command."""

from __future__ import annotations


class UsageError(Exception):
    """The command line is wrong. The message names the word found and the allowed ones."""


class Failure(Exception):
    """The command failed. The message is one sentence for the user."""
