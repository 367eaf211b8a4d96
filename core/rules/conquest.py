"""Taking a region, whatever the means: losses, markers, tokens, and the moments that follow."""

from core.rules.changes import (
    BOX,
    FLED,
    GONE,
    HAND,
    Attacked,
    Conquered,
    PiecesMoved,
    RaceEntered,
    TokensMoved,
)
from core.rules.combine import Answer, gathered, ledger, total
from core.rules.common.pricing import MONSTER, NEUTRAL, SHIP, TERRAIN_PIECES
from core.rules.departure import leave_if_extinct
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import Attack, Conquest
from core.rules.tied_badges import pass_on, withhold
from core.rules.view import View


def attack_record(view: View, race: str, region: int, means: tuple[str, ...], *, succeeded: bool) -> Attack:
    """Who attacks whom, for the log of the turn."""
    holder = view.holder(region)
    if holder is None:
        return Attack(view.seat_of(race), race, region, succeeded=succeeded, means=means)
    return Attack(
        view.seat_of(race), race, region, holder.race, holder.seat, holder.active, succeeded=succeeded, means=means
    )


def _conquest_record(view: View, attack: Attack, tokens: int) -> Conquest:
    """What was taken from whom with how many tokens, for the log of the turn."""
    ground, region = view.ground(attack.region), attack.region
    return Conquest(
        attack.race,
        region,
        attack.means,
        tokens,
        attack.defender,
        attack.defender_seat,
        attack.defender_active,
        ground.tokens + sum(number for _, number in ground.guests),
        sum(view.pieces(region, piece) for piece in NEUTRAL),
        view.pieces(region, MONSTER),
        view.pieces(region, SHIP),
        ground.pieces,
    )


def take_region(run: Run, race: str, region: int, *, means: tuple[str, ...], tokens: int, source: int = HAND) -> None:
    """A race takes a region with tokens from its hand (or from the tray, for a replacement)."""
    view, rules = run.view, run.rules
    attack = attack_record(view, race, region, means, succeeded=True)
    loser = attack.defender
    conquest = _conquest_record(view, attack, tokens)
    cause = "replaced" if rules.has_trait(means, "replacement") else "conquered"
    lost = Ask(loser, region, means, cause, attack.seat)
    withhold(run, region, loser)
    # Whoever loses a region still has what the region gave when it is lost.
    speaking = run.view.in_force(Question.REGION_LOST, lost) if loser and rules.tiles else None
    if loser:
        drive_out(run, lost)
    _remove_neutrals(run, region)
    _remove_mountains(run, region)
    # Without the clause one token is enough to hold what was taken.
    placed = tokens if rules.on("conquest.place-tokens") else min(1, tokens)
    run.do(
        TokensMoved(race, placed, source, region, rules.cite("conquest.place-tokens")),
        Conquered(conquest, rules.cite("conquest.purpose")),
        Attacked(attack, rules.cite("conquest.purpose")),
        *([] if view.holding(race).entered else [RaceEntered(race, rules.cite("conquest.first-region"))]),
    )
    run.moment(Question.REGION_ATTACKED, Ask(race, region, means, cause, attack.defender_seat))
    latest = len(run.state.log.conquests) - 1
    if loser:
        run.moment(Question.REGION_LOST, lost._replace(taken=latest), speaking)
    run.moment(Question.REGION_CONQUERED, Ask(race, region, means, cause, attack.seat, taken=latest))
    pass_on(run, region, loser, race)
    if loser:
        leave_if_extinct(run, loser, cause)


def drive_out(run: Run, ask: Ask) -> None:
    """The holder of a region takes up its tokens: some are lost, the rest wait for the end of the turn."""
    rules, view = run.rules, run.view
    race, region = ask.race, ask.region
    ground = view.ground(region)
    lost = max(0, min(ground.tokens, total(view, Question.TOKENS_LOST, ask)))
    clause = _deciding(ledger(view, Question.TOKENS_LOST, ask), lost) or rules.cite("conquest.defender-loss")
    *_, place = ("tray", *gathered(view, Question.LOSS_GOES_TO, ask))  # the more particular rule speaks last
    # Tokens nobody takes back are lost with the region.
    saved, back = FLED if rules.on("conquest.defender-takes-back") else BOX, rules.cite("conquest.defender-takes-back")
    run.do(
        TokensMoved(race, lost, region, GONE if place == "gone" else BOX, clause),
        TokensMoved(race, ground.tokens - lost, region, saved, back),
        # Whoever stood among them is taken up as well: one token is lost of them all.
        *(TokensMoved(guest, number, region, saved, back) for guest, number in ground.guests),
    )


def _deciding(answer: Answer, lost: int) -> str:
    """The clause by which tokens are lost: the last that adds any; or the first by which none is."""
    standing = [line for line in answer.contributions if not line.beaten_by]
    adding = [line for line in standing if line.amount > 0]
    found = adding[-1:] if lost and adding else standing[:1]
    return found[0].clause if found else ""


def _remove_neutrals(run: Run, region: int) -> None:
    clause = run.rules.cite("conquest.lost-tribe-removed")
    if not run.rules.on("conquest.lost-tribe-removed"):
        return
    for piece in NEUTRAL:
        number = run.view.pieces(region, piece)
        if number:
            run.do(PiecesMoved(piece, number, region, GONE, clause))


def _remove_mountains(run: Run, region: int) -> None:
    """Mountains stay for the new owner; without that clause they go like everything else that defended."""
    if run.rules.on("conquest.mountain-permanent"):
        return
    clause = run.rules.cite("conquest.purpose")
    pieces = ((piece, run.view.pieces(region, piece)) for piece in TERRAIN_PIECES)
    run.do(*(PiecesMoved(piece, number, region, GONE, clause) for piece, number in pieces if number))
