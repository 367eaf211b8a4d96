"""From switches to the readings in force: every live dispute of a game has exactly one option."""

from collections.abc import Iterable
from difflib import get_close_matches

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
    if switches.edition and switches.edition not in BOOKS:
        raise _unknown("edition", switches.edition, BOOKS)
    disputes = {_bare(each.id): each for each in disputes_of(game, *others)}
    rulings = {name: _reading(dispute, switches.edition) for name, dispute in disputes.items()}
    for dispute_id, option in switches.rulings.items():
        name = _bare(dispute_id)
        if name not in disputes:
            raise _unknown("dispute", name, disputes)
        options = [each.id for each in disputes[name].options]
        if option not in options:
            raise _unknown(f"option of {name}", option, options)
        rulings[name] = option
    return with_counterparts(game, rulings)


def disputes_of(game: str, *others: str) -> tuple[Dispute, ...]:
    """The live disputes of a game, and those of others and of the base game it has none of the same name for."""
    live = [each for each in catalogue_data().disputes if each.live]
    own = {_bare(each.id) for each in live if each.game == game}
    further = {FIRST, *others} - {game}
    return tuple(each for each in live if each.game == game or (each.game in further and _bare(each.id) not in own))


def known_clauses(without: Iterable[str]) -> frozenset[str]:
    """The clauses switched off; one that does not exist is refused."""
    for clause in without:
        if clause not in catalogue_data().clause_by_id:
            raise _unknown("clause", clause, catalogue_data().clause_by_id)
    return frozenset(without)


def unknown_ids(named: Iterable[str]) -> tuple[UnknownIdError, ...]:
    """What is wrong with ids of clauses or disputes: those the catalogue does not have."""
    data = catalogue_data()
    known = {**data.clause_by_id, **data.dispute_by_id}
    return tuple(_unknown("clause or dispute", each, known) for each in named if each not in known)


def _unknown(kind: str, name: str, known: Iterable[str]) -> UnknownIdError:
    close = get_close_matches(name, sorted(known), n=1)
    return UnknownIdError(f"there is no {kind} “{name}”" + (f"; did you mean “{close[0]}”?" if close else ""), name)


def _bare(dispute_id: str) -> str:
    return dispute_id.rpartition(":")[2].removeprefix("dispute.")


def _reading(dispute: Dispute, edition: str) -> str:
    return dispute.reading_of(edition) if edition else dispute.default
