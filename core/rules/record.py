"""A played game on record: the readings it was played under, where it began, and every action in order.

Every ruling is written out, so a record replays unchanged when a default changes. It belongs to one board, which it
knows again but does not hold. Reading and writing files is elsewhere: here a record becomes plain JSON data.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from core.model.board import Board
from core.model.map_model import Game
from core.model.problems import RealmwrightError
from core.rules.actions import Action
from core.rules.catalogue import build_rules
from core.rules.catalogue_data import catalogue_data
from core.rules.compiled import Rules
from core.rules.engine import Engine, Step
from core.rules.inventing.records import InventedUnit
from core.rules.mixing import MIXED
from core.rules.refusal import IllegalActionError
from core.rules.state import GameState
from core.rules.state_json import from_plain, to_plain
from core.rules.switches import Switches

VERSION = 1
_KINDS: dict[str, type] = {kind.__name__: kind for part in get_args(Action) for kind in (get_args(part) or (part,))}
"""Every action a record can hold, by its name."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first position on. `rulings` names an option for every live dispute of the game."""

    game: str
    board: str
    """The fingerprint of the board it was played on."""
    players: int
    rounds: int
    rulings: tuple[tuple[str, str], ...]
    without: tuple[str, ...]
    start: GameState
    actions: tuple[Action, ...] = ()

    def switches(self) -> Switches:
        return Switches(rulings=dict(self.rulings), without=frozenset(self.without))


def begun(rules: Rules, start: GameState) -> Record:
    """An empty record of a game that begins here."""
    rulings = tuple(sorted((_dispute_id(rules.game, key), option) for key, option in rules.rulings.items()))
    game = f"{rules.game}{MIXED}" if rules.mixed else rules.game
    return Record(
        game, board_mark(rules.board), rules.players, rules.rounds, rulings, tuple(sorted(rules.without)), start
    )


def _dispute_id(game: str, key: str) -> str:
    """The dispute of the map's game, or of another one where it has none of that name."""
    known = catalogue_data().dispute_by_id
    return next(found for each in (game, *Game) if (found := f"{each}:dispute.{key}") in known)


def replayed(record: Record, board: Board, invented: tuple[InventedUnit, ...] = ()) -> Iterator[Step]:
    """Every step again; RealmwrightError at the first action that cannot be done, or if this is another board.

    Invented units that took part are given again; a record names them and does not hold them.
    """
    if board_mark(board) != record.board:
        raise RealmwrightError(f"the record was not played on the board “{board.title}” as it is now")
    rules = build_rules(
        board, players=record.players, game=record.game, switches=record.switches(), rounds=record.rounds,
        invented=invented,
    )  # fmt: skip
    if not _fits(record.start, rules):
        raise RealmwrightError("the position with which the record begins does not fit the game")
    engine, state = Engine(rules), record.start
    for number, action in enumerate(record.actions, 1):
        try:
            step = engine.step(state, action)
        except IllegalActionError as refused:
            raise RealmwrightError(f"action {number} of the record: {refused}") from refused
        yield step
        state = step.after


def _fits(state: GameState, rules: Rules) -> bool:
    """Are there as many regions and seats as in the game, and is everything that is named part of it?"""
    in_play = {holding.race for holding in state.holdings}
    seats = {holding.seat for holding in state.holdings} | {state.turn, state.first}
    market = state.market
    races = [*in_play, *market.banners, *market.banners_below, *(combo.race for combo in market.column), market.drawn]
    powers = [*market.badges, *market.discards, *(combo.power for combo in market.column)]
    powers += [holding.power for holding in state.holdings]
    held = [ground.race for ground in state.grounds] + [race for seat in state.seats for race in seat.races()]
    return (
        (len(state.grounds), len(state.seats)) == (len(rules.board), rules.players)
        and seats <= set(range(rules.players))
        and {*races, ""} <= {*rules.races, ""}
        and {*powers, ""} <= {*rules.powers, ""}
        and {*held, state.actor} <= {*in_play, ""}
    )


def board_mark(board: Board) -> str:
    """A short fingerprint of everything the rules see of a board; names and title do not matter."""
    marks = [[sorted(each) for each in marked] for marked in (board.symbols, board.custom)]
    ways = (board.neighbours, board.touching, board.edge, board.entry, board.shore_of)
    facts = (board.ids, board.terrain, *marks, *ways)
    return hashlib.sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()[:16]


def record_to_data(record: Record) -> dict[str, Any]:
    """Plain dictionaries, lists, texts and numbers; one short list for each action."""
    return {
        "record": VERSION,
        "game": record.game,
        "board": record.board,
        "players": record.players,
        "rounds": record.rounds,
        "rulings": dict(record.rulings),
        "without": list(record.without),
        "start": to_plain(record.start),
        "actions": [{"do": type(each).__name__, **to_plain(each)} for each in record.actions],
    }


def record_from_data(data: Any) -> Record:
    """The record again; RealmwrightError with the place of anything that does not fit."""
    if not isinstance(data, dict) or data.get("record") != VERSION:
        raise RealmwrightError(f"this is no record of version {VERSION}")
    rulings, actions = data.get("rulings"), data.get("actions")
    if not isinstance(rulings, dict) or not isinstance(actions, list):
        raise RealmwrightError("record: a table of rulings and a list of actions are expected")
    head = {key: value for key, value in data.items() if key != "record"}
    head |= {"rulings": [[name, option] for name, option in sorted(rulings.items())], "actions": []}
    plain: Record = from_plain(_Head, head, "record")
    return Record(
        plain.game, plain.board, plain.players, plain.rounds, plain.rulings, plain.without, plain.start,
        tuple(_action(each, f"record.actions[{number}]") for number, each in enumerate(actions)),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Head:
    """The fields of a record as data, without the actions, which are of many kinds."""

    game: str
    board: str
    players: int
    rounds: int
    rulings: tuple[tuple[str, str], ...]
    without: tuple[str, ...]
    start: GameState
    actions: tuple[str, ...]


def _action(data: Any, place: str) -> Action:
    kind = _KINDS.get(str(data.get("do"))) if isinstance(data, dict) else None
    if kind is None:
        raise RealmwrightError(f"{place}: an action is expected")
    action: Action = from_plain(kind, {key: value for key, value in data.items() if key != "do"}, place)
    return action
