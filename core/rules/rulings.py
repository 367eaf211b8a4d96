"""From switches to the readings in force: every live dispute of a game has exactly one option."""

from collections.abc import Iterable, Iterator

from core.model.nearest import nearest_hint
from core.model.problems import RealmwrightError
from core.rules.catalogue_data import BOOKS, Dispute, catalogue_data
from core.rules.parts import FIRST, with_counterparts
from core.rules.switches import Switches


class UnknownIdError(RealmwrightError):
    """An edition, dispute, option or clause that does not exist, with the nearest one that does."""

    def __init__(self, message: str, word: str) -> None:
        self.word = word
        super().__init__(message)


def rulings_under(game: str, switches: Switches, *others: str) -> dict[str, str]:
    """The option in force for every live dispute of a game, by id without the game and `dispute.`.

    Disputes of the base game hold for what another game does not say itself. An edition, a dispute or an option that
    does not exist is refused with the nearest one that does.
    """
    known_edition(switches.edition)
    disputes = {_bare(each.id): each for each in disputes_of(game, *others)}
    rulings = {name: _reading(dispute, switches.edition) for name, dispute in disputes.items()}
    for dispute_id, option in switches.rulings.items():
        name = _bare(dispute_id)
        if name not in disputes:
            raise _unknown("dispute", name, disputes)
        rulings[name] = _option(disputes[name], option)
    return with_counterparts(game, rulings)


def known_edition(edition: str) -> None:
    """An edition that was never printed is refused with those that were."""
    if edition and edition not in BOOKS:
        raise _unknown("edition", edition, BOOKS, "known are")


def known_ruling(dispute_id: str, option: str) -> None:
    """A dispute that no game has, or an option it does not have, is refused with the nearest one."""
    live = [each for each in catalogue_data().disputes if each.live]
    named = [each for each in live if dispute_id in (each.id, _bare(each.id))]
    if not named:
        raise _unknown("dispute", dispute_id, (each.id if ":" in dispute_id else _bare(each.id) for each in live))
    if not any(option == each.id for dispute in named for each in dispute.options):
        _option(named[0], option)


def _option(dispute: Dispute, option: str) -> str:
    options = [each.id for each in dispute.options]
    if option not in options:
        raise _unknown(f"option of {_bare(dispute.id)}", option, options, "it has")
    return option


def disputes_of(game: str, *others: str) -> tuple[Dispute, ...]:
    """The live disputes of a game, then those of the base game and of others that nobody before them has."""
    order = list(dict.fromkeys((game, FIRST, *others)))
    live = [each for each in catalogue_data().disputes if each.live and each.game in order]
    first = {_bare(each.id): each.game for each in sorted(live, key=lambda each: -order.index(each.game))}
    return tuple(each for each in live if first[_bare(each.id)] == each.game)


def known_clauses(without: Iterable[str], own: Iterable[str] = ()) -> frozenset[str]:
    """The clauses switched off; one that neither the catalogue nor the game itself has is refused."""
    known = {*catalogue_data().clause_by_id, *own}
    for clause in without:
        if clause not in known:
            raise _unknown("clause", clause, known)
    return frozenset(without)


def unknown_ids(named: Iterable[str], own: Iterable[str] = ()) -> Iterator[UnknownIdError]:
    """What is wrong with ids of clauses or disputes: those that neither the catalogue nor the game itself has.

    One after the other: to look for what is nearest takes its time, and often the first is enough.
    """
    data = catalogue_data()
    known = {*data.clause_by_id, *data.dispute_by_id, *own}
    return (_unknown("clause or dispute", each, known) for each in named if each not in known)


def _unknown(kind: str, name: str, known: Iterable[str], otherwise: str = "") -> UnknownIdError:
    return UnknownIdError(f"there is no {kind} “{name}”{nearest_hint(name, sorted(known), otherwise)}", name)


def _bare(dispute_id: str) -> str:
    return dispute_id.rpartition(":")[2].removeprefix("dispute.")


def _reading(dispute: Dispute, edition: str) -> str:
    return dispute.reading_of(edition) if edition else dispute.default
