"""What a scenario can expect of a position, in words, and whether it holds."""

from collections.abc import Callable

from core.model.nearest import nearest_hint
from core.rules.action_words import UnknownWordError, is_number
from core.rules.changes import CoinsMoved
from core.rules.combine import ledger
from core.rules.expect_table import TABLE_JUDGES
from core.rules.questions import Ask, Question
from core.rules.rulings import unknown_ids
from core.rules.scene import Outcome, Scene
from core.rules.scene import equal as _equal
from core.rules.scene import split_number as _split_number
from core.rules.state import CHANCE, Phase, number_of


def check(scene: Scene, text: str) -> Outcome:
    """Judge `expect ...`; UnknownWordError if it cannot be understood."""
    words = text.removeprefix("expect ").strip()
    for name, judge in _JUDGES.items():
        if words == name or words.startswith(f"{name} "):
            return judge(scene, words[len(name) :].strip())
    hint = nearest_hint(words.split(" ")[0], _JUDGES, "one can expect")
    raise UnknownWordError(f"“{words}” is no expectation{hint}")


def _cost(scene: Scene, text: str) -> Outcome:
    target, number = _split_number(text, "as in `expect cost Long Hill 3`")
    action = scene.speech.action(f"conquer {target}")
    race = scene.state.actor or scene.state.seats[scene.state.turn].active
    if not race:
        return Outcome(False, "nobody has a race now that could pay a price")
    ask = Ask(race, action.region, action.means)  # type: ignore[union-attr]
    answer = ledger(scene.view, Question.CONQUEST_COST, ask)
    lines = " ".join(f"{line.amount:+d} {line.clause}" for line in answer.contributions if not line.beaten_by)
    return Outcome(answer.value == number, f"{answer.value} ({lines})")


def _owner(scene: Scene, text: str) -> Outcome:
    for index, name in enumerate((*scene.speech.seats, "nobody")):
        if text.casefold().endswith(f" {name.casefold()}"):
            region = scene.speech.region(text[: -len(name)].strip())
            holder = scene.view.holder(region)
            found = "nobody" if holder is None else scene.speech.seats[holder.seat]
            wanted = (*scene.speech.seats, "nobody")[index]
            return _equal(found, wanted)
    raise UnknownWordError(f"“{text}”: a player or `nobody` must stand at the end")


def _tokens(scene: Scene, text: str) -> Outcome:
    name, number = _split_number(text, "as in `expect tokens Long Hill 3`")
    return _equal(scene.state.grounds[scene.speech.region(name)].tokens, number)


def _race(scene: Scene, text: str) -> Outcome:
    name, _, race = text.rpartition(" ")
    wanted = "" if race == "nobody" else scene.speech.unit(race, "race")
    return _equal(scene.state.grounds[scene.speech.region(name)].race, wanted)


def _power(scene: Scene, text: str) -> Outcome:
    """`power humans fortified`: this badge lies with the race; `none` for no badge, also of a race out of play."""
    name, _, power = text.rpartition(" ")
    race = scene.speech.unit(name, "race")
    wanted = "" if power == "none" else scene.speech.unit(power, "power")
    return _equal(scene.view.holding(race).power if scene.view.in_play(race) else "", wanted)


def _hand(scene: Scene, text: str) -> Outcome:
    name, number = _split_number(text, "as in `expect hand Anna 3`")
    return _equal(sum(scene.view.holding(race).hand for race in _races(scene, name)), number)


def _kept(scene: Scene, text: str) -> Outcome:
    name, number = _split_number(text, "as in `expect kept Anna 4`")
    return _equal(sum(scene.view.holding(race).kept for race in _races(scene, name)), number)


def _fled(scene: Scene, text: str) -> Outcome:
    name, number = _split_number(text, "as in `expect fled Ben 2`")
    return _equal(sum(scene.view.holding(race).fled for race in _races(scene, name)), number)


def _races(scene: Scene, name: str) -> tuple[str, ...]:
    return scene.state.seats[scene.speech.seat(name)].races()


def _coins(scene: Scene, text: str) -> Outcome:
    name, number = _split_number(text, "as in `expect coins Anna 7`")
    return _equal(scene.state.seats[scene.speech.seat(name)].coins, number)


def _pieces(scene: Scene, text: str) -> Outcome:
    rest, number = _split_number(text, "as in `expect pieces Long Hill fortress 1`")
    name, _, piece = rest.rpartition(" ")
    known = scene.engine.rules.stock
    if scene.speech.piece(piece) not in known:
        hint = nearest_hint(piece, (each.rpartition(".")[2] for each in known), "the box has")
        raise UnknownWordError(f"there is no piece called “{piece}”{hint}", piece)
    return _equal(number_of(scene.state.grounds[scene.speech.region(name)].pieces, scene.speech.piece(piece)), number)


def _tray(scene: Scene, text: str) -> Outcome:
    name, number = _split_number(text, "as in `expect tray elves 5`")
    return _equal(number_of(scene.state.tray, scene.speech.unit(name, "race")), number)


def _income(scene: Scene, text: str) -> Outcome:
    """`income Anna 6`, or `income Anna 2 from <clause>`: what she would be paid if her turn were scored now."""
    head, _, clause = text.partition(" from ")
    _clauses(scene, clause)
    name, number = _split_number(head, "as in `expect income Anna 6`")
    seat = scene.speech.seat(name)
    paid = 0
    for race in scene.state.seats[seat].races():
        answer = ledger(scene.view, Question.INCOME, Ask(race, seat=seat))
        lines = [line for line in answer.contributions if not line.beaten_by and (not clause or line.clause == clause)]
        found = sum(line.amount for line in lines)
        paid += found if clause else max(0, found)  # nobody pays for the regions held
    return _equal(paid, number)


def _paid(scene: Scene, text: str) -> Outcome:
    """`paid Anna 2 from <clause>`: what the last step paid her."""
    head, _, clause = text.partition(" from ")
    _clauses(scene, clause)
    name, number = _split_number(head, "as in `expect paid Anna 2 from base:score.regions`")
    seat = scene.speech.seat(name)
    moves = [each for each in (scene.last.changes if scene.last else ()) if isinstance(each, CoinsMoved)]
    found = sum(
        (each.number if each.target == seat else -each.number)
        for each in moves
        if seat in (each.source, each.target) and (not clause or each.clause == clause)
    )
    return _equal(found, number)


def _legal(scene: Scene, text: str) -> Outcome:
    action = scene.speech.action(text)
    if action in scene.engine.legal_actions(scene.state):
        return Outcome(True)
    return Outcome(False, f"not allowed: {', '.join(scene.engine.why_not(scene.state, action).clauses)}")


def _illegal(scene: Scene, text: str) -> Outcome:
    """`illegal conquer Lake because base:conquest.water`: every clause named must be among the reasons."""
    words, because, reasons = f"{text} ".partition(" because ")
    wanted = _clauses(scene, reasons)
    if because and not wanted:
        raise UnknownWordError("after “because” the clauses are named, as in `because base:conquest.water`")
    action = scene.speech.action(words)
    if action in scene.engine.legal_actions(scene.state):
        return Outcome(False, "it is allowed")
    found = scene.engine.why_not(scene.state, action).clauses
    missing = [clause for clause in wanted if clause not in found]
    return Outcome(not missing, f"not allowed because {', '.join(found)}")


def _because(scene: Scene, text: str) -> Outcome:
    """Every clause named must have had a part in the last step."""
    found = [change.clause for change in (scene.last.changes if scene.last else ())]
    wanted = _clauses(scene, text)
    if not wanted:
        raise UnknownWordError("after “because” the clauses are named, as in `because base:conquest.water`")
    missing = [clause for clause in wanted if clause not in found]
    return Outcome(not missing, f"it rests on {', '.join(dict.fromkeys(found))}")


def _clauses(scene: Scene, text: str) -> list[str]:
    """The clauses a line names; one that neither the catalogue nor the game has is a slip of the pen."""
    named = text.replace(",", " ").split()
    for trouble in unknown_ids(named, scene.engine.rules.own_words.clauses):
        raise UnknownWordError(str(trouble))
    return named


def _turn(scene: Scene, text: str) -> Outcome:
    seat = scene.engine.to_move(scene.state)
    wanted = CHANCE if text.casefold() == "chance" else scene.speech.seat(text)
    return Outcome(seat == wanted, "chance" if seat < 0 else scene.speech.seats[seat])


def _winner(scene: Scene, text: str) -> Outcome:
    found = ", ".join(scene.speech.seats[seat] for seat in scene.state.winners) or "nobody"
    names = () if text.casefold() == "nobody" else text.split(",")
    wanted = {scene.speech.seat(name.strip()) for name in names}
    return Outcome(wanted == set(scene.state.winners), found)


def _phase(scene: Scene, text: str) -> Outcome:
    phases = [phase.value for phase in Phase]
    if text not in phases:
        raise UnknownWordError(f"there is no phase called “{text}”{nearest_hint(text, phases, 'phases are')}", text)
    return _equal(scene.state.phase.value, text)


def _round(scene: Scene, text: str) -> Outcome:
    if not is_number(text):
        raise UnknownWordError(f"“{text}” is no number, as in `expect round 3`", text)
    return _equal(scene.state.round, int(text))


_JUDGES: dict[str, Callable[[Scene, str], Outcome]] = {
    "cost": _cost,
    "owner": _owner,
    "tokens": _tokens,
    "race": _race,
    "power": _power,
    "hand": _hand,
    "kept": _kept,
    "fled": _fled,
    "coins": _coins,
    "pieces": _pieces,
    "tray": _tray,
    "income": _income,
    "paid": _paid,
    "legal": _legal,
    "illegal": _illegal,
    "because": _because,
    "turn": _turn,
    "winner": _winner,
    "phase": _phase,
    "round": _round,
    **TABLE_JUDGES,
}
