"""An expectation as a reader would say it: the names of things in the reader's language, clauses by their titles."""

from collections.abc import Callable

from core.rules.scene import Scene, split_number
from core.rules.spoken_names import Names

_Words = Callable[[Scene, Names, str], str]


def spoken_expectation(scene: Scene, names: Names, words: str) -> str:
    """`words` are those of a scenario file, without `expect`, and have been understood before."""
    head, _, rest = words.partition(" ")
    spoken = _SPOKEN.get(head)
    return spoken(scene, names, rest.strip()) if spoken is not None else names.with_titles(words)


def _cost(scene: Scene, names: Names, text: str) -> str:
    target, number = split_number(text, "")
    # What a price counts on may stand behind the region: `cost Mill by commando 2`.
    region, by, means = target.partition(" by ")
    return names.say("{} costs {}", f"{_region(scene, names, region)}{by}{means}", number)


def _owner(scene: Scene, names: Names, text: str) -> str:
    for seat in scene.speech.seats:
        if text.casefold().endswith(f" {seat.casefold()}"):
            return names.say("{} holds {}", seat, _region(scene, names, text[: -len(seat)].strip()))
    return names.say("{} holds {}", names.say("nobody"), _region(scene, names, text.rpartition(" ")[0]))


def _tokens(scene: Scene, names: Names, text: str) -> str:
    region, number = split_number(text, "")
    return names.say("{} in {}", names.count(number, "token"), _region(scene, names, region))


def _race(scene: Scene, names: Names, text: str) -> str:
    region, _, race = text.rpartition(" ")
    told = names.say("nobody") if race == "nobody" else names.unit(scene.speech.unit(race, "race"))
    return f"{_region(scene, names, region)}: {told}"


def _pieces(scene: Scene, names: Names, text: str) -> str:
    rest, number = split_number(text, "")
    region, _, piece = rest.rpartition(" ")
    return f"{_region(scene, names, region)}: {number} × {names.piece(scene.speech.piece(piece))}"


def _tray(scene: Scene, names: Names, text: str) -> str:
    race, number = split_number(text, "")
    return f"{names.unit(scene.speech.unit(race, 'race'))}: {names.say('{} in the tray', number)}"


def _coins(_scene: Scene, names: Names, text: str) -> str:
    seat, number = split_number(text, "")
    return names.say("{} has {}", seat, names.count(number, "coin"))


def _hand(_scene: Scene, names: Names, text: str) -> str:
    seat, number = split_number(text, "")
    return f"{seat}: {names.say('{} in hand', number)}"


def _kept(_scene: Scene, names: Names, text: str) -> str:
    seat, number = split_number(text, "")
    return f"{seat}: {names.say('{} held back', number)}"


def _fled(_scene: Scene, names: Names, text: str) -> str:
    seat, number = split_number(text, "")
    return f"{seat}: {names.say('{} waiting to come back', number)}"


def _income(_scene: Scene, names: Names, text: str) -> str:
    seat, told = _sum(names, text)
    return f"{names.say('Coins for {}', seat)}: {told}"


def _paid(_scene: Scene, names: Names, text: str) -> str:
    seat, told = _sum(names, text)
    return f"{names.say('Paid to {}', seat)}: {told}"


def _sum(names: Names, text: str) -> tuple[str, str]:
    """Whose coins, and how many by which clause."""
    head, by, clause = text.partition(" from ")
    seat, number = split_number(head, "")
    return seat, f"{number} ({names.clause(clause.strip()).title})" if by else str(number)


def _legal(_scene: Scene, names: Names, text: str) -> str:
    return names.say("“{}” is legal", text)


def _illegal(_scene: Scene, names: Names, text: str) -> str:
    deed, _, reasons = text.partition(" because ")
    titles = [names.clause(each).title for each in reasons.replace(",", " ").split()]
    told = names.say("“{}” is illegal", deed.strip())
    return f"{told}: {'; '.join(titles)}" if titles else told


def _turn(_scene: Scene, names: Names, text: str) -> str:
    return f"{names.say('To act')}: {names.say('Chance') if text.casefold() == 'chance' else text}"


def _region(scene: Scene, names: Names, text: str) -> str:
    return names.region(scene.speech.region(text))


_SPOKEN: dict[str, _Words] = {
    "cost": _cost,
    "owner": _owner,
    "tokens": _tokens,
    "race": _race,
    "pieces": _pieces,
    "tray": _tray,
    "coins": _coins,
    "hand": _hand,
    "kept": _kept,
    "fled": _fled,
    "income": _income,
    "paid": _paid,
    "legal": _legal,
    "illegal": _illegal,
    "turn": _turn,
}
"""The rest is said as the file has it."""
