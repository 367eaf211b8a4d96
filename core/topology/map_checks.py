"""Everything that is wrong or worth a look on a map, as findings. The single checks live in core.topology.checks."""

from core.model.map_model import MapModel
from core.model.problems import Finding
from core.topology.close_pairs import Adjacency
from core.topology.fixes.trial import with_tried_fixes


def check_map(model: MapModel, adjacency: Adjacency | None = None) -> tuple[Finding, ...]:
    """What to tell the designer: every finding that is not ignored, with only such fixes as have been tried out.

    A list to be read, not to be repaired from, is quicker had from core.topology.checks.all_checks.all_findings.
    """
    return shown_and_ignored(model, adjacency)[0]


def shown_and_ignored(
    model: MapModel, adjacency: Adjacency | None = None
) -> tuple[tuple[Finding, ...], tuple[Finding, ...]]:
    """The findings of `check_map`, and beside them those the designer accepts."""
    return split_ignored(model, with_tried_fixes(model, adjacency))


def split_ignored(model: MapModel, findings: tuple[Finding, ...]) -> tuple[tuple[Finding, ...], tuple[Finding, ...]]:
    """Findings to show, and those the designer has looked at and accepts."""
    accepted = {each.key for each in model.ignored}
    shown = tuple(each for each in findings if each.key not in accepted)
    return shown, tuple(each for each in findings if each.key in accepted)
