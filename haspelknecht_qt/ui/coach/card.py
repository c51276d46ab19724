"""Card of the coach: a title, a sentence, and a few answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.widgets.advice_card import AdviceCard
from haspelknecht_qt.ui.widgets.basics import IconButton


@frozen
class CoachAnswer:
    """Button of the card: its label, and the function that a press calls. One answer may be the `is_main` one."""

    label: str
    on_press: Callable[[], object]
    is_main: bool = False


class CoachCard(AdviceCard[IconButton]):
    """Card with a title, a sentence, and answers below each other."""

    def show_step(self, title: str, sentence: str, answers: Sequence[CoachAnswer]) -> None:
        """Shows a title, a sentence and answers in place of the previous ones."""
        buttons = [IconButton(self._look, "", "primary" if each.is_main else "plain") for each in answers]
        for button, each in zip(buttons, answers, strict=True):
            button.setText(each.label)
            button.clicked.connect(lambda _checked=False, press=each.on_press: press())
        self.setAccessibleDescription(sentence)
        self._show_contents(title, sentence, buttons)

    @override
    def _apply_style(self) -> None:
        super()._apply_style()
        px = self._look.px
        self._content_layout.setSpacing(px(8))
        self._button_layout.setContentsMargins(0, px(6), 0, 0)
