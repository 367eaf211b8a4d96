"""What a code of a finding is, and how bad one can be."""

from dataclasses import dataclass

from core.model.problems import Severity

ERROR, WARNING, HINT = Severity.ERROR, Severity.WARNING, Severity.HINT


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of finding. `fix` is the repair that may be offered; a check gives it only where it can work."""

    id: str
    severity: Severity
    meaning: str
    mend: str
    fix: str = ""
