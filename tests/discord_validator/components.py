"""Discord's rules for the components of a message: counts, lengths and combinations."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.discord_validator.json_access import Json, listing, mapping, number, objects, text
from tests.discord_validator.request import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

ROW, BUTTON, STRING_SELECT, GALLERY, LABEL = 1, 2, 3, 12, 18
TEXT = 10
V2_KINDS = {9, TEXT, 11, GALLERY, 13, 14, 17}
"""Section, text, thumbnail, gallery, file, separator, container."""
SELECTS = {STRING_SELECT, 5, 6, 7, 8}
LINK, PREMIUM = 5, 6
V2_FLAG = 1 << 15

LARGEST_ID = 2**31 - 1
MOST_ROWS = 5
MOST_IN_A_ROW = 5
MOST_COMPONENTS = 40
MOST_OPTIONS = 25
MOST_TEXT = 4000
LONGEST = {
    ("custom_id", None): 100,
    ("label", BUTTON): 80,
    ("label", LABEL): 45,
    ("placeholder", STRING_SELECT): 150,
    ("description", 11): 1024,
}
"""Characters by key and kind of component (None: any)."""
LONGEST_ALT = 1024
LONGEST_OF_AN_OPTION = {"label": 100, "value": 100, "description": 100}

Placed = tuple[str, Json]
"""A component with its JSON path."""


def walk(parent: Json, path: str) -> Iterator[Placed]:
    """Yield every component below `parent`, outer ones first."""
    for where, component in objects(parent, "components", path):
        yield from _with_parts(where, component)


def _with_parts(path: str, component: Json) -> Iterator[Placed]:
    yield path, component
    yield from walk(component, path)
    for key in ("accessory", "component"):
        if key in component:
            yield from _with_parts(f"{path}/{key}", mapping(component[key]))


def is_v2(parent: Json) -> bool:
    """Return whether a message has the flag of components of version 2."""
    return bool(number(parent.get("flags")) & V2_FLAG)


def component_problems(parent: Json, path: str) -> Iterator[Problem]:
    """Yield the problems of the components of a message or of a form."""
    placed = list(walk(parent, path))
    for where, component in placed:
        yield from _lengths(where, component)
        yield from _options(where, component)
        yield from _alts(where, component)
        yield from _row(where, component)
        yield from _button(where, component)
        if not 0 <= number(component.get("id")) <= LARGEST_ID:
            yield Problem(f"{where}/id", f"an id is a number from 0 to {LARGEST_ID}")
    yield from _duplicates(placed)
    if len(placed) > MOST_COMPONENTS:
        yield Problem(f"{path}/components", f"{len(placed)} components, nested ones counted; {MOST_COMPONENTS} fit")


def layout_problems(parent: Json, path: str, *, new: bool) -> Iterator[Problem]:
    """Yield the problems between a message's components and its other fields."""
    top = list(objects(parent, "components", path))
    if is_v2(parent):
        yield from _exclusive(parent, path)
        yield from _text_length(parent, path)
        return
    if len(top) > MOST_ROWS:
        yield Problem(f"{path}/components", f"{len(top)} rows; {MOST_ROWS} fit")
    if new and any(part.get("type") in V2_KINDS for _, part in walk(parent, path)):
        yield Problem(f"{path}/flags", "components of version 2 without their flag")


def shown_text(parent: Json) -> str:
    """Return the text of all text components of a message."""
    return "".join(text(part.get("content")) for _, part in walk(parent, "") if part.get("type") == TEXT)


def _exclusive(parent: Json, path: str) -> Iterator[Problem]:
    for key in ("content", "embeds", "poll", "stickers"):
        if parent.get(key):
            yield Problem(f"{path}/{key}", "a message of components cannot have this as well")


def _text_length(parent: Json, path: str) -> Iterator[Problem]:
    length = len(shown_text(parent))
    if length > MOST_TEXT:
        yield Problem(f"{path}/components", f"{length} characters of text altogether; {MOST_TEXT} fit")


def _lengths(path: str, component: Json) -> Iterator[Problem]:
    for (key, kind), maximum in LONGEST.items():
        if kind in (None, component.get("type")):
            yield from too_long(component, key, maximum, path)


def too_long(parent: Json, key: str, maximum: int, path: str) -> Iterator[Problem]:
    """Yield a problem if a string has more than `most` characters."""
    length = len(text(parent.get(key)))
    if length > maximum:
        yield Problem(f"{path}/{key}", f"{length} characters; {maximum} fit")


def _options(path: str, component: Json) -> Iterator[Problem]:
    if component.get("type") != STRING_SELECT:
        return
    options = list(objects(component, "options", path))
    if not 1 <= len(options) <= MOST_OPTIONS:
        yield Problem(f"{path}/options", f"{len(options)} options; 1 to {MOST_OPTIONS} fit")
    for where, option in options:
        for key, maximum in LONGEST_OF_AN_OPTION.items():
            yield from too_long(option, key, maximum, where)
        if not text(option.get("label")):
            yield Problem(f"{where}/label", "an option needs a label")
    yield from _repeated([(f"{where}/value", option.get("value")) for where, option in options], "value of an option")


def _alts(path: str, component: Json) -> Iterator[Problem]:
    if component.get("type") == GALLERY:
        for where, item in objects(component, "items", path):
            yield from too_long(item, "description", LONGEST_ALT, where)


def _row(path: str, component: Json) -> Iterator[Problem]:
    if component.get("type") != ROW:
        return
    inside = [mapping(item).get("type") for item in listing(component.get("components"))]
    if not 1 <= len(inside) <= MOST_IN_A_ROW:
        yield Problem(f"{path}/components", f"{len(inside)} in a row; 1 to {MOST_IN_A_ROW} fit")
    if SELECTS & set(inside) and len(inside) > 1:
        yield Problem(f"{path}/components", "a select has a row to itself")


def _button(path: str, component: Json) -> Iterator[Problem]:
    if component.get("type") != BUTTON:
        return
    style = component.get("style")
    if style != PREMIUM and not component.get("label") and not component.get("emoji"):
        yield Problem(f"{path}/label", "a button needs a label or an emoji")
    required, unwanted = ("url", "custom_id") if style == LINK else ("custom_id", "url")
    if style != PREMIUM and (not component.get(required) or component.get(unwanted)):
        yield Problem(f"{path}/{required}", f"a button of style {style} has a {required} and no {unwanted}")


def _duplicates(placed: list[Placed]) -> Iterator[Problem]:
    for key in ("custom_id", "id"):
        yield from _repeated([(f"{path}/{key}", part[key]) for path, part in placed if part.get(key)], key)


def _repeated(values: list[tuple[str, Any]], name: str) -> Iterator[Problem]:
    counts = Counter(repr(value) for _, value in values)
    for path, value in values:
        if counts[repr(value)] > 1:
            yield Problem(path, f"the same {name} {counts[repr(value)]} times: {value}")
