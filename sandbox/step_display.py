"""Shows the game, the step and the look in every part of the sandbox; commands that lead nowhere are greyed."""

from core.picture.palette import Theme
from core.rules.seat_view import SeatView, seat_view
from sandbox.panels.seat_cards import SeatLook
from sandbox.sandbox_parts import SandboxParts
from sandbox.story_words import map_words


class StepDisplay:
    def __init__(self, parts: SandboxParts) -> None:
        self._parts = parts
        self._session = parts.session

    def show_story(self) -> None:
        self.show_rules()
        self._parts.view.show_game(self._session, self._parts.theme)
        self.show_verdict()

    def show_rules(self) -> None:
        parts = self._parts
        parts.bar.show_scenario(map_words(self._session), parts.rulings_desk.books(), self._session.scenario.switches)
        parts.bar.show_theme(parts.theme)

    def show_verdict(self) -> None:
        self._parts.timeline.show_verdict(self._session.verdict())

    def show_step(self) -> None:
        self._parts.view.show_step()
        self._show_facts()
        self._parts.timeline.show_session(self._session)
        self.enable()

    def show_again(self) -> None:
        """The same in another look or language."""
        if self._session.is_open:
            self._parts.view.show_game(self._session, self._parts.theme)
            self._show_facts()
            self._parts.timeline.show_session(self._session)

    def _show_facts(self) -> None:
        """Everything in words beside the board."""
        parts, session, theme = self._parts, self._session, self._parts.theme
        state, names, races, legal = session.state, session.names, session.race_names, session.legal
        seen = self._seen_by_mover()
        session.read_by(None if seen is None else seen.seat)
        purses = tuple(seat.coins for seat in state.seats) if seen is None else seen.purses
        parts.seats.show_look(SeatLook(names, state, purses, legal.mover, theme, races))
        # The strip of phases finds out what fits beside the die.
        parts.phases.die.show_legal(legal, theme)
        parts.phases.show_state(names, state, rounds=session.engine.rules.rounds, theme=theme, race_names=races)
        parts.events.show_state(session.engine.rules, names, state if seen is None else seen.table, theme)
        parts.band.show_legal(legal, theme, races)
        parts.actions_panel.show_legal(legal, session.region, theme)
        parts.choices.show_legal(legal, theme)
        parts.step_panel.show_step(session, theme)

    def _seen_by_mover(self) -> SeatView | None:
        """What whoever acts may know, if what is hidden from him is to stay hidden."""
        session = self._session
        if not self._parts.commands["hide-coins"].isChecked():
            return None
        mover = session.legal.mover
        viewer = mover if mover >= 0 else session.state.turn
        return seat_view(session.engine.rules, session.state, viewer)

    def set_theme(self, theme: Theme) -> None:
        parts = self._parts
        parts.theme = parts.board_play.theme = theme
        parts.commands.dress(theme)
        parts.timeline.show_theme(theme)
        parts.charts.set_theme(theme)
        parts.setup_mode.panel.show_theme(theme)
        parts.setup_mode.tray.show_theme(theme)
        parts.right_dock.set_theme(theme)
        parts.bar.show_theme(theme)
        parts.comparison_view.set_theme(theme)
        parts.share.set_theme(theme)
        self.show_again()

    def enable(self) -> None:
        session, parts = self._session, self._parts
        at, last, history = session.number, session.last, session.history
        for name, is_on in (
            ("first", at > 0),
            ("previous", at > 0),
            ("play", last > 0),
            ("next", at < last),
            ("last", at < last),
            ("set-up", session.is_open or parts.setup_mode.map_at_hand is not None),
            ("undo", bool(history.undo_title)),
            ("redo", bool(history.redo_title)),
        ):
            parts.commands[name].setEnabled(is_on and parts.setup_mode.allows(name))
