"""The page docs/findings.md, made from the table of codes so that the two cannot differ."""

from core.topology.checks.finding_code import Code
from core.topology.checks.play_codes import PLAY, TAGS
from core.topology.checks.shape_codes import CONTACTS, SHAPES

GROUPS = (("Shapes", SHAPES), ("Who touches whom", CONTACTS), ("Play", PLAY), ("Names, terrains and symbols", TAGS))

INTRODUCTION = """\
# Findings

What the checks can say about a map. An **error** breaks adjacency or play, a **warning** is probably a mistake, a
**hint** is something to look at. Every finding names the regions, the place and the measures, in millimetres where
the printed size of the board is known and in board units otherwise.

A repair removes its own finding and brings no new one, not even a hint. Each is tried out before it is offered; where
the trial fails another way is tried, and where none works the finding is shown without a repair. Repairs keep every
coordinate on the grid and neighbours on the same corners. A finding you accept can be ignored, with a reason; it is
then kept in the map file and left out.

A map with more than 20,000 close pairs and findings together, such as hundreds of regions upon each other, has only a
few repairs tried, so that the answer comes within a minute or two; everything is listed, the rest without a repair.
Where a repair has failed fifty times in a row, no more of its kind are tried.

Repairing everything at once applies the repairs in this table except `drop-symbol`, which takes away what somebody
put there on purpose.
"""


def findings_page() -> str:
    """The whole page as Markdown, ending in a line break."""
    return "\n".join([INTRODUCTION, *(_group(title, codes) for title, codes in GROUPS)])


def _group(title: str, codes: tuple[Code, ...]) -> str:
    rows = "".join(
        f"| `{code.id}` | {code.severity.value} | {code.meaning} | {code.mend} | {_fix(code)} |\n" for code in codes
    )
    return f"## {title}\n\n| Code | Severity | Meaning | How to mend it | Repair |\n|---|---|---|---|---|\n{rows}"


def _fix(code: Code) -> str:
    return f"`{code.fix}`" if code.fix else ""
