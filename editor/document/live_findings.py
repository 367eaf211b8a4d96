"""What is wrong with the map being edited, always up to date and never in the way.

Most checks run with every change, gestures included. What no region covers is checked when the document has been
left in peace for a moment. Very large maps are checked beside the window. Repairs are tried only when asked for.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from core.model.map_model import Ignored, MapModel
from core.model.problems import Finding, Severity
from core.topology.fixes.repairs import REPAIRS
from core.topology.live_checks import LiveChecks
from core.topology.map_checks import split_ignored
from core.topology.map_fixes import fix_all
from editor.background_work import BackgroundWork
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument
from editor.words import tr, tr_n

PAUSE = 150
"""Milliseconds without a change after which the slow checks run."""

MANY_REGIONS = 1500
"""On larger maps even the quick checks wait for a pause, and are made in another thread."""


class LiveFindings(QObject):
    """`shown` and `ignored` are the findings of the map as it is shown; `changed` tells of others.

    `settled` tells that the slow checks have run too.
    """

    changed = Signal()
    settled = Signal()

    def __init__(self, document: MapDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._checks = LiveChecks()
        self._lent: LiveChecks | None = None
        """The checks while another thread works with them."""
        self._beside = BackgroundWork(self)
        self._beside.done.connect(self._take)
        self._beside.failed.connect(self._give_up)
        self._tried: tuple[MapModel, dict[str, MapModel | None]] | None = None
        self.shown: tuple[Finding, ...] = ()
        self.ignored: tuple[Finding, ...] = ()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._settle_in_peace)
        document.changed.connect(self._look)
        self._look(MapChanged(is_new_map=True))

    # Reading

    @property
    def is_settled(self) -> bool:
        """Has everything been checked, the slow checks too?"""
        return self._lent is None and self._checks.is_settled

    def count(self, severity: Severity) -> int:
        return sum(each.severity is severity for each in self.shown)

    def reason(self, finding: Finding) -> str:
        """Why the designer accepts a finding; empty if not ignored or no reason was given."""
        return next((each.reason for each in self._document.model.ignored if each.key == finding.key), "")

    # Checking

    def settle(self) -> None:
        """Check everything now. The timer does; tests, and whoever needs the whole list, may."""
        self._pause.stop()
        self._take_back()
        if not self._checks.is_settled:
            self._publish(self._checks.settled(self._document.model, self._document.adjacency))
            self.settled.emit()

    def _settle_in_peace(self) -> None:
        if len(self._document.model.regions) <= MANY_REGIONS:
            self.settle()
        elif self._lent is not None:
            self._pause.start()  # the last check is not through yet
        else:
            model, adjacency, checks = self._document.model, self._document.adjacency, self._checks
            self._lent = checks
            self._beside.start(lambda _check: (model, checks.settled(model, adjacency)))

    def _take(self, found: tuple[MapModel, tuple[Finding, ...]]) -> None:
        """The other thread is through: its answer counts if the map is still the one it was asked about."""
        self._lent = None
        if found[0] is self._document.model:
            self._publish(found[1])
            self.settled.emit()
        else:
            self._checks.is_settled = False
            self._pause.start()

    def _give_up(self) -> None:
        """The other thread has broken off: its checks are in no known state; the next change is checked anew."""
        self._lent, self._checks = None, LiveChecks()

    def _take_back(self) -> None:
        """Whoever needs an answer at once does not wait for the other thread, and leaves it what it works with."""
        if self._lent is not None:
            self._beside.cancel()
            self._lent, self._checks = None, LiveChecks()

    def _look(self, event: MapChanged) -> None:
        if event.is_new_map:
            self._take_back()
            self._checks = LiveChecks()
        model = self._document.model
        if len(model.regions) > MANY_REGIONS:
            self._checks.is_settled = False
        else:
            self._take_back()
            self._publish(self._checks.at_once(model, self._document.adjacency))
        if not self._checks.is_settled:
            self._pause.start()

    def _publish(self, findings: tuple[Finding, ...]) -> None:
        shown, ignored = split_ignored(self._document.model, findings)
        if (shown, ignored) != (self.shown, self.ignored):
            self.shown, self.ignored = shown, ignored
            self.changed.emit()

    # Mending

    def fixed(self, finding: Finding) -> MapModel | None:
        """The map with the finding repaired, or None where no repair keeps its promise. Tried once per map."""
        model = self._document.kept
        if self._document.is_previewing or not finding.fix:
            return None
        if self._tried is None or self._tried[0] is not model:
            self._tried = (model, {})
        known = self._tried[1]
        if finding.key not in known:
            self._take_back()
            known[finding.key] = self._checks.tried_fix(model, self._document.live_adjacency, finding)
        return known[finding.key]

    def fix(self, finding: Finding) -> bool:
        """Repair a finding as one step; False if that cannot be done."""
        mended = self.fixed(finding)
        title = REPAIRS[finding.fix].done if mended is not None else ""
        return mended is not None and self._document.edit(title, mended, picture="finding_fix")

    def has_safe_fixes(self) -> bool:
        """Is there a finding whose repair loses nobody's work?"""
        return any(each.fix and not REPAIRS[each.fix].loses_work for each in self.shown)

    def fix_all(self) -> int:
        """Do every safe repair as one step; how many were done."""
        if self._document.is_previewing:
            return 0
        mended, lines = fix_all(self._document.kept)
        count = len(lines)
        title = tr_n("Repair {} finding", "Repair {} findings", count).format(count)
        return count if count and self._document.edit(title, mended, picture="finding_fix") else 0

    def ignore(self, finding: Finding, reason: str) -> bool:
        """Accept a finding, with the reason, which is saved in the map."""
        model = self._document.kept
        others = tuple(each for each in model.ignored if each.key != finding.key)
        accepted = (*others, Ignored(finding.key, " ".join(reason.split())))
        return self._document.edit(tr("Ignore a finding"), replace(model, ignored=accepted), picture="finding_ignore")

    def restore(self, finding: Finding) -> bool:
        """Show an ignored finding again."""
        model = self._document.kept
        others = tuple(each for each in model.ignored if each.key != finding.key)
        return self._document.edit(tr("Show a finding again"), replace(model, ignored=others), picture="action_show")
