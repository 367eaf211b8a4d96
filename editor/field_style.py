"""The style of fields, buttons of lists and scroll bars, everywhere in the program: docks, dialogs and the sandbox.

It stands in the application's style sheet; editor.theme fills in the colours.
"""

FIELD_STYLE = """
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit {
    border: 1px solid $edge; border-radius: 6px; padding: 3px 8px; min-height: 20px;
    background: $panel; color: $text; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus {
    border: 2px solid $accent; padding: 2px 7px;
}
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
    color: $disabled; border-color: $line; background: $raised;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QAbstractSpinBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox QAbstractItemView {
    background: $panel; border: 1px solid $line; outline: none; padding: 4px;
    selection-background-color: $accent_soft; selection-color: $accent_text;
}
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 3px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
