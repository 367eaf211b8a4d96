"""Repair a map: one finding at a time, or everything that can be repaired without losing anybody's work.

The single repairs live in core.topology.fixes. Coordinates stay on the grid and neighbours on the same vertices.
"""

from collections.abc import Iterator, Sequence

from core.model.map_model import MapModel
from core.model.problems import Finding, RealmwrightError
from core.topology.fixes.independence import independent_groups
from core.topology.fixes.repairs import REPAIRS
from core.topology.fixes.trial import Trial

PASSES = 4
"""One repair can make room for another; after this many rounds nothing new comes up on real maps."""


class FixRefusedError(RealmwrightError):
    """A finding that has no repair, or that speaks of regions the map no longer has."""


def apply_fix(model: MapModel, finding: Finding) -> MapModel:
    """The map with one finding repaired; meant for findings that check_map offers a fix for."""
    repair = REPAIRS.get(finding.fix)
    if repair is None:
        raise FixRefusedError(f"There is no repair for this: {finding.message}")
    known = {region.id for region in model.regions}
    if not known.issuperset(finding.regions):
        raise FixRefusedError(f"The map has changed since this was found: {finding.message}")
    return repair.apply(model, finding)


def tried_fix(model: MapModel, finding: Finding) -> MapModel | None:
    """The map with one finding repaired if that keeps its promise, else None.

    For lists made by core.topology.checks.all_checks, which name repairs without trying them.
    """
    outcome = Trial(model).outcome([finding]) if finding.fix else None
    return None if outcome is None else outcome.model


def fix_all(model: MapModel) -> tuple[MapModel, tuple[str, ...]]:
    """The map with every safe repair done, and a line about each. Ignored findings are left alone."""
    trial = Trial(model)
    lines: list[str] = []
    for _ in range(PASSES):
        done = [line for name in REPAIRS for line in _mend_kind(trial, name)]
        if not done:
            break
        lines.extend(done)
    return trial.now.model, tuple(lines)


def _mend_kind(trial: Trial, name: str) -> Iterator[str]:
    """Do one kind of repair wherever it is wanted, many at a time where they cannot meet."""
    if REPAIRS[name].loses_work:
        return
    accepted = {each.key for each in trial.now.model.ignored}
    wanted = [each for each in trial.now.findings if each.fix == name and each.key not in accepted]
    for group in independent_groups(wanted, trial.now.adjacency, trial.trials_left()):
        yield from _mend(trial, group)


def _mend(trial: Trial, findings: Sequence[Finding]) -> Iterator[str]:
    """Repair all at once if that goes well, else halve: most maps have many harmless cases and few hard ones."""
    present = {each.key for each in trial.now.findings}
    still = [each for each in findings if each.key in present and not trial.is_hopeless(each)]
    if not still:
        return
    outcome = trial.outcome(still)
    if outcome is not None:
        trial.now = outcome
        yield from (f"{REPAIRS[each.fix].done}: {each.message}" for each in still)
    elif len(still) > 1:
        middle = len(still) // 2
        yield from _mend(trial, still[:middle])
        yield from _mend(trial, still[middle:])
