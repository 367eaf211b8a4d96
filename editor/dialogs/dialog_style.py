"""The style sheet of the dialogs, made from the theme table. Buttons and menus have the application's."""

from string import Template

from core.picture.palette import Theme
from editor.canvas.text_size import sized

_STYLE = """
QDialog, #dialog-page { background: $window; }
#dialog-foot { background: $window; border-top: 1px solid $line; }
#dialog-title { font-size: 17px; font-weight: bold; }
#caption { color: $text2; font-size: 12px; }
#heading { font-weight: bold; }
#trouble { color: $error_text; font-size: 12px; }
#card { background: $panel; border: 1px solid $line; border-radius: 10px; }
#preview { background: $canvas; border: 1px solid $line; border-radius: 6px; }
QListView, QTreeWidget, QTableWidget, QTextBrowser, QPlainTextEdit {
  background: $panel; border: 1px solid $line; border-radius: 6px; outline: none; padding: 4px; }
QListView::item, QTreeWidget::item { padding: 5px 8px; border-radius: 6px; }
QListView::item:hover, QTreeWidget::item:hover { background: $hover; }
QListView::item:selected, QTreeWidget::item:selected, QTableWidget::item:selected {
  background: $accent_soft; color: $accent_text; }
QTreeWidget::branch:selected { background: $panel; }
QTableWidget { gridline-color: $line; }
QTableWidget::item { padding: 2px 8px; }
QHeaderView::section { background: $raised; color: $text2; border: none; border-bottom: 1px solid $line;
  padding: 5px 8px; font-size: 12px; }
QCheckBox, QRadioButton { spacing: 8px; }
QProgressBar { border: none; border-radius: 3px; background: $hover; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { border-radius: 3px; background: $accent; }
QPushButton:disabled { color: $disabled; border-color: $line; background: transparent; }
QScrollArea { border: none; background: transparent; }
"""


def dialog_style(theme: Theme) -> str:
    ui = theme.interface
    return Template(sized(_STYLE)).substitute(
        window=ui.window,
        panel=ui.panel,
        raised=ui.raised,
        canvas=ui.canvas,
        hover=ui.hover,
        line=ui.line,
        text2=ui.text2,
        disabled=ui.disabled,
        accent=ui.accent,
        accent_soft=ui.accent_soft,
        accent_text=ui.accent_text,
        error_text=theme.error.text,
    )
