"""Joins the parts of the sandbox: what is pointed at, clicked or chosen in one is heard by the others."""

from PySide6.QtCore import QPoint

from core.rules.clause_records import Dispute
from core.rules.story_tree import Place
from sandbox.sandbox_docks import SandboxDocks
from sandbox.sandbox_parts import SandboxParts


def join(parts: SandboxParts, docks: SandboxDocks) -> None:
    _join_timeline(parts)
    _join_board(parts)
    _join_rules(parts, docks)
    _join_inventing(parts)
    parts.player.changed.connect(lambda is_playing: parts.commands.show_playing(is_playing, parts.theme))


def _join_inventing(parts: SandboxParts) -> None:
    """A trial begins like any other game: from the seed at hand, once the story that is open may be left."""
    invent = parts.invent
    invent.theme = lambda: parts.theme
    invent.seed = lambda: parts.desk.seed
    share, mode = parts.share, parts.setup_mode

    def may_leave() -> bool:
        return share.may_leave()

    invent.may_leave = may_leave
    invent.map_at_hand = lambda: mode.map_at_hand() if mode.map_at_hand is not None else None


def _join_timeline(parts: SandboxParts) -> None:
    session, notes, lanes = parts.session, parts.notes, parts.timeline.view

    def rename(branch: int) -> None:
        notes.rename(branch, lanes.mapToGlobal(QPoint(12, 0)))

    def show_breaks() -> None:
        parts.player.breaks = lanes.breaks = notes.breaks
        lanes.viewport().update()

    lanes.chosen.connect(session.go_to)
    lanes.folded.connect(parts.commands["turns"].setChecked)
    lanes.branch_menu.connect(notes.open_branch_menu)
    lanes.rename_wanted.connect(rename)
    notes.breaks_changed.connect(show_breaks)


def _join_rules(parts: SandboxParts, docks: SandboxDocks) -> None:
    desk, bar, commands = parts.rulings_desk, parts.bar, parts.commands
    desk.changed.connect(lambda: bar.show_disputes(len(desk.found)))
    bar.editions.chosen.connect(desk.choose_edition)
    bar.disputes_wanted.connect(commands["rulings"].trigger)
    bar.house_rules_wanted.connect(commands["house-rules"].trigger)

    def show_ruling(dispute: Dispute) -> None:
        parts.right_dock.rulings.ask_about(dispute)
        docks.show_details(parts.right_dock.rulings)

    lanes, card = parts.timeline.view, parts.board_play.card
    for source in (parts.view, parts.actions_panel, parts.step_panel, lanes, card):
        source.dispute_chosen.connect(show_ruling)


def _join_board(parts: SandboxParts) -> None:
    session, play, why = parts.session, parts.board_play, parts.step_panel

    def keep_region(region: int) -> None:
        if region >= 0:
            parts.notes.region = region

    for pointed in (play.pointed_at, parts.view.region_clicked, parts.actions_panel.pointed):
        pointed.connect(keep_region)
    for source in (parts.actions_panel, parts.choices.market, parts.band):
        source.chosen.connect(play.play)
    for source in (play.card, parts.events):
        source.clause_chosen.connect(why.show_clause)
    play.refused.connect(why.show_refused)
    play.pinned.connect(why.show_target)
    why.card.step_chosen.connect(lambda at: session.go_to(Place(session.place.branch, at)))
