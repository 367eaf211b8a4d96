"""What can be done to the story as a whole: branches named, promoted, deleted; comments, expectations, stops.

Everything is an edit of the tree and can be undone, but for the stops, which belong to the session alone.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSpinBox, QToolButton, QWidget, QWidgetAction

from core.rules.break_points import BreakKind, BreakPoint
from core.rules.expectation_words import spoken_expectation
from core.rules.scene import Scene
from core.rules.story_tree import MAIN, Place
from core.rules.suggested_expectations import Suggestion, suggestions
from editor.words import tr
from sandbox.panels.field_popup import FieldPopup
from sandbox.session import Session


class StoryNotes(QObject):
    """`breaks_changed` comes when the stops are others. `region` is the one that was pointed at last, or -1."""

    breaks_changed = Signal()

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self.breaks: frozenset[BreakPoint] = frozenset()
        self.region = -1
        self.field = FieldPopup(window)
        self.menu = QMenu(window)
        session.opened.connect(self._forget)

    def _forget(self) -> None:
        self.breaks, self.region = frozenset(), -1
        self.breaks_changed.emit()

    # Branches

    def branch_here(self) -> None:
        """A new branch at the place shown, to go on from differently."""
        session = self._session
        tree, number = session.tree.forked(session.here)
        session.edit_tree(tr("Branch"), tree, Place(number, session.here.at))

    def rename(self, branch_id: int, spot: QPoint) -> None:
        session = self._session
        branch = session.tree.branch(branch_id)

        def take(title: str) -> None:
            if title and title != branch.title:
                session.edit_tree(tr("Rename branch"), session.tree.described(branch_id, title=title))

        self.field.ask(tr("Name"), branch.title, spot, take)

    def comment(self, branch_id: int, spot: QPoint) -> None:
        session = self._session
        branch = session.tree.branch(branch_id)

        def take(text: str) -> None:
            if text != branch.comment:
                session.edit_tree(tr("Comment on branch"), session.tree.described(branch_id, comment=text))

        self.field.ask(tr("Comment"), branch.comment, spot, take)

    def promote(self, branch_id: int) -> None:
        """The branch becomes part of its parent, which becomes the branch."""
        session = self._session
        parent = session.tree.branch(branch_id).parent
        place = Place(parent, session.telling(branch_id).last)
        session.edit_tree(tr("Promote branch"), session.tree.promoted(branch_id), place)

    def may_promote(self, branch_id: int) -> bool:
        """Only under the readings of its parent; the main line has none."""
        tree = self._session.tree
        branch = tree.branch(branch_id)
        return branch_id != MAIN and branch.switches == tree.branch(branch.parent).switches

    def delete(self, branch_id: int) -> None:
        session = self._session
        branch = session.tree.branch(branch_id)
        gone = {branch_id, *session.tree.offspring(branch_id)}
        place = session.place
        if place.branch in gone:
            place = Place(branch.parent, min(place.at, branch.fork))
        session.edit_tree(tr("Delete branch"), session.tree.without(branch_id), place)

    def cut_here(self) -> None:
        """Forget what comes after the place shown on its branch."""
        session = self._session
        if session.here.at < len(session.tree.path(session.place.branch)):
            session.edit_tree(tr("Cut off"), session.tree.cut(session.here), session.here)

    def open_branch_menu(self, branch_id: int, spot: QPoint) -> None:
        self.menu.clear()
        self._add(tr("Rename…"), lambda: self.rename(branch_id, spot))
        self._add(tr("Comment…"), lambda: self.comment(branch_id, spot))
        self._add(tr("Promote"), lambda: self.promote(branch_id)).setEnabled(self.may_promote(branch_id))
        self._add(tr("Delete"), lambda: self.delete(branch_id)).setEnabled(branch_id != MAIN)
        self.menu.popup(spot)

    def _add(self, text: str, does: Callable[[], None]) -> QAction:
        action = self.menu.addAction(text)
        action.triggered.connect(lambda _checked=False: does())
        return action

    # Notes and expectations

    def note_here(self, spot: QPoint) -> None:
        session = self._session
        note = session.tree.remarks(session.here)[0]

        def take(text: str) -> None:
            if text != note:
                session.edit_tree(tr("Comment"), session.tree.remarked(session.here, note=text))

        self.field.ask(tr("Comment"), note, spot, take)

    def expect(self, words: str) -> None:
        """Record an expectation about the place shown; one that is there already is taken back."""
        session = self._session
        expects = session.tree.remarks(session.here)[1]
        others = tuple(each for each in expects if each != words)
        now = others if words in expects else (*expects, words)
        session.edit_tree(tr("Expectation"), session.tree.remarked(session.here, expects=now))

    def open_expect_menu(self, spot: QPoint) -> None:
        """What one may want to expect here; a number can be changed before it is recorded."""
        session = self._session
        opening, track, here = session.opening, session.track, session.here
        last = track.steps[here.at - 1] if here.at else None
        scene = Scene(opening.engine, opening.speech, session.state, last, opening.problems)
        recorded = session.tree.remarks(here)[1]
        self.menu.clear()
        found = suggestions(session.legal, scene, self.region)
        offered = {each.words for each in found if each.number is None}
        for each in found:
            if each.number is not None:
                self.menu.addAction(self._with_number(each))
            else:
                action = self._add(each.title, lambda words=each.words: self.expect(words))  # type: ignore[misc]
                action.setCheckable(True)
                action.setChecked(each.words in recorded)
        others = [words for words in recorded if words not in offered]
        if others:
            self.menu.addSeparator()
        for words in others:
            action = self._add(spoken_expectation(scene, session.names, words), lambda words=words: self.expect(words))  # type: ignore[misc]
            action.setCheckable(True)
            action.setChecked(True)
        self.menu.popup(spot)

    def _with_number(self, suggestion: Suggestion) -> QWidgetAction:
        """A sentence whose number can be changed."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(28, 2, 12, 2)
        line.addWidget(QLabel(suggestion.title), 1)
        number = QSpinBox(maximum=999, value=suggestion.number or 0)
        number.setAccessibleName(suggestion.title)
        record = QToolButton(text=tr("Expect"))
        record.setAccessibleName(tr("Expect: {}").format(suggestion.title))
        line.addWidget(number)
        line.addWidget(record)
        action = QWidgetAction(self.menu)
        action.setDefaultWidget(row)

        def take() -> None:
            self.menu.close()
            self.expect(suggestion.with_number(number.value()))

        record.clicked.connect(take)
        return action

    # Stops

    def toggle_break(self, point: BreakPoint) -> None:
        self.breaks = self.breaks ^ {point}
        self.breaks_changed.emit()

    def open_break_menu(self, spot: QPoint) -> None:
        session = self._session
        names = session.names
        self.menu.clear()
        self._add_break(BreakPoint(BreakKind.FAILURE), tr("A failing expectation"))
        self.menu.addSection(tr("Players"))
        for seat in range(len(session.state.seats)):
            self._add_break(BreakPoint(BreakKind.PLAYER, number=seat), names.seat(seat))
        regions = dict.fromkeys([*([self.region] if self.region >= 0 else []), *session.step.touched])
        if regions:
            self.menu.addSection(tr("Regions"))
        for region in regions:
            self._add_break(BreakPoint(BreakKind.REGION, number=region), names.region(region))
        clauses = session.step.clauses()
        if clauses:
            self.menu.addSection(tr("Clauses of this step"))
        for clause in clauses:
            self._add_break(BreakPoint(BreakKind.CLAUSE, clause.id), clause.title)
        self._add_others()
        self.menu.popup(spot)

    def _add_break(self, point: BreakPoint, words: str) -> None:
        action = self._add(words, lambda: self.toggle_break(point))
        action.setCheckable(True)
        action.setChecked(point in self.breaks)

    def _add_others(self) -> None:
        """Stops that are set but belong to no list above."""
        shown = {action.text() for action in self.menu.actions()}
        names = self._session.names
        others = [point for point in sorted(self.breaks, key=str) if point.words(names) not in shown]
        if others:
            self.menu.addSection(tr("Set before"))
        for point in others:
            if point.kind is not BreakKind.FAILURE:
                self._add_break(point, point.words(names))
