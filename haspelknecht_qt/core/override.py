"""The decorator `override` of PEP 698, also on Python 3.11, whose `typing` lacks it.

It marks a method that implements a protocol or overrides a method of a base class. mypy checks this. The docstring is
in the protocol or base class.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeVar

M = TypeVar("M")

if TYPE_CHECKING:
    from typing_extensions import override
elif sys.version_info >= (3, 12):
    from typing import override
else:

    def override(method: M, /) -> M:
        """Returns the method unchanged."""
        return method


__all__ = ["override"]
