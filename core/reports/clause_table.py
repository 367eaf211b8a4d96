"""docs/clauses.md: every clause of the catalogue, who carries it, its live disputes, and whether scenarios show it.

`python -m core.reports.clause_table docs/clauses.md` writes it.
"""

import sys
from pathlib import Path

from core.files.atomic import write_atomically
from core.files.clause_scenarios import scenario_heads
from core.model.map_model import Game
from core.rules.catalogue_data import CatalogueData, catalogue_data
from core.rules.claims import claims
from core.rules.clause_reasons import not_modelled
from core.rules.clause_records import Clause

_TITLES = {Game.BASE: "The base game", Game.UNDERGROUND: "Underground", Game.RIVER: "River World"}
_HEAD = """# The clauses

Written by `python -m core.reports.clause_table docs/clauses.md` from the catalogue (`core/rules/clauses`), the engine
and the bundled scenarios; a test fails when it is no longer true. Every price, refusal and change names clauses by
these ids. *Carried by* says which unit or file does what the clause says; *disputes* are those in which tables differ
and a switch decides. `realmwright clauses` prints the same with the names of the scenarios, `realmwright clauses
--verify` switches every clause off and demands that one of its scenarios notices.
"""


def clause_table() -> str:
    data = catalogue_data()
    parts = [_HEAD, _summary(data)]
    for game, title in _TITLES.items():
        rows = [_row(data, clause) for clause in data.clauses if clause.game is game]
        heading = "| clause | what it is about | carried by | disputes |\n|---|---|---|---|"
        parts.append(f"## {title}\n\n{heading}\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def _summary(data: CatalogueData) -> str:
    shown = {clause for head in scenario_heads() for clause in head.shows}
    rows = ["| game | clauses | carried out | with a scenario | live disputes |", "|---|---:|---:|---:|---:|"]
    for game, title in _TITLES.items():
        clauses = [clause for clause in data.clauses if clause.game is game]
        modelled = [clause for clause in clauses if clause.modelled]
        live = sum(dispute.live for dispute in data.disputes if dispute.game is game)
        with_scenario = sum(clause.id in shown for clause in modelled)
        rows.append(f"| {title} | {len(clauses)} | {len(modelled)} | {with_scenario} | {live} |")
    return "\n".join(rows) + "\n"


def _row(data: CatalogueData, clause: Clause) -> str:
    carried = ", ".join(claims().get(clause.id, ())) if clause.modelled else f"*{not_modelled()[clause.id]}*"
    live = (each.id.partition(":")[2] for each in data.disputes_of(clause.id) if each.live)
    disputes = ", ".join(f"`{each.removeprefix('dispute.')}`" for each in live)
    return f"| `{clause.id}` | {clause.title} | {carried} | {disputes} |"


def main(path: Path) -> None:
    write_atomically(path, clause_table().encode("utf-8"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
