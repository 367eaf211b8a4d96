"""What the kinds of actions are called in lists, cards and menus. Units and clauses bring their own words."""

from core.rules.legal_options import Kind, Option, OptionGroup
from editor.number_words import coins_counted, tokens_counted
from editor.words import tr
from sandbox.price_pills import percent


def kind_words(kind: Kind) -> str:
    """The heading of a group."""
    words = {
        Kind.CHOOSE: tr("Choose a combination"),
        Kind.TURN: tr("This turn"),
        Kind.CONQUER: tr("Conquer"),
        Kind.MEANS: tr("Special conquest"),
        Kind.DIE: tr("Last attempt with the die"),
        Kind.DECIDE: tr("Decide"),
        Kind.ROLL: tr("The die shows"),
        Kind.DRAW: tr("Chance draws"),
        Kind.PLACE: tr("Place"),
        Kind.USE: tr("Use"),
        Kind.DEPLOY: tr("Put a token into"),
        Kind.TAKE_UP: tr("Take a token up from"),
        Kind.ABANDON: tr("Abandon"),
        Kind.GO_ON: tr("Turn"),
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
        parts.append(coins_counted(option.price) if option.measure == "coin" else tokens_counted(option.price))
    if option.chance is not None:
        parts.append(percent(option.chance))
    return ", ".join(parts)
