"""A race that no box has, with a marker of its own: two watch towers that may be set up and defend their region."""

import copy

from core.model.components import components
from core.rules import catalogue
from core.rules import markers as m
from core.rules.blocks import attacker_pays, defends
from core.rules.conditions import terrain_is
from core.rules.effects import Unit

TOWER, HERE = "watch-tower", "base:race.marsh-folk."

MARSH_FOLK = Unit(
    id="race.marsh-folk",
    effects=(
        m.brings(TOWER, 2, clause=HERE + "towers"),
        m.set_up_in("conquer", "redeploy", piece=TOWER, clause=HERE + "towers"),
        m.only_in_own_regions(TOWER, clause=HERE + "towers"),
        defends(TOWER, clause=HERE + "defence"),
        attacker_pays(-1, when=terrain_is("farmland"), clause=HERE + "discount"),
    ),
    offers=(m.setting_up(TOWER, clause=HERE + "towers"),),
)


def add_marsh_folk(monkeypatch) -> None:
    """The program as it is after somebody has added the race to the catalogue; nothing else is touched."""
    table = copy.deepcopy(components())
    table["races"]["base"]["marsh-folk"] = {"value": 6, "tray": 12}
    table["pieces"]["base"]["watch-towers"] = 2
    units = dict(sorted({**catalogue.built_in_units(), MARSH_FOLK.id: MARSH_FOLK}.items()))
    monkeypatch.setattr(catalogue, "components", lambda: table)
    monkeypatch.setattr(catalogue, "built_in_units", lambda: units)
    # What was unpacked before it came is kept for the whole run; here the boxes are opened anew.
    monkeypatch.setattr(catalogue, "_box", catalogue._box.__wrapped__)
    monkeypatch.setitem(catalogue.PIECES, "watch-towers", TOWER)
