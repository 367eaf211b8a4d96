"""What every command of the sandbox does."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint

from sandbox.modes import Modes
from sandbox.sandbox_actions import DIGITS
from sandbox.sandbox_docks import SandboxDocks
from sandbox.sandbox_parts import SandboxParts
from sandbox.step_display import StepDisplay


def give_commands(parts: SandboxParts, docks: SandboxDocks, modes: Modes, display: StepDisplay) -> None:
    do, actions = parts.commands.do, parts.actions_panel
    _give_transport(parts)
    _give_notes(parts)
    _give_sharing(parts)
    do("roll", parts.desk.roll)
    do("search", actions.search.start)
    actions.search.left.connect(parts.view.setFocus)
    do("set-up", modes.set_up)
    do("to-play", modes.play)
    do("compare", modes.switch_comparison)
    do("market", parts.choices.show_market)
    do("hide-coins", display.show_again)
    dock = parts.right_dock
    do("rulings", lambda: docks.show_details(dock.rulings))
    do("house-rules", lambda: docks.show_details(dock.house_rules))
    do("go-on", partial(actions.play_key, "E"))
    for panel in ("details", "charts"):
        do(panel, docks.place)
    for digit in DIGITS:
        do(digit, partial(actions.play_key, digit))


def _give_transport(parts: SandboxParts) -> None:
    session, do = parts.session, parts.commands.do
    do("first", lambda: session.move(-session.last))
    do("previous", lambda: session.move(-1))
    do("play", parts.player.play_or_pause)
    do("next", lambda: session.move(1))
    do("last", lambda: session.move(session.last))
    do("run", parts.player.run_on)
    do("undo", session.undo)
    do("redo", session.redo)


def _give_notes(parts: SandboxParts) -> None:
    notes, do = parts.notes, parts.commands.do

    def below(button: str) -> QPoint:
        widget = parts.timeline.note_buttons[button]
        return widget.mapToGlobal(QPoint(0, widget.height()))

    do("branch", _if_open(parts, notes.branch_here))
    do("note", _if_open(parts, lambda: notes.note_here(below("note"))))
    do("expect", _if_open(parts, lambda: notes.open_expect_menu(below("expect"))))
    do("break", _if_open(parts, lambda: notes.open_break_menu(below("break"))))
    do("turns", lambda: parts.timeline.view.fold(is_folded=parts.commands["turns"].isChecked()))
    do("cut", _if_open(parts, notes.cut_here))


def _give_sharing(parts: SandboxParts) -> None:
    share, do = parts.share, parts.commands.do
    do("library", share.open_library)
    do("save", share.ask_and_save)
    do("save-with-map", share.ask_and_save_with_map)
    do("board-picture", share.ask_and_write_board)
    do("copy-address", _if_open(parts, share.copy_address))
    do("copy-scenario", _if_open(parts, share.copy_scenario))
    do("paste", share.paste)
    do("invent", parts.invent.open_form)


def _if_open(parts: SandboxParts, does: Callable[[], object]) -> Callable[[], None]:
    def checked() -> None:
        if parts.session.is_open:
            does()

    return checked
