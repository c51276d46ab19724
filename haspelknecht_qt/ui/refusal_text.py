"""What a refusal says, in the form in which `GameTexts.refusal` answers it."""

from __future__ import annotations

from attrs import frozen


@frozen
class RefusalText:
    """`headline` is what is not possible, without a full stop; `text` is what would be, one sentence or two."""

    headline: str
    text: str

    def __str__(self) -> str:
        return f"{self.headline}\n{self.text}"
