"""The style sheet of the sandbox's own widgets, made from the theme table. Buttons and menus have the window's."""

from string import Template

from core.picture.palette import Theme
from editor.canvas.text_size import sized

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
#right-dock QTabBar::tab, #choice-tabs QTabBar::tab { padding: 8px 12px; color: $text2; background: $panel;
  border-bottom: 2px solid transparent; }
#right-dock QTabBar::tab:selected, #choice-tabs QTabBar::tab:selected { color: $text; font-weight: bold;
  border-bottom: 2px solid $accent; }
#right-dock::pane, #choice-tabs::pane { border: none; border-top: 1px solid $line; }
#right-dock QRadioButton::indicator { width: 10px; height: 10px; border-radius: 7px; border: 2px solid $edge; }
#right-dock QRadioButton::indicator:checked { border: 4px solid $accent; width: 6px; height: 6px; background: $panel; }
#right-dock QRadioButton::indicator:focus { border-color: $accent; }
#mode-switch { background: $hover; border-radius: 8px; }
#mode { padding: 0 10px; }
#mode:checked { background: $panel; color: $text; font-weight: bold; border: 1px solid $line; }
#edition-strip { background: transparent; }
#edition-box { border: 1px solid $edge; border-radius: 4px; padding: 0 5px; font-size: 11px; font-weight: bold; }
#edition-box:checked { background: $accent; color: $on_accent; border-color: $accent; }
#dispute-badge { background: $accent_soft; color: $accent_text; border-radius: 10px; padding: 2px 9px; font-size: 12px;
  font-weight: bold; }
#house-badge { font-size: 12px; padding: 3px 8px; }
#house-badge[differs="true"] { background: $warning_ground; color: $warning_text; border-radius: 10px;
  font-weight: bold; }
#comparison { background: $line; }
#comparison QComboBox { background: $panel; border: 1px solid $edge; border-radius: 6px; padding: 2px 20px 2px 8px; }
#comparison QComboBox::drop-down { border: none; width: 20px; }
#reading-board, #reading-head { background: $panel; }
#reading-head { border-bottom: 1px solid $line; }
#reading-button { border: 1px solid $edge; font-size: 12px; padding: 0 7px; }
#verdict { color: $ok_text; font-size: 12px; font-weight: bold; }
#verdict[refused="true"] { color: $error_text; }
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
#chip { font-weight: bold; min-height: 16px; }
#ledger { background: $raised; border: 1px solid $line; border-radius: 6px; }
#ledger-total { font-weight: bold; }
#ledger-remark { color: $text2; font-size: 12px; }
#ledger-line { background: $line; border: none; }
#clause-link { border: none; padding: 0; font-size: 11px; background: transparent; }
#actions, #options { background: $panel; outline: none; }
#setup-panel { background: $panel; border-right: 1px solid $line; }
#setup-panel QSpinBox, #setup-panel QLineEdit, #setup-panel QComboBox { background: $raised; border: 1px solid $edge;
  border-radius: 6px; padding: 2px 6px; min-height: 20px; }
#setup-panel QSpinBox:focus, #setup-panel QLineEdit:focus, #setup-panel QComboBox:focus { border: 1px solid $accent; }
#setup-panel QComboBox { padding-right: 16px; }
#setup-panel QTabBar::tab { background: $hover; color: $text2; padding: 4px 6px; border: 1px solid $line;
  border-radius: 6px; margin-right: 2px; }
#setup-panel QTabBar::tab:selected { background: $panel; color: $text; font-weight: bold; border-color: $edge; }
#setup-panel QTabBar::tab:focus { border-color: $accent; }
#setup-panel #combinations QComboBox { font-size: 11px; padding: 2px 16px 2px 4px; }
#setup-panel #start-button { padding-left: 4px; padding-right: 4px; }
#setup-panel QComboBox::drop-down { border: none; width: 20px; }
#setup-panel QComboBox:disabled, #setup-panel QSpinBox:disabled { color: $text3; border-color: $line; }
#setup-panel QSpinBox { padding-right: 0; }
#setup-panel QSpinBox::up-button, #setup-panel QSpinBox::down-button { width: 18px; border: none; background: none; }
#setup-panel QSpinBox::up-arrow, #setup-panel QSpinBox::down-arrow { image: none; }
#setup-panel QSpinBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
#setup-panel QPushButton:disabled { color: $text3; border-color: $line; background: transparent; }
#play-from-here:enabled { background: $accent; color: $on_accent; border-color: $accent; font-weight: bold; }
#setup-foot { border-top: 1px solid $line; }
#piece-tray { background: $panel; border-top: 1px solid $line; }
#things, #seat-shelf { background: $raised; border: 1px solid $line; border-radius: 6px; outline: none;
  font-size: 11px; color: $text; }
#things::item, #seat-shelf::item { padding: 2px; border-radius: 6px; border: 1px solid transparent; }
#things::item:hover, #seat-shelf::item:hover { background: $hover; }
#things::item:selected, #seat-shelf::item:selected { background: $accent_soft; color: $accent_text;
  border: 1px solid $accent; }
#problem, #caption-wrong { color: $error_text; font-size: 12px; }
#problem { background: $error_ground; border-radius: 6px; padding: 3px 6px; }
#possible { color: $ok_text; font-size: 12px; }
#left-dock { background: $panel; border-right: 1px solid $line; }
#search { background: $raised; border: 1px solid $line; border-radius: 6px; padding: 2px 6px; font-size: 12px; }
#search:focus { border: 1px solid $accent; }
#region-card { background: $panel; border: 1px solid $edge; border-radius: 10px; }
#region-card[pinned="true"] { border: 2px solid $accent; }
#empty-table { background: $panel; border: 1px solid $line; border-radius: 10px; }
#main-button { background: $accent; color: $on_accent; border-color: $accent; font-weight: bold; }
#card-title { font-weight: bold; font-size: 13px; }
#card-heading { font-weight: bold; font-size: 12px; }
#refused-chip { color: $error_text; background: $error_ground; border-radius: 8px; padding: 2px 8px; font-size: 12px; }
#refused-chip { font-weight: bold; }
#step-number { color: $text2; background: $hover; border-radius: 4px; padding: 1px 6px; font-size: 11px; }
#event-strip { background: $panel; border-bottom: 1px solid $line; }
#event-tile { border: 1px solid $line; border-radius: 6px; background: $panel; color: $text3; padding: 0; }
#event-tile { font-size: 11px; }
#event-tile[face="hidden"] { background: $hover; border-style: dashed; border-color: $edge; }
#event-tile[face="foreseen"] { background: $accent_soft; color: $accent_text; border: 1px dashed $accent; }
#event-tile[face="now"] { background: $accent; color: $on_accent; border: 1px solid $accent; }
#event-tile:focus { border: 2px solid $accent_text; }
#event-now { font-weight: bold; }
#event-meaning { color: $text2; font-size: 12px; }
#decision-band { background: $accent_soft; border-bottom: 1px solid $accent; }
#band-question { font-weight: bold; }
#die-button { border: 1px solid $edge; padding: 2px 20px 2px 8px; }
#die-button[due="true"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: bold; }
#die-button::menu-button { border: none; width: 18px; }
QLineEdit[wrong="true"] { border: 2px solid $error_text; }
#dispute-link { color: $accent_text; border: none; padding: 1px 2px; font-size: 12px; background: transparent; }
#dispute-words { font-size: 12px; }
#dispute-link:hover, #dispute-link:focus { background: $accent_soft; border-radius: 4px; }
#list-link { color: $accent_text; border: none; padding: 1px 0; font-size: 12px; text-align: left; }
#list-link:hover, #list-link:focus { text-decoration: underline; background: transparent; }
#ruling-option { border: 1px solid $line; border-radius: 6px; }
#ruling-option[chosen="true"] { border: 1px solid $accent; background: $accent_soft; }
#expectation { background: $ok_ground; border-radius: 6px; }
#expectation-failed { background: $error_ground; border-radius: 6px; }
#failed-text { color: $error_text; font-weight: bold; }
#failures { color: $ok_text; font-size: 12px; }
#failures[failed="true"] { color: $error_text; font-weight: bold; }
#book-box { border: 1px solid $edge; border-radius: 4px; padding: 1px 4px; font-size: 11px; font-weight: bold; }
""")


def sandbox_style(theme: Theme) -> str:
    ui = theme.interface
    style = _STYLE.substitute(
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
        warning_text=theme.warning.text,
        warning_ground=theme.warning.ground,
        error_ground=theme.error.ground,
    )
    return sized(style)
