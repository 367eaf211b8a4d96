"""Which commands a few typed letters may mean, the likeliest first. No Qt."""

import unicodedata


def plain(text: str) -> str:
    """Small letters without accents."""
    whole = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in whole if not unicodedata.combining(letter))


def score(typed: str, text: str) -> int | None:
    """How well letters, in their order, fit a text; None where they do not. More is better.

    Letters at the beginning of a word and letters in a row weigh more, and short texts beat long ones.
    """
    wanted, given = plain(typed).replace(" ", ""), plain(text)
    if not wanted:
        return 0
    if plain(typed).strip() in given:
        at = given.index(plain(typed).strip())
        is_start = at == 0 or not given[at - 1].isalnum()
        return 1000 + (200 if at == 0 else 100 if is_start else 0) - len(given)
    total, at, in_a_row = 0, -1, 0
    for letter in wanted:
        here = _next(given, letter, at + 1, is_in_a_row=in_a_row > 0)
        if here < 0:
            return None
        in_a_row = in_a_row + 1 if here == at + 1 else 0
        starts_word = here == 0 or not given[here - 1].isalnum()
        total += 10 + 8 * in_a_row + (12 if starts_word else 0) - min(6, here - at)
        at = here
    return total - len(given) // 4


def _next(given: str, letter: str, start: int, *, is_in_a_row: bool) -> int:
    """Where the letter comes next: right here, else at the next beginning of a word, else anywhere."""
    if is_in_a_row and given[start : start + 1] == letter:
        return start
    for at in range(start, len(given)):
        if given[at] == letter and (at == 0 or not given[at - 1].isalnum()):
            return at
    return given.find(letter, start)
