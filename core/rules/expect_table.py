"""What a scenario can expect of the table beside the board: the column, the piles, the box, the bank, open purses."""

from collections.abc import Callable

from core.rules.action_words import UnknownWordError, is_number
from core.rules.rulings import unknown_ids
from core.rules.scene import Outcome, Scene, equal, split_number
from core.rules.seat_view import seat_view
from core.rules.state import number_of


def _number(text: str, what: str) -> int:
    if not is_number(text):
        raise UnknownWordError(f"“{text}” is no number, {what}")
    return int(text)


def _combos(scene: Scene, text: str) -> Outcome:
    return equal(len(scene.state.market.column), _number(text, "as in `expect combos 6`"))


def _slot(scene: Scene, text: str) -> Outcome:
    """`slot 3 elves flying 2`: the third combination on offer, with the coins on it; coins may be left out."""
    words = text.split()
    if len(words) not in (3, 4) or not all(is_number(word) for word in words[0:4:3]):
        raise UnknownWordError(f"“{text}”: say place, race, power and coins, as in `expect slot 3 elves flying 2`")
    wanted = (scene.speech.unit(words[1], "race"), scene.speech.unit(words[2], "power"))
    place, column = int(words[0]), scene.state.market.column
    if not 1 <= place <= len(column):
        return Outcome(False, f"only {len(column)} combinations")
    combo = column[place - 1]
    found = " ".join((combo.race.partition(".")[2], combo.power.partition(".")[2], str(combo.coins)))
    is_right = (combo.race, combo.power) == wanted and (len(words) == 3 or int(words[3]) == combo.coins)
    return Outcome(is_right, found)


def _banners(scene: Scene, text: str) -> Outcome:
    market = scene.state.market
    left = len(market.banners) + len(market.banners_below)
    return equal(left, _number(text, "as in `expect banners 8`"))


def _badges(scene: Scene, text: str) -> Outcome:
    return equal(len(scene.state.market.badges), _number(text, "as in `expect badges 14`"))


def _stock(scene: Scene, text: str) -> Outcome:
    name, number = split_number(text, "as in `expect stock fortress 6`")
    piece = scene.speech.piece(name)
    if piece not in scene.engine.rules.stock:
        raise UnknownWordError(f"there is no piece called “{name}” in the box")
    return equal(number_of(scene.state.stock, piece), number)


def _left_out(scene: Scene, text: str) -> Outcome:
    """`left-out hill`: the unit makes no sense in this mixed game and stays in the box."""
    found = {unit.partition(".")[2]: reason for unit, reason in scene.engine.rules.left_out.items()}
    return Outcome(text in found, ", ".join(sorted(found)) or "nothing is left out")


def _stack(scene: Scene, text: str) -> Outcome:
    return equal(scene.state.tiles, _number(text, "as in `expect stack 3`"))


def _tied(scene: Scene, text: str) -> Outcome:
    """`tied stonehedge vampire`, `tied stonehedge none`: the badge lying on a tile."""
    tile, _, power = text.partition(" ")
    wanted = "" if power == "none" else scene.speech.unit(power, "power")
    return equal(dict(scene.state.tied).get(scene.speech.piece(tile), ""), wanted)


def _serves(scene: Scene, text: str) -> Outcome:
    """`serves sword ogres`, `serves sword nobody`: whom a tile serves now."""
    tile, _, race = text.partition(" ")
    unit, view = scene.speech.piece(tile), scene.view
    found = [each.race for each in scene.state.holdings if unit in view.serving(each.race)]
    return equal(", ".join(found), "" if race == "nobody" else scene.speech.unit(race, "race"))


def _event(scene: Scene, text: str) -> Outcome:
    """`event winter`, `event none`: the tile face up for this round."""
    found = scene.state.events.turned[-1:] or ("",)
    return equal(found[0], "" if text == "none" else scene.speech.unit(text, "event"))


def _turned(scene: Scene, text: str) -> Outcome:
    """`turned 4 of 9`: so many tiles of the row are face up, and so many it has."""
    row = scene.state.events
    return equal(f"{len(row.turned)} of {row.length}", text)


def _foreseen(scene: Scene, text: str) -> Outcome:
    """`foreseen winter by Anna`, `foreseen nothing by Ben`: what a player knows of the next tile."""
    event, _, player = text.partition(" by ")
    row = seat_view(scene.engine.rules, scene.state, scene.speech.seat(player)).table.events
    return equal(row.foreseen, "" if event == "nothing" else scene.speech.unit(event, "event"))


def _bank(scene: Scene, text: str) -> Outcome:
    return equal(scene.state.bank, _number(text, "as in `expect bank 500`"))


def _noted(scene: Scene, text: str) -> Outcome:
    return equal(scene.state.noted, _number(text, "as in `expect noted 2`"))


def _hidden(scene: Scene, text: str) -> Outcome:
    return _seen(scene, text, " from ", is_hidden=True)


def _shown(scene: Scene, text: str) -> Outcome:
    return _seen(scene, text, " to ", is_hidden=False)


def _seen(scene: Scene, text: str, word: str, *, is_hidden: bool) -> Outcome:
    """`hidden Ben from Anna`, `shown Ben to Anna`: does she see how many coins he has?"""
    owner, _, onlooker = text.partition(word)
    view = seat_view(scene.engine.rules, scene.state, scene.speech.seat(onlooker))
    coins = view.purses[scene.speech.seat(owner)]
    return Outcome((coins is None) is is_hidden, "hidden" if coins is None else f"{coins} coins are seen")


def _problem(scene: Scene, text: str) -> Outcome:
    """The set-up breaks this clause; for positions called hypothetical."""
    for trouble in unknown_ids((text,), scene.engine.rules.own_words.clauses):
        raise UnknownWordError(str(trouble), text)
    return Outcome(text in scene.problems, ", ".join(scene.problems) or "nothing is wrong with the position")


TABLE_JUDGES: dict[str, Callable[[Scene, str], Outcome]] = {
    "combos": _combos,
    "slot": _slot,
    "banners": _banners,
    "badges": _badges,
    "stock": _stock,
    "stack": _stack,
    "left-out": _left_out,
    "tied": _tied,
    "serves": _serves,
    "event": _event,
    "turned": _turned,
    "foreseen": _foreseen,
    "bank": _bank,
    "noted": _noted,
    "hidden": _hidden,
    "shown": _shown,
    "problem": _problem,
}
