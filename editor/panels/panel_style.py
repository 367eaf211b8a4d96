"""The style sheet of the docks; editor.theme fills in the colours."""

PANEL_STYLE = """
#right-dock, #dock-page, #bottom-panel, #bottom-page { background: $panel; }
#right-dock { border-left: 1px solid $line; }
#bottom-panel { border-top: 1px solid $line; }
#tab-strip { background: $window; border-bottom: 1px solid $line; }
#tab-strip QTabBar { background: transparent; border: none; }
#tab-strip QTabBar::tab {
    color: $text2; background: transparent; border: none; border-bottom: 2px solid transparent;
    padding: 0 6px; margin: 0 6px; height: 31px;
}
#tab-strip QTabBar::tab:selected { color: $text; font-weight: bold; border-bottom: 2px solid $accent; }
#tab-strip QTabBar::tab:hover { color: $text; }
#tab-strip QTabBar:focus { outline: none; }
#tab-strip QTabBar::tab:selected:focus { background: $accent_soft; }
QToolButton#strip-tab {
    color: $text2; border: none; border-bottom: 2px solid transparent; border-radius: 0; padding: 0 8px;
}
QToolButton#strip-tab:checked {
    color: $text; background: transparent; font-weight: bold; border-bottom: 2px solid $accent;
}
QToolButton#strip-tab:focus { background: $accent_soft; }
#section-line { background: $line; max-height: 1px; min-height: 1px; border: none; }
#section-title { font-weight: bold; }
#section-count { color: $text2; }
#caption { color: $text3; font-size: 11px; }
#field-label { color: $text2; }
#fact-value { color: $text; }
#promise { color: $accent_text; }
#empty-words { color: $text2; }
#empty-hint { color: $text3; font-size: 12px; }
#right-dock QLabel, #bottom-panel QLabel { background: transparent; }
#right-dock QScrollArea, #bottom-panel QScrollArea { border: none; background: $panel; }
#symbol-popup { background: $panel; border: 1px solid $edge; border-radius: 6px; }
QToolButton#symbol-button { border: 1px solid $edge; padding: 0; background: $panel; }
QToolButton#symbol-button:hover { background: $hover; }
QToolButton#symbol-button:checked { border: 1px solid $accent; background: $accent_soft; }
QToolButton#symbol-button[mixed="true"] { border: 1px dashed $accent; background: $raised; }
QToolButton#symbol-button:focus { border: 2px solid $accent; }
QToolButton#small-button, QPushButton#small-button {
    border: 1px solid $edge; border-radius: 6px; padding: 3px 9px; min-height: 18px; background: $panel;
}
QToolButton#small-button:hover, QPushButton#small-button:hover { background: $hover; }
QToolButton#small-button:focus, QPushButton#small-button:focus { border: 2px solid $accent; padding: 2px 8px; }
QToolButton#small-button:disabled, QPushButton#small-button:disabled { color: $disabled; border-color: $line; }
#small-button[main="true"] { background: $accent; color: $on_accent; border-color: $accent; }
#small-button[main="true"]:hover { background: $accent_text; }
#small-button[main="true"]:disabled { background: $hover; color: $disabled; border-color: $line; }
#bottom-panel QListView, #bottom-panel QTableView, #bottom-panel QTreeView, #right-dock QListView {
    background: $panel; border: none; outline: none; font-size: 12px;
    selection-background-color: $accent_soft; selection-color: $text; alternate-background-color: $raised;
}
#bottom-panel QAbstractScrollArea::corner { background: $panel; border: none; }
#bottom-panel QTableView { gridline-color: $line; }
#bottom-panel QTableView::item { padding: 0 5px; border: 1px solid transparent; }
#bottom-panel QTableView::item:selected { background: $accent_soft; color: $text; }
#bottom-panel QTableView::item:focus { border: 1px solid $accent; }
QHeaderView { background: $panel; }
QHeaderView::section {
    background: $raised; color: $text2; border: none; border-bottom: 1px solid $line; border-right: 1px solid $line;
    padding: 3px 8px; font-size: 12px;
}
"""
