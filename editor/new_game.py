"""A new game on a map, for the sandbox: as many seats as the map is for, everything else as the rules set it up."""

from core.model.map_model import MapModel
from core.rules.scenario import Scenario, SeatSetup, Setup

_NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
_USUAL_SEATS = 2


def game_on(model: MapModel) -> Scenario:
    seats = tuple(SeatSetup(name) for name in _NAMES[: model.players or _USUAL_SEATS])
    setup = Setup(seats=seats, round=1, rounds=model.rounds)
    return Scenario(title=f"A game on {model.title or 'an untitled map'}", game=model.games[0].value, setup=setup)
