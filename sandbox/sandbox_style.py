"""The style sheet of the sandbox's own widgets, made from the theme table. Buttons and menus have the window's."""

from string import Template

from core.picture.palette import Theme

_STYLE = Template("""
#scenario-bar, #timeline-bar, #charts-bar, #phase-strip { background: $raised; border-bottom: 1px solid $line; }
#timeline { background: $panel; border-top: 1px solid $line; }
#charts { background: $panel; border-top: 1px solid $line; border-left: 1px solid $line; }
#chart-kind { font-weight: bold; padding: 4px 6px; }
#chart-kind::menu-indicator { image: none; }
#steps { background: $panel; outline: none; }
#seats, #dock-page, #step-scroll { background: $panel; }
#step-panel { background: $panel; }
#right-dock { background: $panel; border-left: 1px solid $line; }
#right-dock QTabBar::tab { padding: 8px 12px; color: $text2; border-bottom: 2px solid transparent; background: $panel; }
#right-dock QTabBar::tab:selected { color: $text; font-weight: bold; border-bottom: 2px solid $accent; }
#right-dock::pane { border: none; border-top: 1px solid $line; }
#right-dock QRadioButton::indicator { width: 12px; height: 12px; border-radius: 7px; border: 1px solid $edge; }
#right-dock QRadioButton::indicator:checked { border: 4px solid $accent; width: 6px; height: 6px; background: $panel; }
#right-dock QRadioButton::indicator:focus { border-color: $accent; }
#share-button { background: $accent; color: $on_accent; border-radius: 6px; padding: 0 22px 0 14px; font-weight: bold; }
#share-button::menu-indicator { subcontrol-position: right center; right: 8px; }
#step-panel::handle { background: $line; height: 1px; }
QSplitter::handle:horizontal { background: $line; width: 1px; }
#clause-card, #clause-page { background: $raised; }
#seat-card { background: $raised; border: 1px solid $line; border-radius: 10px; }
#seat-card[acting="true"] { border: 2px solid $accent; }
#seat-name, #seat-coins, #panel-title, #clause-title, #step-title, #ledger-heading, #round { font-weight: bold; }
#step-title { font-size: 14px; }
#seat-combo, #seat-tokens, #source-text, #phase-path, #scenario-bar QLabel { color: $text2; }
#seat-tokens, #row-text, #ledger-heading, #ledger-total, #source-text, #failed-text { font-size: 12px; }
#scenario-bar QLabel#scenario-map { color: $text; font-weight: bold; }
#caption { color: $text3; font-size: 11px; }
#section { color: $text2; font-size: 12px; font-weight: bold; }
#asked { color: $accent_text; background: $accent_soft; border-radius: 8px; padding: 2px 8px; font-size: 12px; }
#chip { background: $accent; color: $on_accent; border-radius: 8px; padding: 1px 7px; font-size: 11px; }
#chip { font-weight: bold; }
#ledger { background: $raised; border: 1px solid $line; border-radius: 6px; }
#ledger-total { font-weight: bold; border-top: 1px solid $line; padding-top: 3px; }
#clause-link { border: none; padding: 0; font-size: 11px; background: transparent; }
#actions, #options { background: $panel; outline: none; }
#setup-panel { background: $panel; border-right: 1px solid $line; }
#setup-panel QSpinBox, #setup-panel QLineEdit, #setup-panel QComboBox { background: $raised; border: 1px solid $edge;
  border-radius: 6px; padding: 2px 6px; min-height: 20px; }
#setup-panel QSpinBox:focus, #setup-panel QLineEdit:focus, #setup-panel QComboBox:focus { border: 1px solid $accent; }
#setup-panel QSpinBox::up-button, #setup-panel QSpinBox::down-button { width: 0; border: none; }
#setup-panel QSpinBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
#setup-panel QPushButton:disabled { color: $text3; border-color: $line; background: transparent; }
#play-from-here:enabled { background: $accent; color: $on_accent; border-color: $accent; font-weight: bold; }
#setup-foot { border-top: 1px solid $line; }
#things { background: $raised; border: 1px solid $line; border-radius: 6px; outline: none; font-size: 12px; }
#things::item { padding: 2px 4px; }
#things::item:selected { background: $accent_soft; color: $accent_text; }
#problem, #caption-wrong { color: $error_text; font-size: 12px; }
#problem { background: $error_ground; border-radius: 6px; padding: 3px 6px; }
#possible { color: $ok_text; font-size: 12px; }
#left-dock { background: $panel; border-right: 1px solid $line; }
#search { background: $raised; border: 1px solid $line; border-radius: 6px; padding: 2px 6px; font-size: 12px; }
#search:focus { border: 1px solid $accent; }
#region-card { background: $panel; border: 1px solid $edge; border-radius: 10px; }
#region-card[pinned="true"] { border: 2px solid $accent; }
#card-title { font-weight: bold; font-size: 13px; }
#card-heading { font-weight: bold; font-size: 12px; }
#refused-chip { color: $error_text; background: $error_ground; border-radius: 8px; padding: 2px 8px; font-size: 12px; }
#refused-chip { font-weight: bold; }
#step-number { color: $text2; background: $hover; border-radius: 4px; padding: 1px 6px; font-size: 11px; }
#decision-band { background: $accent_soft; border-bottom: 1px solid $accent; }
#band-question { font-weight: bold; }
#die-button { border: 1px solid $edge; padding: 2px 20px 2px 8px; }
#die-button[due="true"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: bold; }
#die-button::menu-button { border: none; width: 18px; }
QLineEdit[wrong="true"] { border: 2px solid $error_text; }
#list-link { color: $accent_text; border: none; padding: 1px 0; font-size: 12px; text-align: left; }
#list-link:hover, #list-link:focus { text-decoration: underline; background: transparent; }
#expectation { background: $ok_ground; border-radius: 6px; }
#expectation-failed { background: $error_ground; border-radius: 6px; }
#failed-text { color: $error_text; font-weight: bold; }
#failures { color: $ok_text; font-size: 12px; }
#failures[failed="true"] { color: $error_text; font-weight: bold; }
#book-box { border: 1px solid $edge; border-radius: 4px; padding: 1px 4px; font-size: 11px; font-weight: bold; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 4px; margin: 1px; min-width: 32px; min-height: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def sandbox_style(theme: Theme) -> str:
    ui = theme.interface
    return _STYLE.substitute(
        panel=ui.panel,
        raised=ui.raised,
        line=ui.line,
        hover=ui.hover,
        edge=ui.edge,
        text=ui.text,
        text2=ui.text2,
        text3=ui.text3,
        accent=ui.accent,
        on_accent=ui.on_accent,
        accent_text=ui.accent_text,
        accent_soft=ui.accent_soft,
        ok_text=theme.ok.text,
        ok_ground=theme.ok.ground,
        error_text=theme.error.text,
        error_ground=theme.error.ground,
    )
