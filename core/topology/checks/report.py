"""How a check reports: a finding with the severity and the repair its code has in the table."""

from collections.abc import Iterable

from core.model.problems import Finding, Severity
from core.model.values import Point, RegionId
from core.topology.checks.codes import CODES


def finding(
    code: str,
    message: str,
    regions: Iterable[RegionId] = (),
    *,
    at: Point | None = None,
    severity: Severity | None = None,
    fixable: bool = True,
    detail: str = "",
) -> Finding:
    """A finding with the severity and repair of its code, unless the check knows better."""
    kind = CODES[code]
    return Finding(
        severity=kind.severity if severity is None else severity,
        code=code,
        message=message,
        regions=tuple(regions),
        at=at,
        fix=kind.fix if fixable else "",
        detail=detail,
    )
