"""The theme table turned into Qt: palette, style sheet, and which look the system asks for."""

from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from core.picture.palette import THEMES, Theme, ThemeName
from editor.canvas.text_size import sized
from editor.field_style import FIELD_STYLE
from editor.panels.panel_style import PANEL_STYLE

_STYLE = """
QMainWindow, QDialog { background: $window; }
QWidget { color: $text; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: 4px 6px; }
#header { background: $window; border-bottom: 1px solid $line; }
#option-bar { background: $raised; border-bottom: 1px solid $line; }
#tool-rail, #rail-column { background: $window; }
#tool-rail { border-right: 1px solid $line; }
#ruler-corner { background: $window; border-right: 1px solid $line; border-bottom: 1px solid $line; }
#canvas-notice { background: #24221E; color: #FFFFFF; border-radius: 8px; padding: 8px 14px; }
#empty-board, #work-card { background: $panel; border: 1px solid $line; border-radius: 10px; }
#work-card QProgressBar { border: none; border-radius: 3px; background: $hover; max-height: 6px; min-height: 6px; }
#work-card QProgressBar::chunk { border-radius: 3px; background: $accent; }
#empty-title { font-size: 14px; }
#tool-name { font-weight: bold; }
QToolButton#rail-button { padding: 0; }
QToolButton::menu-indicator { image: none; }
QSplitter::handle { background: $line; }
#status-line { background: $window; border-top: 1px solid $line; }
#status-line QLabel, #option-bar QLabel { color: $text2; font-size: 12px; }
#option-bar QLabel#tool-name { color: $text; font-size: 13px; }
#status-line QLabel#pointed-region { color: $text; }
#search-button { text-align: left; padding: 0 10px; color: $text2; }
#search-keys { color: $text2; font-size: 11px; border: 1px solid $line; border-radius: 4px; padding: 0 4px; }
#separator { background: $line; }
#workspace-switch { background: $hover; border-radius: 8px; }
#workspace-button { padding: 0 10px; }
#workspace-button:checked { background: $panel; color: $text; font-weight: bold; border: 1px solid $line; }
QMenuBar { background: transparent; border: none; }
QMenuBar::item { padding: 5px 9px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $panel; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: $accent_soft; color: $text; }
QMenu::item:disabled { color: $disabled; }
QMenu::icon { padding-left: 8px; }
QMenu::icon:checked {
    background: $accent_soft; border: 1px solid $accent; border-radius: 5px; padding: 2px; margin-left: 5px;
}
QMenu::separator { height: 1px; background: $line; margin: 4px 6px; }
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 3px 8px; background: transparent; }
QToolButton#menu-button { padding-right: 24px; }
QToolButton#arrow-button { padding: 0; }
QToolButton#icon-button, QToolButton#language-button { padding: 0; }
QToolButton#language-button { font-weight: bold; font-size: 12px; }
QToolButton#language-button::menu-indicator { image: none; }
QToolButton:hover { background: $hover; }
QToolButton:disabled { color: $disabled; }
QToolButton:checked { background: $accent_soft; color: $accent_text; }
QToolButton:focus { border: 1px solid $accent; }
QPushButton { border: 1px solid $edge; border-radius: 6px; padding: 4px 12px; min-height: 20px; background: $panel; }
QPushButton:hover { background: $hover; }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 3px 11px; }
"""


def theme_style(theme: Theme) -> str:
    """The application's style sheet."""
    interface = theme.interface
    return Template(sized(_STYLE + FIELD_STYLE + PANEL_STYLE)).substitute(
        window=interface.window,
        panel=interface.panel,
        raised=interface.raised,
        hover=interface.hover,
        line=interface.line,
        edge=interface.edge,
        text=interface.text,
        text2=interface.text2,
        text3=interface.text3,
        disabled=interface.disabled,
        accent=interface.accent,
        on_accent=interface.on_accent,
        accent_text=interface.accent_text,
        accent_soft=interface.accent_soft,
    )


def theme_palette(theme: Theme) -> QPalette:
    interface, role = theme.interface, QPalette.ColorRole
    palette = QPalette()
    for which, colour in (
        (role.Window, interface.window),
        (role.WindowText, interface.text),
        (role.Base, interface.panel),
        (role.AlternateBase, interface.raised),
        (role.Text, interface.text),
        (role.Button, interface.panel),
        (role.ButtonText, interface.text),
        (role.ToolTipBase, interface.raised),
        (role.ToolTipText, interface.text),
        (role.PlaceholderText, interface.text3),
        (role.Highlight, interface.accent),
        (role.HighlightedText, interface.on_accent),
        (role.Link, interface.accent_text),
        (role.Mid, interface.line),
    ):
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(interface.disabled))
    return palette


def system_theme() -> Theme:
    """The look the desktop asks for; light where it does not say."""
    is_dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return THEMES[ThemeName.DARK if is_dark else ThemeName.LIGHT]


def undress(application: QApplication) -> None:
    """Before a window is built: under a style sheet every part that joins another is dressed anew, with all in it.

    Building undressed and dressing the whole at its end takes less than half the time.
    """
    if application.styleSheet():
        application.setStyleSheet("")


def apply_theme(application: QApplication, theme: Theme) -> None:
    """Dress every window of the application; the Fusion style looks the same on every system.

    Dressing anew what wears the look already costs half a second, so that is not done.
    """
    style, worn = theme_style(theme), application.styleSheet()
    if worn == style:
        return
    if not worn:
        # Once is enough, and each further time would dress every widget twice.
        application.setStyle("Fusion")
    application.setPalette(theme_palette(theme))
    application.setStyleSheet(style)
