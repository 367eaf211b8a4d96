"""What the kinds of actions are called in lists, cards and menus. Units and clauses bring their own words."""

from PySide6.QtCore import QCoreApplication

from core.rules.legal_options import Kind, Option, OptionGroup
from core.rules.spoken_names import counted
from sandbox.price_pills import percent


def _said(text: str) -> str:
    return QCoreApplication.translate("Options", text)


def kind_words(kind: Kind) -> str:
    """The heading of a group."""
    words = {
        Kind.CHOOSE: _said("Choose a combination"),
        Kind.TURN: _said("This turn"),
        Kind.CONQUER: _said("Conquer"),
        Kind.MEANS: _said("Special conquest"),
        Kind.DIE: _said("Last attempt with the die"),
        Kind.DECIDE: _said("Decide"),
        Kind.ROLL: _said("The die shows"),
        Kind.DRAW: _said("Chance draws"),
        Kind.PLACE: _said("Place"),
        Kind.USE: _said("Use"),
        Kind.DEPLOY: _said("Put a token into"),
        Kind.TAKE_UP: _said("Take a token up from"),
        Kind.ABANDON: _said("Abandon"),
        Kind.GO_ON: _said("Turn"),
    }
    return words[kind]


def group_words(group: OptionGroup) -> str:
    if group.kind in (Kind.PLACE, Kind.DIE) and group.heading:
        return f"{kind_words(group.kind)}: {group.heading}"
    return group.heading or kind_words(group.kind)


def option_words(option: Option) -> str:
    """An action in one line, for menus and screen readers: what, where, at what price."""
    about_region = option.region >= 0 or option.kind is Kind.GO_ON
    head = option.heading or kind_words(option.kind)
    parts = [option.title if option.kind is Kind.GO_ON else f"{head}: {option.title}" if about_region else option.title]
    if option.price is not None:
        parts.append(counted(option.price, option.measure))
    if option.chance is not None:
        parts.append(percent(option.chance))
    return ", ".join(parts)
