"""Style sheet and palette of all widgets, made from a theme's tokens.

The property `role` of a label and the property `kind` of a button choose their style:

    role   a key of _ROLES
    kind   primary (the one filled button, which ends the step), plain, icon, quiet (no frame), tool (no frame, no word), danger

Lengths are logical pixels at scale 1. In the style sheet they are multiplied by the scale.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QPalette

from haspelknecht_qt.table.themes import Theme, mix_colours
from haspelknecht_qt.table.typography import TEXT_SIZES, TextRole, Typography

PRIMARY_EDGE_DARKNESS = 0.45
"""Share of black in the colour of the filled button's lower edge."""

_ROLES: dict[str, tuple[TextRole, str, float | None]] = {
    "masthead": (TextRole.DIALOG_TITLE, "ink", 50),
    "title": (TextRole.DIALOG_TITLE, "ink", None),
    "window": (TextRole.WINDOW_TITLE, "ink", None),
    "section": (TextRole.SECTION, "ink", None),
    "prompt": (TextRole.PROMPT, "ink", None),
    "name": (TextRole.NAME, "ink", None),
    "score": (TextRole.SCORE, "ink", None),
    "figure": (TextRole.FIGURE, "ink", 16),
    "best": (TextRole.FIGURE, "ink", 16),
    "loss": (TextRole.FIGURE, "stop", 16),
    "score_loss": (TextRole.SCORE, "stop", None),
    "total": (TextRole.SCORE, "paper", 22),
    "grand_total": (TextRole.SCORE, "paper", 27),
    "total_note": (TextRole.FIGURE, "paper", 16),
    "strong": (TextRole.BODY_STRONG, "ink", None),
    "second": (TextRole.SECOND, "ink2", None),
    "caption": (TextRole.CAPTION, "ink2", None),
    "note": (TextRole.CAPTION, "ink3", None),
    "warning": (TextRole.CAPTION_STRONG, "warn", None),
    "refusal": (TextRole.CAPTION_STRONG, "stop", None),
    "link": (TextRole.BODY_STRONG, "go", None),
}
"""Style of labels by their property `role`: font, colour token and size. None stands for the font's own size."""


LARGE_TEXT_SIZE = TEXT_SIZES[1]
"""Text size at which everything that can be touched is large as well."""


def style_sheet(theme: Theme, typography: Typography, scale: float = 1.0) -> str:
    """Returns the style sheet of the program for a theme. Lengths and font sizes are multiplied by `scale`."""

    def px(length: float) -> str:
        return f"{max(1, round(length * scale))}px"

    def font(role: TextRole, size: float | None = None) -> str:
        family, pixels = typography.family_and_pixels(role, scale, size)
        return f'font: {role.value.weight} {pixels}px "{family}"'

    parts = [_label_rules(theme, font), _button_rules(theme, px, font), _field_rules(theme, px, font)]
    parts += [_surface_rules(theme, px, font), _menu_rules(theme, px, font)]
    if typography.text_size == LARGE_TEXT_SIZE:
        # Not for larger texts, which leave no room for large targets in the smallest windows.
        parts.append(_large_target_rules(px, typography.min_target_size))
    return "\n".join(parts)


def palette(theme: Theme) -> QPalette:
    """Returns the colours for widgets that the style sheet does not cover, such as the file dialog."""
    colours = QPalette()
    tokens = {
        QPalette.ColorRole.Window: "paper",
        QPalette.ColorRole.WindowText: "ink",
        QPalette.ColorRole.Base: "paperhi",
        QPalette.ColorRole.AlternateBase: "paper2",
        QPalette.ColorRole.Text: "ink",
        QPalette.ColorRole.PlaceholderText: "ink3",
        QPalette.ColorRole.Button: "paper2",
        QPalette.ColorRole.ButtonText: "ink",
        QPalette.ColorRole.BrightText: "stop",
        QPalette.ColorRole.ToolTipBase: "paperhi",
        QPalette.ColorRole.ToolTipText: "ink",
        QPalette.ColorRole.Highlight: "ink",
        QPalette.ColorRole.HighlightedText: "paper",
        QPalette.ColorRole.Link: "go",
        QPalette.ColorRole.LinkVisited: "go",
    }
    for role, token in tokens.items():
        colours.setColor(role, QColor(theme[token]))
    disabled = QPalette.ColorGroup.Disabled
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        colours.setColor(disabled, role, QColor(theme["ink3"]))
    return colours


Pixels = Callable[[float], str]
Font = Callable[..., str]


def _label_rules(theme: Theme, font: Font) -> str:
    rules = [f"QWidget {{ {font(TextRole.BODY)}; color: {theme['ink']}; }}"]
    rules += [
        f'QLabel[role="{name}"] {{ {font(role, size)}; color: {theme[token]}; }}'
        for name, (role, token, size) in _ROLES.items()
    ]
    rules.append(f"QLabel:disabled {{ color: {theme['ink3']}; }}")
    return "\n".join(rules)


def _button_rules(theme: Theme, px: Pixels, font: Font) -> str:
    go = theme["go"]
    below = mix_colours(go, "#000000", PRIMARY_EDGE_DARKNESS)
    return f"""
QPushButton {{ {font(TextRole.BUTTON)}; color: {theme["ink"]}; background: {theme["paperhi"]};
    border: {px(1.5)} solid {theme["edge"]}; border-radius: {px(6)}; padding: {px(7)} {px(16)}; min-height: {px(22)}; }}
QPushButton:focus {{ outline: none; }}
QPushButton:hover {{ background: {theme["paper2"]}; }}
QPushButton:pressed {{ background: {theme["paper3"]}; }}
QPushButton:disabled {{ color: {theme["ink3"]}; background: {theme["paper2"]}; border-color: {theme["line"]}; }}
QPushButton[kind="primary"] {{ color: {theme["go_text"]}; background: {go}; border: {px(1.5)} solid {go};
    border-bottom: {px(3)} solid {below}; padding: {px(7)} {px(18)} {px(5.5)} {px(18)}; }}
QPushButton[kind="primary"]:hover {{ background: {mix_colours(go, "#ffffff", 0.08)}; }}
QPushButton[kind="primary"]:pressed {{ background: {mix_colours(go, "#000000", 0.15)}; border-bottom: {px(1.5)} solid {below}; }}
QPushButton[kind="primary"]:disabled {{ color: {theme["ink3"]}; background: {theme["paper2"]};
    border: {px(1.5)} solid {theme["line"]}; padding: {px(7)} {px(18)}; }}
QPushButton[keyed="true"] {{ text-align: left; }}
QPushButton[kind="danger"] {{ color: {theme["stop"]}; border-color: {theme["stop"]}; }}
QPushButton[kind="icon"] {{ padding: 0; min-width: {px(40)}; max-width: {px(40)}; min-height: {px(36)}; }}
QPushButton[kind="quiet"] {{ background: transparent; border: {px(1.5)} solid transparent; padding: {px(5)} {px(8)}; }}
QPushButton[kind="quiet"]:hover {{ background: {theme["paper2"]}; }}
QPushButton[kind="quiet"]:pressed {{ background: {theme["paper3"]}; }}
QPushButton[kind="tool"] {{ background: transparent; border: {px(1.5)} solid transparent; padding: 0;
    min-width: {px(30)}; max-width: {px(30)}; min-height: {px(30)}; }}
QPushButton[kind="tool"]:hover {{ background: {theme["paper3"]}; }}
QPushButton[segment] {{ {font(TextRole.BODY_STRONG)}; color: {theme["ink2"]}; background: {theme["paper2"]}; border-radius: 0;
    border: {px(1.5)} solid {theme["line"]}; padding: {px(5)} {px(14)}; }}
QPushButton[segment]:hover {{ background: {theme["paper3"]}; }}
QPushButton[segment]:checked {{ color: {theme["paper"]}; background: {theme["ink"]}; border-color: {theme["ink"]}; }}
QPushButton[segment]:disabled {{ color: {theme["ink3"]}; }}
QPushButton[segment="first"] {{ border-top-left-radius: {px(5)}; border-bottom-left-radius: {px(5)}; border-right: none; }}
QPushButton[segment="middle"] {{ border-right: none; }}
QPushButton[segment="last"] {{ border-top-right-radius: {px(5)}; border-bottom-right-radius: {px(5)}; }}
QPushButton[rail="true"] {{ {font(TextRole.CAPTION_STRONG, 11.5)}; color: {theme["ink2"]}; background: transparent;
    border: none; border-radius: {px(5)}; padding: {px(4)} 0; }}
QPushButton[rail="true"]:hover {{ background: {theme["paper2"]}; }}
QPushButton[rail="true"]:checked {{ background: {theme["paper3"]}; color: {theme["ink"]}; }}
"""


def _field_rules(theme: Theme, px: Pixels, font: Font) -> str:
    return f"""
QLineEdit, QPlainTextEdit, QComboBox, QSpinBox {{ {font(TextRole.BODY, 15)}; color: {theme["ink"]}; background: {theme["paperhi"]};
    border: {px(1.5)} solid {theme["line"]}; border-radius: {px(5)}; padding: {px(6)} {px(10)};
    selection-background-color: {theme["ink"]}; selection-color: {theme["paper"]}; }}
QLineEdit, QPlainTextEdit {{ placeholder-text-color: {theme["ink3"]}; }}
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QSpinBox:focus {{ border: {px(2)} solid {theme["ink"]}; }}
QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"], QComboBox[wrong="true"] {{ border: {px(2)} solid {theme["stop"]}; }}
QLineEdit:disabled, QPlainTextEdit:disabled, QComboBox:disabled {{ color: {theme["ink3"]}; background: {theme["paper2"]}; }}
QComboBox {{ padding-right: {px(28)}; min-height: {px(22)}; }}
QComboBox::drop-down {{ border: none; width: {px(26)}; }}
QComboBox::down-arrow {{ image: none; }}
QComboBoxPrivateContainer {{ background: {theme["paperhi"]}; border: {px(1.5)} solid {theme["edge"]}; }}
QComboBox QAbstractItemView {{ background: {theme["paperhi"]}; border: none; outline: none;
    selection-background-color: {theme["paper3"]}; selection-color: {theme["ink"]}; padding: {px(4)}; }}
QSlider::groove:horizontal {{ height: {px(4)}; border-radius: {px(2)}; background: {theme["ink"]}; }}
QSlider::handle:horizontal {{ width: {px(14)}; margin: -{px(6)} 0; border-radius: {px(8)}; background: {theme["paperhi"]};
    border: {px(2)} solid {theme["ink"]}; }}
QScrollBar:vertical {{ width: {px(10)}; background: transparent; margin: 0; }}
QScrollBar::handle:vertical {{ background: {theme["line"]}; border-radius: {px(4)}; min-height: {px(32)}; margin: {px(1)}; }}
QScrollBar::handle:vertical:hover {{ background: {theme["ink3"]}; }}
QScrollBar:horizontal {{ height: {px(10)}; background: transparent; margin: 0; }}
QScrollBar::handle:horizontal {{ background: {theme["line"]}; border-radius: {px(4)}; min-width: {px(32)}; margin: {px(1)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def _surface_rules(theme: Theme, px: Pixels, font: Font) -> str:
    selected = mix_colours(theme["paper3"], theme["ink"], 0.15)
    return f"""
QDialog, QWidget#page {{ background: {theme["paper"]}; }}
QScrollArea, QScrollArea > QWidget > QWidget#page {{ background: transparent; border: none; }}
QFrame[surface="panel"] {{ background: {theme["paper"]}; border: {px(1.5)} solid {theme["edge"]}; border-radius: {px(6)}; }}
QFrame[surface="card"] {{ background: {theme["paper2"]}; border: {px(1.3)} solid {theme["line"]}; border-radius: {px(6)}; }}
QFrame[surface="note"] {{ background: {theme["paperhi"]}; border: {px(1.3)} solid {theme["line"]}; border-radius: {px(6)}; }}
QFrame[surface="total"] {{ background: {theme["ink"]}; border: none; border-radius: {px(6)}; }}
QFrame[surface="foot"] {{ background: {theme["paper2"]}; border: none; border-top: {px(1.3)} solid {theme["line"]}; }}
QFrame[surface="rule"] {{ background: {theme["line"]}; border: none; min-height: {px(1.2)}; max-height: {px(1.2)}; }}
QToolTip {{ {font(TextRole.CAPTION, 13)}; color: {theme["ink"]}; background: {theme["paperhi"]};
    border: {px(1.5)} solid {theme["edge"]}; padding: {px(4)} {px(6)}; }}
QTableView[lines="true"] {{ background: {theme["paperhi"]}; alternate-background-color: {theme["paper"]}; border: none; outline: none;
    selection-background-color: {selected}; selection-color: {theme["ink"]}; }}
QTableView[lines="true"]::item {{ padding: 0 {px(6)}; }}
QTableView[lines="true"]::item:hover {{ background: {theme["paper3"]}; }}
QTableView[lines="true"]::item:selected {{ background: {selected}; }}
QTableView[lines="true"] QHeaderView {{ background: {theme["paper"]}; border: none; }}
QTableView[lines="true"] QHeaderView::section {{ {font(TextRole.CAPTION_STRONG)}; color: {theme["ink2"]}; background: {theme["paper"]}; border: none;
    border-bottom: {px(1.5)} solid {theme["edge"]}; padding: {px(4)} {px(9)}; }}
QTableView[lines="true"] QHeaderView::up-arrow, QTableView[lines="true"] QHeaderView::down-arrow {{
    subcontrol-position: top center; width: {px(9)}; height: {px(7)}; }}
QTabWidget::pane {{ border: none; border-top: {px(1.5)} solid {theme["edge"]}; }}
QTabBar {{ qproperty-drawBase: 0; }}
QTabBar::tab {{ {font(TextRole.BODY_STRONG)}; color: {theme["ink2"]}; background: {theme["paper2"]}; border: none;
    border-top: {px(3)} solid transparent; padding: {px(7)} {px(6.5)} {px(9)} {px(6.5)}; }}
QTabBar::tab:selected {{ color: {theme["ink"]}; background: {theme["paper"]}; border-top: {px(3)} solid {theme["ink"]};
    border-left: {px(1.5)} solid {theme["edge"]}; border-right: {px(1.5)} solid {theme["edge"]}; }}
QTabBar::tab:hover {{ color: {theme["ink"]}; }}
"""


def _menu_rules(theme: Theme, px: Pixels, font: Font) -> str:
    return f"""
QMenu {{ {font(TextRole.BODY)}; color: {theme["ink"]}; background: {theme["paperhi"]}; border: {px(1.5)} solid {theme["edge"]};
    padding: {px(6)}; }}
QMenu::item {{ padding: {px(5)} {px(25)} {px(5)} {px(29)}; border: {px(1.2)} solid transparent; border-radius: {px(4)}; }}
QMenu::item:selected {{ background: {theme["paper3"]}; border-color: {theme["line"]}; }}
QMenu::item:disabled {{ color: {theme["ink3"]}; }}
QMenu::separator {{ height: {px(1.2)}; background: {theme["line"]}; margin: {px(5)} {px(8)}; }}
QMenu::indicator {{ left: {px(8)}; width: {px(14)}; height: {px(14)}; }}
QMenuBar {{ background: {theme["paper"]}; color: {theme["ink"]}; }}
QMenuBar::item {{ padding: {px(5)} {px(10)}; border-radius: {px(4)}; }}
QMenuBar::item:selected {{ background: {theme["paper3"]}; }}
QMessageBox {{ background: {theme["paper"]}; }}
"""


def _large_target_rules(px: Pixels, least: int) -> str:
    """Rules for what lies so close to other things that a finger needs it larger: at least `least` logical pixels.

    `ui.window.touch` lets a finger reach other small things from outside. Buttons with a text get no minimum width: a
    layout could then make them narrower than their text. The prompt of the smallest window is 42 pixels high.
    """
    return f"""
QPushButton {{ min-height: {least - 12}px; }}
QPushButton[kind="quiet"] {{ min-height: {least - 10}px; padding: {px(5)} {px(11)}; }}
QPushButton[kind="primary"] {{ min-height: {least - 14}px; }}
QPushButton[kind="tool"] {{ min-width: {least - 3}px; max-width: {least - 3}px; min-height: {least - 13}px; }}
QPushButton[kind="icon"] {{ min-width: {least - 2}px; max-width: {least - 2}px; min-height: {least - 2}px; }}
QPushButton[segment] {{ min-height: {least - 10}px; }}
PromptStrip QPushButton {{ min-height: {least - 16}px; }}
PromptStrip QPushButton[kind="primary"] {{ min-height: {least - 18}px; }}
PromptStrip QPushButton[kind="icon"] {{ min-height: {least - 6}px; }}
QPushButton[rail="true"] {{ padding: 0; min-height: {least}px; }}
QTabBar::tab {{ padding: 0 {px(6.5)}; min-width: {least - 12}px; min-height: {least - 3}px; }}
QRadioButton, QCheckBox, RailButton, HintButton, TurningPointCard, ThemeCard {{ min-height: {least}px; }}
QMenu::item {{ min-height: {least}px; padding-top: 0; padding-bottom: 0; }}
QComboBox QAbstractItemView::item {{ min-height: {least}px; }}
QTableView[lines="true"] QHeaderView::section {{ min-height: {least}px; }}
"""
