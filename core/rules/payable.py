"""What an empty bank can still pay, where a table takes its coins for all there are (base:dispute.bank-empty)."""

from dataclasses import replace

from core.rules.changes import BANK, Change, CoinsMoved


def payable(changes: tuple[Change, ...], bank: int) -> tuple[Change, ...]:
    """The changes with every payment cut down to the coins that are left by then; none for what is not paid at all."""
    left = bank
    found: list[Change] = []
    for change in changes:
        if not isinstance(change, CoinsMoved):
            found.append(change)
            continue
        number = min(change.number, left) if change.source == BANK else change.number
        left += number * ((change.target == BANK) - (change.source == BANK))
        if number or not change.number:
            found.append(replace(change, number=number))
    return tuple(found)
