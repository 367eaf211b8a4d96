"""Style sheets inside SVG files, as far as drawing programs write them: rules for tags, classes and ids.

Rules that look at an element's surroundings or state (`g > path`, `:hover`) and rules for some media only are passed
over.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

_COMMENT = re.compile(r"/\*.*?(?:\*/|$)", re.DOTALL)
_SELECTOR = re.compile(r"(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)")
_CLASS_OR_ID = re.compile(r"[.#][\w-]+")
_TOKEN = re.compile(r"[{};]|[^{};]+")

Declarations = dict[str, str]
Weight = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class _Rule:
    tag: str
    classes: frozenset[str]
    id: str
    weight: Weight
    """Ids, classes, tags, place in the file: what counts when rules contradict each other, first things first."""
    declarations: Declarations

    def fits(self, tag: str, classes: frozenset[str]) -> bool:
        return self.tag in ("", tag) and self.classes <= classes


class StyleSheet:
    """Rules by id, and the others by one of their classes or by tag, so that an element looks at few of them."""

    def __init__(self, text: str = "") -> None:
        self._by_id: dict[str, list[_Rule]] = {}
        self._by_mark: dict[str, list[_Rule]] = {}
        self._known: dict[tuple[str, str], list[_Rule]] = {}
        place = 0
        for selectors, body in _blocks(_COMMENT.sub(" ", text)):
            declared = declarations(body)
            for selector in selectors.split(","):
                place += 1
                for rule in _rules(selector.strip(), place, declared):
                    where, mark = (self._by_id, rule.id) if rule.id else (self._by_mark, _mark(rule))
                    where.setdefault(mark, []).append(rule)

    def style_of(self, tag: str, attributes: Mapping[str, str]) -> Declarations:
        """What an element says about its looks: attributes, then style sheets, then its own style, the last winning."""
        style = dict(attributes)
        if self._by_id or self._by_mark:
            for rule in self._fitting(tag, attributes.get("class", ""), attributes.get("id", "")):
                style |= rule.declarations
        return style | declarations(attributes.get("style", ""))

    def _fitting(self, tag: str, names: str, id_: str) -> list[_Rule]:
        """From the weakest to the strongest."""
        classes = frozenset(names.split())
        if (tag, names) not in self._known:
            marks = ["", tag, *(f".{name}" for name in sorted(classes))]
            rules = (rule for mark in marks for rule in self._by_mark.get(mark, ()) if rule.fits(tag, classes))
            self._known[tag, names] = sorted(rules, key=lambda rule: rule.weight)
        own = [rule for rule in self._by_id.get(id_, ()) if rule.fits(tag, classes)]
        return [*self._known[tag, names], *sorted(own, key=lambda rule: rule.weight)]


def _mark(rule: _Rule) -> str:
    return f".{min(rule.classes)}" if rule.classes else rule.tag


def declarations(text: str) -> Declarations:
    """The properties of a `style` attribute or of the body of a rule."""
    pairs = (declaration.partition(":") for declaration in text.split(";"))
    return {
        key.strip().lower(): value.partition("!")[0].strip() for key, colon, value in pairs if colon and value.strip()
    }


def _blocks(text: str) -> list[tuple[str, str]]:
    """(selectors, body) of the rules that stand by themselves; blocks inside `@` rules are passed over."""
    found: list[tuple[str, str]] = []
    depth, head, body = 0, "", ""
    for token in _TOKEN.findall(text):
        if token == "{":
            depth += 1
        elif token == "}":
            if depth == 1 and not head.lstrip().startswith("@"):
                found.append((head, body))
            depth = max(depth - 1, 0)
            if depth == 0:
                head, body = "", ""
        elif depth == 0:
            head = "" if token == ";" else token
        elif depth == 1:
            body += token
    return found


def _rules(selector: str, place: int, declared: Declarations) -> list[_Rule]:
    """The rule for a selector; nothing if it is not understood."""
    found = _SELECTOR.fullmatch(selector)
    if not selector or found is None:
        return []
    marks = _CLASS_OR_ID.findall(found[2])
    classes = frozenset(mark[1:] for mark in marks if mark.startswith("."))
    ids = {mark[1:] for mark in marks if mark.startswith("#")}
    if len(ids) > 1:
        return []
    tag = "" if found[1] in (None, "*") else found[1]
    weight = (len(ids), len(classes), int(bool(tag)), place)
    return [_Rule(tag, classes, "".join(ids), weight, declared)]
