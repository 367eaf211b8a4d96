"""Chance from a seed: the same seed gives the same rolls and draws everywhere. A script can say otherwise."""

import hashlib

from core.rules.actions import Action, Draw, Roll
from core.rules.chance import weights
from core.rules.engine import Engine
from core.rules.state import CHANCE, GameState


def is_due(engine: Engine, state: GameState) -> bool:
    """Must the die or a pile decide now?"""
    return engine.to_move(state) == CHANCE and bool(engine.legal_actions(state))


def is_of_chance(action: Action) -> bool:
    return isinstance(action, Roll | Draw)


def seeded(engine: Engine, state: GameState, *, seed: int, number: int) -> Action:
    """What the seed gives as the so-manyth chance of a game: every face, item and tile is as likely."""
    outcomes = engine.legal_actions(state)
    digest = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    drawn = int.from_bytes(digest[:8], "big")
    if isinstance(outcomes[0], Roll):
        faces = engine.rules.faces
        return Roll(faces[drawn % len(faces)])
    counts = weights(engine.rules, state)
    tickets = [each for each in outcomes for _ in range(counts.get(each.item, 1) if isinstance(each, Draw) else 1)]
    return tickets[drawn % len(tickets)]
