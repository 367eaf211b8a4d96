"""Reading scenario files (TOML): the position, the story, the expectations. docs/scenario-format.md explains them.

Every complaint names the line. Unknown keys are errors with the nearest known one.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from core.files.scenario_places import header_lines, word_places
from core.files.scenario_units import with_units
from core.files.source_text import read_source
from core.files.toml_reader import KINDS, TomlReader, toml_document
from core.files.unit_file import UnitReader
from core.model.problems import UnusableFileError
from core.rules.action_words import asked_times, is_number
from core.rules.catalogue import built_in_units
from core.rules.inventing.records import InventedUnit
from core.rules.scenario import HomeMade, Line, RaceSetup, Scenario, SeatSetup, Setup, Variation
from core.rules.switches import Switches

TOP = {
    "title", "note", "shows", "map", "game", "edition", "rulings", "without", "round", "rounds", "turn", "phase",
    "tribes", "column", "tray", "pieces", "hypothetical", "seats", "play", "variation", "first", "bank", "banners",
    "badges", "home_made", "stack", "tied", "events", "foreseen", "seed", "units", "unit",
}  # fmt: skip
SEAT = {"coins", "race", "power", "regions", "hand", "kept", "fresh", "pieces", "declined"}
DECLINED = {"race", "power", "regions", "hand", "pieces"}
SIZE_LIMIT, MOST_UNITS, MOST_STEPS = 1_000_000, 30, 100_000
NO_NAMES = {"", "nobody", "none", "chance"}
"""Words with a meaning of their own where a player could be named."""
HOME_MADE = {"race", "power", "number", "tokens"}
VARIATION = {"title", "after", "of", "note", "play", "edition", "rulings", "without"}


def read_scenario(path: Path, units: tuple[InventedUnit, ...] = ()) -> Scenario:
    """The scenario in a file, with the invented units it names: of those given, beside it, or bundled."""
    return with_units(parse_scenario(read_source(path), path), path.parent, units)


def parse_scenario(text: str, path: object) -> Scenario:
    """The scenario in a text; UnusableFileError with the line for anything that is not in order."""
    return _Reader(text, path).scenario(toml_document(text, path, SIZE_LIMIT, "a scenario"))


class _Reader(TomlReader):
    """Turns tables into records and knows where in the file each key stands."""

    steps = 0
    """How many the stories read so far tell."""

    def scenario(self, document: dict[str, Any]) -> Scenario:
        self.known(document, TOP)
        where = self.value(document, "map", (str, dict), "")
        regions = where if isinstance(where, dict) else {}
        main = self.lines(document, 0)
        self.told_apart(regions, "regions")
        return Scenario(
            title=self.value(document, "title", str, ""),
            map="" if isinstance(where, dict) else where,
            regions=tuple((name, self.value(regions, name, str, "")) for name in regions),
            game=self.value(document, "game", str, "base"),
            switches=self.switches(document) or Switches(),
            shows=self.texts(document, "shows"),
            note=self.value(document, "note", str, ""),
            setup=self.setup(document),
            lines=main,
            variations=self.variations(self.value(document, "variation", list, []), len(main)),
            seed=self.value(document, "seed", int, None),
            units=self.texts(document, "units"),
            embedded=self.embedded(document),
            places=word_places(self.rows),
        )

    def embedded(self, document: Mapping[str, Any]) -> tuple[InventedUnit, ...]:
        """`[[unit]]`: invented units written in the scenario, so that it can be handed on as one file."""
        tables = self.value(document, "unit", list, [])
        if not all(isinstance(each, dict) for each in tables) or len(tables) > MOST_UNITS:
            raise self.fail("unit", f"invented units are up to {MOST_UNITS} tables: [[unit]]")
        reader = UnitReader("\n".join(self.rows), self.path)
        found = tuple(reader.embedded(number, table) for number, table in enumerate(tables))
        ids = [each.unit_id for each in found]
        twice = next((each for each in ids if ids.count(each) > 1 or each in built_in_units()), "").partition(".")[2]
        if twice:
            raise self.fail(twice, f"there are two units “{twice}”; take another id")
        return found

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
        self.told_apart(seats, "players")
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
            events=self.texts(document, "events"),
            foreseen=self.texts(document, "foreseen"),
            hypothetical=self.value(document, "hypothetical", bool, False),
        )

    def told_apart(self, names: Iterable[str], what: str) -> None:
        """A line of the story says a name in any capitals: two that differ in nothing else cannot be told apart."""
        seen: dict[str, str] = {}
        for name in names:
            key = " ".join(name.split()).casefold()
            if key in seen:
                raise self.fail(name, f"two {what} are called “{name}”; capitals do not tell them apart")
            seen[key] = name

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
        if not is_number(coins) or int(coins) < 0:
            raise self.fail("column", f"“{text}”: a combination is a race, a power and perhaps a number of coins")
        return race, power, int(coins)

    def seat(self, name: str, table: Mapping[str, Any]) -> SeatSetup:
        if " ".join(name.split()).casefold() in NO_NAMES:
            raise self.fail("seats", f"“{name}” cannot be the name of a player")
        self.known(table, SEAT)
        active = self.race(table) if "race" in table else None
        declined = self.value(table, "declined", (list, dict), [])
        rows = [declined] if isinstance(declined, dict) else declined
        for row in rows:
            if not isinstance(row, dict):
                raise self.fail("declined", f"“declined” must be {KINDS[list, dict]}")
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
        lines = tuple(Line(" ".join(text.split()), n, note) for n, text, note in told if text)
        for line in lines:
            self.steps += asked_times(line.text)
            if self.steps > MOST_STEPS:
                reason = f"more than {MOST_STEPS:,} steps are told, which no game needs"
                raise UnusableFileError(self.path, reason, f"line {line.number}")
        return lines

    def variations(self, tables: list[Any], lines: int) -> tuple[Variation, ...]:
        """Each may leave the main story, of so many lines, or a variation further up."""
        found: list[Variation] = []
        begins = header_lines(self.rows, "variation")
        for number, table in enumerate(tables):
            start = begins[number] if number < len(begins) else 0
            variation = self.variation(table, start)
            if variation.of and variation.of not in {each.title for each in found}:
                raise self.fail("of", f"“{variation.of}” is the title of no variation further up")
            if not variation.of and not 0 <= variation.after <= lines:
                reason = f"“after” is {variation.after}, but the main story has {lines} lines"
                raise UnusableFileError(self.path, reason, f"line {self.line_of('after', start)}")
            found.append(variation)
        return tuple(found)

    def variation(self, table: Any, start: int) -> Variation:
        """One of them, whose table begins on this line."""
        if not isinstance(table, dict):
            raise self.fail("variation", "a variation is a table: [[variation]]")
        self.known(table, VARIATION)
        title = self.value(table, "title", str, "")
        after = self.value(table, "after", int, 0)
        lines, switches = self.lines(table, start), self.switches(table)
        of, note = self.value(table, "of", str, ""), self.value(table, "note", str, "")
        return Variation(title, after, lines, switches, of, note)
