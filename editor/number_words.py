"""Numbers of things in words, one and many apart, for both workspaces."""

from core.model.problems import Severity
from editor.words import tr_n


def regions_counted(number: int) -> str:
    return tr_n("{} region", "{} regions", number).format(number)


def borders_counted(number: int) -> str:
    return tr_n("{} border", "{} borders", number).format(number)


def players_counted(number: int) -> str:
    return tr_n("{} player", "{} players", number).format(number)


def coins_counted(number: int) -> str:
    return tr_n("{} coin", "{} coins", number).format(number)


def severities_counted(severity: Severity, number: int) -> str:
    match severity:
        case Severity.ERROR:
            words = tr_n("{} error", "{} errors", number)
        case Severity.WARNING:
            words = tr_n("{} warning", "{} warnings", number)
        case _:
            words = tr_n("{} hint", "{} hints", number)
    return words.format(number)


def tokens_counted(number: int) -> str:
    return tr_n("{} token", "{} tokens", number).format(number)
