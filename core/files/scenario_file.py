"""Reading scenario files (TOML): the position, the story, the expectations. docs/scenario-format.md explains them.

Every complaint names the line. Unknown keys are errors with the nearest known one.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from core.files.scenario_places import word_places
from core.files.source_text import read_source
from core.model.problems import UnusableFileError
from core.rules.action_words import is_number
from core.rules.scenario import HomeMade, Line, RaceSetup, Scenario, SeatSetup, Setup, Variation
from core.rules.switches import Switches

TOP = {
    "title", "note", "shows", "map", "game", "edition", "rulings", "without", "round", "rounds", "turn", "phase",
    "tribes", "column", "tray", "pieces", "hypothetical", "seats", "play", "variation", "first", "bank", "banners",
    "badges", "home_made", "stack", "tied", "seed",
}  # fmt: skip
SEAT = {"coins", "race", "power", "regions", "hand", "kept", "fresh", "pieces", "declined"}
DECLINED = {"race", "power", "regions", "hand", "pieces"}
SIZE_LIMIT, MOST_DOTS = 1_000_000, 200
NO_NAMES = {"", "nobody", "none", "chance"}
"""Words with a meaning of their own where a player could be named."""
HOME_MADE = {"race", "power", "number", "tokens"}
VARIATION = {"title", "after", "of", "note", "play", "edition", "rulings", "without"}


def read_scenario(path: Path) -> Scenario:
    return parse_scenario(read_source(path), path)


def parse_scenario(text: str, path: object) -> Scenario:
    """The scenario in a text; UnusableFileError with the line for anything that is not in order."""
    if len(text) > SIZE_LIMIT:
        raise UnusableFileError(path, f"is too large for a scenario (at most {SIZE_LIMIT:,} letters)")
    # Reading a key takes the square of its parts.
    dotted = next((n for n, row in enumerate(text.splitlines(), 1) if row.count(".") > MOST_DOTS), 0)
    if dotted:
        raise UnusableFileError(path, f"more than {MOST_DOTS} dots stand in one line", f"line {dotted}")
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UnusableFileError(path, str(error)) from error
    except ValueError as error:
        raise UnusableFileError(path, "a number in it has too many digits", _longest(text, str.isdigit)) from error
    except RecursionError as error:
        raise UnusableFileError(path, "it is nested too deeply", _longest(text, "[{".__contains__)) from error
    return _Reader(text, path).scenario(document)


def _longest(text: str, counts: Callable[[str], bool]) -> str:
    """The line with the most letters of a kind, as a place."""
    rows = [sum(map(counts, row)) for row in text.splitlines()]
    return f"line {rows.index(max(rows)) + 1}"


class _Reader:
    """Turns tables into records and knows where in the file each key stands."""

    def __init__(self, text: str, path: object) -> None:
        self.rows, self.path = text.splitlines(), path

    def line_of(self, key: str, start: int = 0) -> int:
        """The line on which a key is first set, counted from 1; 0 if it cannot be told."""
        pattern = re.compile(rf'(^|[\s,{{\[."]){re.escape(key)}["\s]*[=\].]')
        return next((n for n, row in enumerate(self.rows[start:], start + 1) if pattern.search(row)), 0)

    def fail(self, key: str, reason: str) -> UnusableFileError:
        line = self.line_of(key)
        return UnusableFileError(self.path, reason, f"line {line}" if line else "")

    def known(self, table: Mapping[str, Any], keys: set[str]) -> None:
        for key in table:
            if key not in keys:
                close = get_close_matches(key, sorted(keys), n=1)
                hint = f"; did you mean “{close[0]}”?" if close else f"; known are {', '.join(sorted(keys))}"
                raise self.fail(key, f"“{key}” is not known here{hint}")

    def value(self, table: Mapping[str, Any], key: str, kind: type | tuple[type, ...], default: Any) -> Any:
        value = table.get(key, default)
        is_flag = isinstance(value, bool) and kind is not bool
        if value is not default and (not isinstance(value, kind) or is_flag):
            raise self.fail(key, f"“{key}” must be {_KINDS[kind]}")
        if isinstance(value, int) and not -1_000_000 <= value <= 1_000_000:
            raise self.fail(key, f"“{key}” is too large a number")
        return value

    def texts(self, table: Mapping[str, Any], key: str) -> tuple[str, ...]:
        values = self.value(table, key, list, [])
        if not all(isinstance(each, str) for each in values):
            raise self.fail(key, f"“{key}” must be a list of texts")
        return tuple(values)

    def counts(self, table: Mapping[str, Any], key: str) -> tuple[tuple[str, int], ...]:
        values = self.value(table, key, dict, {})
        return tuple((name, self.value(values, name, int, 0)) for name in values)

    def named(self, table: Mapping[str, Any], key: str) -> tuple[tuple[str, str], ...]:
        values = self.value(table, key, dict, {})
        return tuple((name, self.value(values, name, str, "")) for name in values)

    def scenario(self, document: dict[str, Any]) -> Scenario:
        self.known(document, TOP)
        where = self.value(document, "map", (str, dict), "")
        regions = where if isinstance(where, dict) else {}
        return Scenario(
            title=self.value(document, "title", str, ""),
            map="" if isinstance(where, dict) else where,
            regions=tuple((name, self.value(regions, name, str, "")) for name in regions),
            game=self.value(document, "game", str, "base"),
            switches=self.switches(document) or Switches(),
            shows=self.texts(document, "shows"),
            note=self.value(document, "note", str, ""),
            setup=self.setup(document),
            lines=self.lines(document, 0),
            variations=self.variations(self.value(document, "variation", list, []), len(self.lines(document, 0))),
            seed=self.value(document, "seed", int, None),
            places=word_places(self.rows),
        )

    def switches(self, table: Mapping[str, Any]) -> Switches | None:
        if not {"edition", "rulings", "without"} & set(table):
            return None
        rulings = self.value(table, "rulings", dict, {})
        return Switches(
            self.value(table, "edition", str, ""),
            {name: self.value(rulings, name, str, "") for name in rulings},
            frozenset(self.texts(table, "without")),
        )

    def setup(self, document: dict[str, Any]) -> Setup:
        seats = self.value(document, "seats", dict, {})
        pieces = self.value(document, "pieces", dict, {})
        usual = Setup()
        return Setup(
            seats=tuple(self.seat(name, self.value(seats, name, dict, {})) for name in seats) or usual.seats,
            pieces=tuple((name, self.texts(pieces, name)) for name in pieces),
            tribes=self.value(document, "tribes", bool, usual.tribes),
            column=tuple(self.combo(each) for each in self.texts(document, "column")),
            round=self.value(document, "round", int, usual.round),
            rounds=self.value(document, "rounds", int, None),
            turn=self.value(document, "turn", str, ""),
            phase=self.value(document, "phase", str, ""),
            tray=self.counts(document, "tray"),
            first=self.value(document, "first", str, ""),
            bank=self.value(document, "bank", int, None),
            banners=self.texts(document, "banners") if "banners" in document else None,
            badges=self.texts(document, "badges") if "badges" in document else None,
            home_made=tuple(self.home_made(each) for each in self.value(document, "home_made", list, [])),
            stack=self.value(document, "stack", int, None),
            tied=self.named(document, "tied"),
            hypothetical=self.value(document, "hypothetical", bool, False),
        )

    def home_made(self, table: Any) -> HomeMade:
        """`{ race = "moles", number = 6, tokens = "giants" }` or `{ power = "thrifty", number = 3 }`."""
        if not isinstance(table, dict) or ("race" in table) is ("power" in table):
            raise self.fail("home_made", "something home-made is a table with either a race or a power")
        self.known(table, HOME_MADE)
        texts = [self.value(table, key, str, "") for key in ("race", "power", "tokens")]
        if not (texts[0] or texts[1]):
            raise self.fail("home_made", "something home-made needs a name")
        return HomeMade(texts[0], texts[1], self.value(table, "number", int, 0), texts[2])

    def combo(self, text: str) -> tuple[str, str, int]:
        """`elves flying 2`: race, power, coins lying on them."""
        race, power, coins = [*text.split(), "0"][:3] if len(text.split()) >= 2 else ("", "", "")
        if not is_number(coins):
            raise self.fail("column", f"“{text}”: a combination is a race, a power and perhaps a number of coins")
        return race, power, int(coins)

    def _line_with(self, key: str, value: int) -> int:
        return next((n for n, row in enumerate(self.rows, 1) if re.match(rf"\s*{key} *= *{value}\b", row)), 1)

    def seat(self, name: str, table: Mapping[str, Any]) -> SeatSetup:
        if " ".join(name.split()).casefold() in NO_NAMES:
            raise self.fail("seats", f"“{name}” cannot be the name of a player")
        self.known(table, SEAT)
        active = self.race(table) if "race" in table else None
        declined = self.value(table, "declined", (list, dict), [])
        rows = [declined] if isinstance(declined, dict) else declined
        for row in rows:
            if not isinstance(row, dict):
                raise self.fail("declined", f"“declined” must be {_KINDS[list, dict]}")
            self.known(row, DECLINED)
        return SeatSetup(name, self.value(table, "coins", int, 5), active, tuple(self.race(row) for row in rows))

    def race(self, table: Mapping[str, Any]) -> RaceSetup:
        return RaceSetup(
            self.value(table, "race", str, ""),
            self.value(table, "power", str, ""),
            self.counts(table, "regions"),
            self.value(table, "hand", int, 0),
            self.value(table, "kept", int, 0),
            self.value(table, "fresh", bool, False),
            self.counts(table, "pieces"),
        )

    def lines(self, table: Mapping[str, Any], start: int) -> tuple[Line, ...]:
        """The lines of a story; what follows a # is a comment."""
        story = self.value(table, "play", str, "")
        first = self.line_of("play", start)
        opening = self.rows[first - 1] if first else ""
        if first and opening.rstrip().endswith(('"""', "'''")):
            first += 1
        told = [
            (n, *(part.strip() for part in row.partition("#")[::2])) for n, row in enumerate(story.splitlines(), first)
        ]
        return tuple(Line(" ".join(text.split()), n, note) for n, text, note in told if text)

    def variations(self, tables: list[Any], lines: int) -> tuple[Variation, ...]:
        """Each may leave the main story, of so many lines, or a variation further up."""
        found: list[Variation] = []
        for table in tables:
            variation = self.variation(table)
            if variation.of and variation.of not in {each.title for each in found}:
                raise self.fail("of", f"“{variation.of}” is the title of no variation further up")
            if not variation.of and not 0 <= variation.after <= lines:
                reason = f"“after” is {variation.after}, but the main story has {lines} lines"
                raise UnusableFileError(self.path, reason, f"line {self._line_with('after', variation.after)}")
            found.append(variation)
        return tuple(found)

    def variation(self, table: Any) -> Variation:
        if not isinstance(table, dict):
            raise self.fail("variation", "a variation is a table: [[variation]]")
        self.known(table, VARIATION)
        title = self.value(table, "title", str, "")
        after = self.value(table, "after", int, 0)
        start = self.line_of("variation")
        quoted = next((n for n, row in enumerate(self.rows) if title and title in row), start)
        lines, switches = self.lines(table, max(quoted - 1, 0)), self.switches(table)
        of, note = self.value(table, "of", str, ""), self.value(table, "note", str, "")
        return Variation(title, after, lines, switches, of, note)


_KINDS: dict[Any, str] = {
    str: "a text in quotes",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
    (str, dict): "a map name or a table of regions",
    (list, dict): "a table or a list of tables",
}
