"""Menu of elements on the table that are too close together for a finger."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from haspelknecht_qt.table.accessible import AccessibleTree
from haspelknecht_qt.table.typography import escape_menu_text


class CrowdMenu(QMenu):
    """Menu with one entry for each element. An entry chooses its element, as a click on the element does."""

    def __init__(self, tree: AccessibleTree, elements: Sequence[str], at: QPoint) -> None:
        """Opens at the point `at` of the screen."""
        view = tree.table.view
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(view.accessibleName())
        self._selection = tree.table.selection
        for element in elements:
            action = self.addAction(escape_menu_text(tree.name(element)))
            action.triggered.connect(lambda _checked=False, element=element: self._selection.choose(element))
        self.popup(at)
