"""View of the rulebook: table of contents, search, and a page. It is used in the side panel and in `RulesWindow`.

    view = RulesView(look, rule_texts, printed)
    view.open("M2")

The language is that of Qt's default locale, which `Languages` sets.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.rules.browser import PageBrowser
from haspelknecht_qt.ui.rules.contents import Contents
from haspelknecht_qt.ui.rules.page import PageRenderer
from haspelknecht_qt.ui.rules.rule_markup import PrintedValuesForRules
from haspelknecht_qt.ui.rules.search import SearchIndex
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage
from haspelknecht_qt.ui.widgets.basics import IconButton, name_button, name_clear_button, surface
from haspelknecht_qt.ui.widgets.dialogs import Dialog, make_foot
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MIN_PAGE_HEIGHT = 80
"""Minimum height of page and contents, in logical pixels at scale 1. Qt's own is too high below a guide with large text."""
MIN_WIDTH_FOR_CONTENTS = 640
"""Minimum width of the view at which the contents are beside the page, in logical pixels at scale 1."""


def locale_language() -> str:
    """Returns the language code of Qt's default locale. There may be no rules in this language."""
    return QLocale().name().partition("_")[0]


class RulesView(Retranslated, QWidget):
    """View of a rulebook, with table of contents, search, and a page."""

    opened = Signal(str)
    """Emitted with the id of the rule that is shown, or with the key of the chapter."""

    def __init__(self, look: Look, rule_texts: RuleTextsByLanguage, printed: PrintedValuesForRules) -> None:
        super().__init__()
        self._look = look
        self._rule_texts = rule_texts
        self._built_in = self._printed = printed
        self._marks: tuple[str, ...] = ()
        # All rules and chapters that the reader has visited, in order, and the index of the visit on display.
        self._visits: list[str] = []
        self._visit = -1
        # Key of the chapter on the page, and language of the contents. Both are "" until something is shown.
        self._chapter = ""
        self._contents_language = ""
        self._is_page_due = True
        self.back_button = IconButton(look, "chevron_left", "tool", on_click=self.back)
        self.forward_button = IconButton(look, "chevron_right", "tool", on_click=self.forward)
        self.contents_button = IconButton(look, "moves", "tool")
        self.contents_button.setCheckable(True)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.contents = Contents(look)
        self.browser = PageBrowser(look, rule_texts.rule_markup)
        buttons = self.back_button, self.forward_button, self.contents_button
        self._bar = fill_layout(QHBoxLayout(), *buttons, (self.search, 1))
        body = fill_layout(QHBoxLayout(), self.contents, (self.browser, 1), spacing=0)
        self._parts = fill_layout(
            QVBoxLayout(self), self._bar, surface("rule"), (body, 1), spacing=0, margins=NO_MARGINS
        )
        self._connect()
        self._texts = rule_texts.texts(locale_language())
        self._index: SearchIndex | None = None
        self._apply_style()
        self.retranslate()
        self.open(rule_texts.rule_markup.first_rule)

    @property
    def anchor(self) -> str:
        """Id of the rule that is shown, or key of the chapter."""
        return self._visits[self._visit] if self._visits else self._rule_texts.rule_markup.first_rule

    def open(self, rule_id: str) -> None:
        """Shows a rule, and closes a table of contents that covers the page. Raises KeyError for an unknown rule."""
        self._texts.rule(rule_id)
        self._go_to(rule_id)

    def open_chapter(self, key: str) -> None:
        """Shows a chapter from its top. Raises KeyError for an unknown chapter."""
        if key not in {chapter.key for chapter in self._texts.chapters}:
            raise KeyError(key)
        self._go_to(key)

    def adapt_to_match(self, marks: tuple[str, ...], printed: PrintedValuesForRules | None = None) -> None:
        """Shows the printed values of a match, and emphasizes the texts that apply to it.

        `marks` are the ids of its rulebook and variants (see `RuleMarkup.marks`). Without a match, `marks` are () and
        `printed` is None.
        """
        printed = printed or self._built_in
        if marks != self._marks or printed != self._printed:
            self._marks, self._printed = marks, printed
            self._index = None
            self._render_current_history_place()
            self._show_hits(self.search.text())

    @override
    def retranslate(self) -> None:
        """Sets all texts in the current language. The same rule stays on display."""
        self._texts = self._rule_texts.texts(locale_language())
        self._index = None
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        name_clear_button(self.search)
        self.contents.tree.setAccessibleName(self.tr("Contents"))
        self.contents.hits.setAccessibleName(self.tr("Rules found"))
        self.contents.no_hits_label.setText(self.tr("No rule contains all these words."))
        name_button(self.back_button, self.tr("Back (Alt+Left)"))
        name_button(self.forward_button, self.tr("Forward (Alt+Right)"))
        name_button(self.contents_button, self.tr("Contents"))
        self._contents_language = ""
        self._render_current_history_place()
        # The page that is being read stays in view: only a new search covers it with its hits.
        self._show_hits(self.search.text())

    def back(self) -> None:
        """Goes back to the rule or chapter visited before."""
        if self._visit > 0:
            self._visit -= 1
            self._show_current_history_place()

    def forward(self) -> None:
        """Goes forward to the rule or chapter visited next."""
        if self._visit + 1 < len(self._visits):
            self._visit += 1
            self._show_current_history_place()

    def focus_search(self) -> None:
        """Moves the keyboard focus to the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._look.px(960), self._look.px(720))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Creates the page if it has changed while the view was hidden."""
        super().showEvent(event)
        if self._is_page_due:
            self._is_page_due = False
            # Otherwise the page would be made for the width beside the contents, which have been hidden meanwhile.
            self._parts.activate()
            self._show_page(self.anchor)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Places the contents beside the page if there is enough width."""
        super().resizeEvent(event)
        self._arrange()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Esc, which first ends a search, then closes the contents."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() == Qt.Key.Key_Escape and self.contents_button.isChecked():
            self.contents_button.setChecked(False)
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self.contents_button.toggled.connect(lambda _on: self._arrange())
        self.contents.rule_chosen.connect(self.open)
        self.contents.chapter_chosen.connect(self.open_chapter)
        self.browser.rule_wanted.connect(self.open)
        self.browser.chapter_wanted.connect(self.open_chapter)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_first_hit)
        for keys, act in (
            (QKeySequence.StandardKey.Back, self.back),
            (QKeySequence.StandardKey.Forward, self.forward),
            (QKeySequence.StandardKey.Find, self.focus_search),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        self._look.changed.connect(self._apply_style)
        self._look.changed.connect(self._render_current_history_place)

    def _go_to(self, anchor: str) -> None:
        if not self._visits or self._visits[self._visit] != anchor:
            del self._visits[self._visit + 1 :]
            self._visits.append(anchor)
            self._visit = len(self._visits) - 1
        self.contents_button.setChecked(False)
        self._show_current_history_place()

    def _render_current_history_place(self) -> None:
        """Renders the page of the current visit again, and shows it."""
        self._chapter = ""
        self._show_current_history_place()

    def _show_current_history_place(self) -> None:
        """Shows the rule or chapter at the current place of the history. Renders a page only if needed and visible."""
        anchor = self.anchor
        self.back_button.setEnabled(self._visit > 0)
        self.forward_button.setEnabled(self._visit + 1 < len(self._visits))
        self._is_page_due = not self.isVisible()
        if not self._is_page_due:
            self._show_page(anchor)
        self.opened.emit(anchor)

    def _show_page(self, anchor: str) -> None:
        if self._contents_language != self._texts.language:
            self._contents_language = self._texts.language
            self.contents.show_rules(self._texts)
        chapter = next(
            chapter
            for chapter in self._texts.chapters
            if anchor == chapter.key or any(rule.id == anchor for rule in chapter.rules)
        )
        if chapter.key != self._chapter:
            self._chapter = chapter.key
            markup = self._rule_texts.rule_markup
            renderer = PageRenderer(self._look, markup, self._texts, self._printed, self._marks)
            self.browser.show_page(renderer.page(chapter), renderer.style_sheet(), self._printed)
            self.browser.set_query(self.search.text())
        self.browser.scroll_to("" if anchor == chapter.key else anchor)
        self.contents.select_rule(chapter.key, anchor)

    def _search(self, query: str) -> None:
        self._show_hits(query)
        if query.strip():
            self.contents_button.setChecked(True)

    def _show_hits(self, query: str) -> None:
        """Lists the rules that contain the words of `query`, or the contents without words. Marks them on the page."""
        if not query.strip():
            self.contents.show_contents()
        else:
            if self._index is None:
                self._index = SearchIndex(self._texts, self._printed.value_texts(self._texts.language))
            self.contents.show_hits(self._index.find(query))
        self.browser.set_query(query)

    def _open_first_hit(self) -> None:
        if self._index is not None and (hits := self._index.find(self.search.text())):
            self.open(hits[0].rule_id)

    def _arrange(self) -> None:
        is_wide = self.width() >= self._look.px(MIN_WIDTH_FOR_CONTENTS)
        is_listed = self.contents_button.isChecked()
        self.contents_button.setVisible(not is_wide)
        self.contents.setVisible(is_wide or is_listed)
        self.browser.setVisible(is_wide or not is_listed)

    def _apply_style(self) -> None:
        px, theme = self._look.px, self._look.theme
        self._bar.setContentsMargins(px(8), px(8), px(12), px(8))
        self._bar.setSpacing(px(2))
        colours = f"background: {theme['paper']}; border: 2px solid transparent; color: {theme['ink']};"
        focus = f"QTextBrowser:focus {{ border-color: {theme['ink']}; }}"
        self.browser.setStyleSheet(f"QTextBrowser {{ {colours} }} {focus}")
        for scrolled in (self.contents, self.browser):
            scrolled.setMinimumHeight(px(MIN_PAGE_HEIGHT))
        self._arrange()


class RulesWindow(Dialog):
    """Window that shows the rulebook over a dialog, opened at a rule. Esc or a button closes it."""

    SIZE = (960, 680)

    def __init__(
        self,
        look: Look,
        rule_texts: RuleTextsByLanguage,
        printed: PrintedValuesForRules,
        rule: str,
        marks: tuple[str, ...],
        parent: QWidget,
    ) -> None:
        """`marks` are the rulebook and variants whose texts are emphasized. Raises KeyError for an unknown rule."""
        super().__init__(look, parent, delete_on_close=True)
        self.view = RulesView(look, rule_texts, printed)
        self.view.adapt_to_match(marks, printed)
        self.view.open(rule)
        foot, row = make_foot(look, side=24)
        self.close_button = IconButton(look, "", "primary", on_click=self.reject)
        self.close_button.setDefault(True)
        fill_layout(row, 1, self.close_button)
        fill_layout(QVBoxLayout(self), (self.view, 1), foot, spacing=0, margins=NO_MARGINS)
        self.finish_construction()
        self.close_button.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self.close_button.setText(self.tr("Back"))
