"""Positions for rule tests, said in a few words: boards from rows of terrain, races, tokens and pieces on regions.

Everything not mentioned has a sane default, and the box is always complete: what lies nowhere else is in the tray,
the stock or the bank. Races and powers may be named without their kind, regions by number or by name (A1 is the
upper left corner, B1 is to its right).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.model.board import Board
from core.model.values import RegionId, SymbolId, TerrainId
from core.rules.actions import Action, Conquer
from core.rules.catalogue import build_rules
from core.rules.combine import ledger
from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.event_row import row_length
from core.rules.questions import Ask, Question
from core.rules.state import NOBODY, Combo, EventRow, GameState, Ground, Holding, Market, Phase, Pieces, Seat, TurnLog
from core.rules.switches import Switches
from core.rules.view import View
from tests.core.rules.boards import WATER
from tests.core.rules.test_random_games import assert_conserved

Where = int | str
ACTING = (Phase.READY, Phase.CONQUER, Phase.REDEPLOY)


def board_of(*rows: str, inland: Iterable[Where] = (), links: Iterable[tuple[Where, Where]] = ()) -> Board:
    """A grid from rows such as "farmland hill+mine sea"; cells at the rim are edge regions unless called inland."""
    cells = [(x, y, cell.split("+")) for y, row in enumerate(rows) for x, cell in enumerate(row.split())]
    count, width, height = len(cells), len(rows[0].split()), len(rows)
    names = tuple(f"{chr(65 + x)}{y + 1}" for x, y, _ in cells)
    inner = {each if isinstance(each, int) else names.index(each) for each in inland}
    joined = {tuple(e if isinstance(e, int) else names.index(e) for e in pair) for pair in links}
    neighbours = tuple(
        tuple(
            other
            for other, (x2, y2, _) in enumerate(cells)
            if abs(x - x2) + abs(y - y2) == 1 or (here, other) in joined or (other, here) in joined
        )
        for here, (x, y, _) in enumerate(cells)
    )
    terrain = tuple(TerrainId(words[0]) for _, _, words in cells)
    dry = [each not in WATER for each in terrain]
    edge = tuple(i not in inner and (x in (0, width - 1) or y in (0, height - 1)) for i, (x, y, _) in enumerate(cells))
    return Board(
        title="test board",
        ids=tuple(RegionId(name) for name in names),
        names=names,
        terrain=terrain,
        symbols=tuple(frozenset(SymbolId(word) for word in words[1:]) for _, _, words in cells),
        custom=tuple(frozenset() for _ in cells),
        neighbours=neighbours,
        touching=neighbours,
        edge=edge,
        entry=tuple(edge[i] or any(terrain[n] == "sea" and edge[n] for n in neighbours[i]) for i in range(count)),
        shore_of=tuple(tuple(n for n in neighbours[i] if not dry[n]) if dry[i] else () for i in range(count)),
    )


def rules_for(
    board: Board, *, players: int = 2, edition: str = "", without: Iterable[str] = (), rounds: int | None = None,
    game: str = "base", **rulings: str,
) -> Rules:  # fmt: skip
    """The rules of a game; rulings as keywords with underscores (`sorcerers_timing="opponents-turn"`)."""
    chosen = {f"{game}:dispute.{key.replace('_', '-')}": option for key, option in rulings.items()}
    off = frozenset(clause if ":" in clause else f"{game}:{clause}" for clause in without)
    return build_rules(board, players=players, game=game, switches=Switches(edition, chosen, off), rounds=rounds)


def held(
    race: str, seat: int = 0, *, power: str = "", active: bool = True, hand: int = 0, kept: int = 0, fled: int = 0,
    pieces: Mapping[str, int] | None = None, entered: bool | None = None,
) -> Holding:  # fmt: skip
    """A race in a player's hands; `entered` is told from the board unless given."""
    stored = -1 if entered is None else int(entered)
    return Holding(
        _unit("race", race), _unit("power", power), seat, active, hand, kept, fled, _pairs(pieces), stored > 0,
        since=stored,
    )  # fmt: skip


def position(
    rules: Rules,
    *races: Holding,
    on: Mapping[Where, tuple[str, int]] | None = None,
    pieces: Mapping[Where, Mapping[str, int]] | None = None,
    turn: int = 0,
    phase: Phase = Phase.CONQUER,
    actor: str | None = None,
    coins: Iterable[int] = (),
    round_number: int = 2,
    log: TurnLog | None = None,
    tiles: int = 0,
    tied: tuple[tuple[str, str], ...] = (),
    events: EventRow | None = None,
) -> GameState:
    """A position with these races and tokens. Mountains lie on mountain regions; no lost tribe unless mentioned."""
    index = _Index(rules.board)
    standing = {index[where]: (_unit("race", race), number) for where, (race, number) in (on or {}).items()}
    lying = {index[where]: dict(each) for where, each in (pieces or {}).items()}
    grounds = tuple(_ground(rules, region, standing, lying) for region in range(len(rules.board)))
    holdings = tuple(sorted((_settled(each, grounds) for each in races), key=lambda each: each.race))
    purses = [*coins] + [5] * rules.players
    seats = tuple(_seat(number, purses[number], holdings, races) for number in range(rules.players))
    acting = seats[turn].active if phase in ACTING else NOBODY
    return GameState(
        seats=seats,
        grounds=grounds,
        holdings=holdings,
        market=_market(rules, holdings),
        tray=_left(rules.tray, [_tokens(holdings, grounds)], rules.races),
        stock=_left(rules.stock, [each.pieces for each in (*grounds, *holdings)], tuple(rules.stock)),
        bank=rules.coins - sum(purses[: rules.players]),
        round=round_number,
        turn=turn,
        phase=phase,
        actor=acting if actor is None else _unit("race", actor),
        log=log or TurnLog(expanded=phase not in (Phase.DEAL, Phase.START)),
        tiles=tiles,
        tied=tied,
        events=events or EventRow(row_length(rules)),
    )


@dataclass
class Table:
    """A game at a table: the rules and the position as it is now. Every step checks that nothing is lost."""

    rules: Rules
    state: GameState

    @property
    def engine(self) -> Engine:
        return Engine(self.rules)

    def play(self, *actions: Action) -> "Table":
        for action in actions:
            self.state = self.engine.step(self.state, action).after
            assert_conserved(self.rules, self.state)
        return self

    def legal(self) -> list[Action]:
        return list(self.engine.legal_actions(self.state))

    def at(self, where: Where) -> int:
        return _Index(self.rules.board)[where]

    def cost(self, where: Where, race: str = "", means: tuple[str, ...] = ()) -> int:
        name = _unit("race", race) or self.state.actor
        return self.engine.explain(self.state, Question.CONQUEST_COST, Ask(name, self.at(where), means)).value

    def income(self, race: str) -> dict[str, int]:
        """Coins of a race by clause, as they would be paid now."""
        name = _unit("race", race)
        view = View(self.rules, self.state)
        answer = ledger(view, Question.INCOME, Ask(name, seat=view.seat_of(name)))
        return {line.clause: line.amount for line in answer.contributions if line.amount and not line.beaten_by}

    def may_conquer(self, where: Where, means: tuple[str, ...] = ()) -> bool:
        return Conquer(self.at(where), means) in self.legal()

    def refused(self, action: Action) -> tuple[str, ...]:
        """The clauses against an action that must not be legal here."""
        assert action not in self.legal(), f"{action} is legal"
        return self.engine.why_not(self.state, action).clauses

    def holding(self, race: str) -> Holding:
        return self.state.holding(_unit("race", race))

    def tokens(self, where: Where) -> tuple[str, int]:
        """Which race lies in a region, with how many tokens."""
        ground = self.state.grounds[self.at(where)]
        return ground.race.removeprefix("race."), ground.tokens

    def pieces(self, where: Where) -> dict[str, int]:
        return dict(self.state.grounds[self.at(where)].pieces)

    def tray(self, race: str) -> int:
        return dict(self.state.tray).get(_unit("race", race), 0)


class _Index:
    def __init__(self, board: Board) -> None:
        self._board = board

    def __getitem__(self, where: Where) -> int:
        return where if isinstance(where, int) else self._board.names.index(where)


def _unit(kind: str, name: str) -> str:
    return name if not name or name.startswith(f"{kind}.") else f"{kind}.{name}"


def _pairs(numbers: Mapping[str, int] | None) -> Pieces:
    return tuple(sorted((piece, number) for piece, number in (numbers or {}).items() if number))


def _ground(
    rules: Rules, region: int, standing: Mapping[int, tuple[str, int]], lying: Mapping[int, dict[str, int]]
) -> Ground:
    race, tokens = standing.get(region, (NOBODY, 0))
    terrain = str(rules.board.terrain[region])
    pieces = ({terrain: 1} if terrain in ("mountain", "black-mountain") else {}) | lying.get(region, {})
    return Ground(race, tokens, _pairs(pieces))


def _settled(holding: Holding, grounds: tuple[Ground, ...]) -> Holding:
    """The holding with `entered` told from the board where it was not given."""
    told = holding.entered if holding.since >= 0 else any(ground.race == holding.race for ground in grounds)
    return Holding(
        holding.race, holding.power, holding.seat, holding.active, holding.hand, holding.kept, holding.fled,
        holding.pieces, told, since=1,
    )  # fmt: skip


def _seat(number: int, coins: int, holdings: tuple[Holding, ...], order: tuple[Holding, ...]) -> Seat:
    active = [each.race for each in holdings if each.seat == number and each.active]
    assert len(active) < 2, f"seat {number} has two active races"
    return Seat(
        coins, active[0] if active else NOBODY, tuple(e.race for e in order if e.seat == number and not e.active)
    )


def _market(rules: Rules, holdings: tuple[Holding, ...]) -> Market:
    """Six combinations of what nobody has, in order; the rest lies in the piles."""
    races = [race for race in rules.races if race not in {each.race for each in holdings}]
    powers = [power for power in rules.powers if power not in {each.power for each in holdings}]
    column = tuple(Combo(race, power) for race, power in zip(races[:6], powers[:6], strict=False))
    return Market(column, banners=tuple(races[len(column) :]), badges=tuple(powers[len(column) :]))


def _tokens(holdings: tuple[Holding, ...], grounds: tuple[Ground, ...]) -> Pieces:
    return tuple(
        (each.race, each.hand + each.kept + each.fled + sum(g.tokens for g in grounds if g.race == each.race))
        for each in holdings
    )


def _left(box: Mapping[str, int], used: list[Pieces], names: tuple[str, ...]) -> Pieces:
    taken: dict[str, int] = {}
    for name, number in (pair for pairs in used for pair in pairs):
        taken[name] = taken.get(name, 0) + number
    left = {name: box[name] - taken.get(name, 0) for name in names}
    short = [name for name, number in left.items() if number < 0]
    assert not short, f"the box does not hold so many: {short}"
    return _pairs(left)
