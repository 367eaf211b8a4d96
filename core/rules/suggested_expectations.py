"""What one may want to expect of a position, to be recorded with a click: in words for people and for files."""

from dataclasses import dataclass

from core.rules import actions as a
from core.rules.combine import total
from core.rules.legal_now import LegalNow
from core.rules.questions import Ask, Question
from core.rules.refused_regions import wanted
from core.rules.scene import Scene
from core.rules.view import View


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`words` are those of a scenario file, without `expect`. A number in them may be changed by whoever records it."""

    title: str
    words: str
    number: int | None = None

    def with_number(self, number: int) -> str:
        """The words for a file with another number at their end."""
        return f"{self.words.rpartition(' ')[0]} {number}"


def suggestions(legal: LegalNow, scene: Scene, region: int) -> tuple[Suggestion, ...]:
    """About a region (-1 for none) and every player's coins, as they are now."""
    found = _about_region(legal, scene, region) if region >= 0 else []
    found += [
        Suggestion(
            legal.names.say("{} has {}", name, legal.names.count(seat.coins, "coin")),
            f"coins {name} {seat.coins}",
            seat.coins,
        )
        for name, seat in zip(scene.speech.seats, legal.state.seats, strict=True)
    ]
    return tuple(found)


def _about_region(legal: LegalNow, scene: Scene, region: int) -> list[Suggestion]:
    name, state, say = legal.names.region(region), legal.state, legal.names.say
    found = []
    race = state.actor or state.seats[state.turn].active
    if race and state.grounds[region].race != race:
        price = total(View(legal.engine.rules, state), Question.CONQUEST_COST, Ask(race, region))
        found.append(Suggestion(say("{} costs {}", name, price), f"cost {name} {price}", price))
    for action in _deeds(legal, region):
        line = scene.speech.words_in(state, action)
        found += [
            Suggestion(say("“{}” is legal", line), f"legal {line}"),
            Suggestion(say("“{}” is illegal", line), f"illegal {line}"),
        ]
    ground = state.grounds[region]
    owner = scene.speech.seats[state.holding(ground.race).seat] if ground.race else "nobody"
    told = owner if ground.race else say("nobody")
    found.append(Suggestion(say("{} holds {}", told, name), f"owner {name} {owner}"))
    found.append(
        Suggestion(
            say("{} in {}", legal.names.count(ground.tokens, "token"), name),
            f"tokens {name} {ground.tokens}",
            ground.tokens,
        )
    )
    return found


def _deeds(legal: LegalNow, region: int) -> tuple[a.Action, ...]:
    """What can be done in the region; what one would want to do where nothing can."""
    known = tuple(option.action for option in legal.at(region))
    return known or (wanted(legal.engine, legal.state, region),)
