"""The help window: pages in a list with a search, one of them shown. It stays open beside the work."""

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextBrowser, QTreeWidget, QTreeWidgetItem, QWidget

from core.picture.palette import Theme
from editor.canvas.text_size import px
from editor.dialogs.dialog_frame import DialogFrame, column_of
from editor.dialogs.help_pages import HelpPage
from editor.words import tr

_PAGE = 256


class HelpDialog(DialogFrame):
    def __init__(self, pages: tuple[HelpPage, ...], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Help"), theme, parent, main=tr("Close"))
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.begin_with(820, 600)
        self.field = QLineEdit(placeholderText=tr("Search the help"), clearButtonEnabled=True)
        self.tree = QTreeWidget(headerHidden=True)
        self.browser = QTextBrowser()
        self.browser.document().setDocumentMargin(14)
        groups: dict[str, QTreeWidgetItem] = {}
        for page in pages:
            if page.group and page.group not in groups:
                groups[page.group] = QTreeWidgetItem(self.tree, [page.group])
                groups[page.group].setExpanded(True)
                groups[page.group].setSizeHint(0, QSize(100, 28))
            item = QTreeWidgetItem(groups[page.group] if page.group else self.tree, [page.title])
            item.setData(0, _PAGE, page)
            item.setSizeHint(0, QSize(100, 28))
        left = QWidget()
        left.setFixedWidth(px(250))
        left.setLayout(column_of(self.field, self.tree))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(left)
        row.addWidget(self.browser, 1)
        self.body.addLayout(row, 1)
        self.cancel_button.hide()
        self.main_button.clicked.connect(self.close)
        self.tree.currentItemChanged.connect(self._show)
        self.field.textChanged.connect(self.search)
        self.tree.setCurrentItem(self.tree.topLevelItem(0))

    def items(self) -> list[QTreeWidgetItem]:
        """The entries that have a page."""
        tops = [self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount())]
        return [
            item
            for top in tops
            for item in (top, *(top.child(row) for row in range(top.childCount())))
            if item.data(0, _PAGE) is not None
        ]

    def show_page(self, title: str) -> None:
        """Turn to the page with this title, if there is one."""
        for item in self.items():
            if item.text(0) == title:
                self.tree.setCurrentItem(item)

    def _show(self, item: QTreeWidgetItem | None) -> None:
        page: HelpPage | None = item.data(0, _PAGE) if item is not None else None
        if page is not None:
            self.browser.setHtml(page.html)

    def search(self, typed: str) -> None:
        """Leave only the pages in which every word stands."""
        words = typed.casefold().split()
        shown = []
        for item in self.items():
            page: HelpPage = item.data(0, _PAGE)
            is_hit = all(word in page.html.casefold() for word in words)
            item.setHidden(not is_hit)
            if is_hit:
                shown.append(item)
        for row in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(row)
            if top.childCount():
                top.setHidden(all(top.child(child).isHidden() for child in range(top.childCount())))
        if not shown:
            self.tree.setCurrentItem(None)
            self.browser.setHtml(tr("<p>No page has all of these words: {}</p>").format(escape(typed)))
        elif self.tree.currentItem() not in shown:
            self.tree.setCurrentItem(shown[0])
