"""Errors that end a command."""

from __future__ import annotations


class UsageError(Exception):
    """The command line is wrong. The message quotes the wrong text and names the allowed values."""


class Failure(Exception):
    """A command failed. The message is one sentence for the user."""
