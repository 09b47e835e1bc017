"""Autocomplete of typed moves, field by field: it offers only values from the player's own menu.

Pure functions of moves, boards and words, without Discord and without states.
"""

from __future__ import annotations

import unicodedata
from enum import Enum, EnumType
from typing import TYPE_CHECKING, Any, cast

from bot.game.contract import Seat, naming

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from msgspec import Struct
    from msgspec.structs import FieldInfo

    from bot.i18n.translation import Say
    from bot.ui.game_ui import GameUI

Offer = tuple[str, Any]
"""The label of a value, and the value that Discord sends back."""


_IGNORED_CATEGORIES = frozenset({"Mn", "So", "Cf"})
"""Unicode categories of accents, pictograms and the characters that join them."""


def folded(text: str) -> str:
    """Return `text` simplified for comparison: lower case, no accents or pictograms, straight apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", "'"))
    if letters.isascii():
        return letters.strip()
    return "".join(c for c in letters if unicodedata.category(c) not in _IGNORED_CATEGORIES).strip()


def matching(offers: Iterable[Offer], text: str) -> list[Offer]:
    """Return the offers that contain `text`: first exact matches, then those that begin with it."""
    needle = folded(text)
    names = [(folded(offer[0]), offer) for offer in offers]
    matches = [((name != needle, not name.startswith(needle)), offer) for name, offer in names if needle in name]
    return [offer for _, offer in sorted(matches, key=lambda match: match[0])]


def label_for_number(field: FieldInfo, text: str, offers: Iterable[Offer]) -> str:
    """Return the typed text of a field; in a `Named` field, a number becomes the label of the offer it stands for."""
    named = naming(field.type)
    if named is None or not text.strip().isdecimal():
        return text
    return next((name for name, _ in offers if named.number(name) == named.number(text)), text)


def typed_form(value: Any) -> Any:
    """Return a field's value in its typed form: a whole number, an enumeration's word, "true" or "false"."""
    if isinstance(value, bool):
        return str(value).lower()
    return value.value if isinstance(value, Enum) else value


def shown(ui: GameUI, field: FieldInfo, value: Any, board: Any, say: Say) -> str:
    """Return a value in words: the name of a seat or of a `Named` value, else the game's label, else its typed form."""
    if field.type is Seat:
        return say.names[int(value)]
    if named := naming(field.type):
        return named.name(value)
    return ui.label(field.name, value, board, say) or str(typed_form(value))


def offers(ui: GameUI, moves: Sequence[Struct], field: FieldInfo, board: Any, say: Say) -> list[Offer]:
    """Return the offers for a field: every value that the moves (all of one kind) hold, without duplicates, in order.

    None is not offered: a player leaves such a field out.
    """
    values = dict.fromkeys(value for move in moves if (value := getattr(move, field.name)) is not None)
    return [(shown(ui, field, value, board, say), _sent_value(field, value)) for value in values]


def _sent_value(field: FieldInfo, value: Any) -> Any:
    """Return the value that Discord sends back: a `Named` value as its name, because the command shows it."""
    named = naming(field.type)
    return named.name(value) if named else typed_form(value)


def fitting_moves(
    ui: GameUI,
    moves: Sequence[Struct],
    fields: Iterable[FieldInfo],
    typed_values: Mapping[str, Any],
    board: Any,
    say: Say,
) -> list[Struct]:
    """Return the moves that agree with every given field, typed as a value or in words."""
    candidates = list(moves)
    for field in fields:
        if (text := typed_values.get(field.name)) is not None:
            candidates = [
                move for move in candidates if _stands_for(ui, field, getattr(move, field.name), text, board, say)
            ]
    return candidates


def value_of(ui: GameUI, field: FieldInfo, text: Any, board: Any, say: Say) -> Any:
    """Return the value of a typed text: of a `Named` field, an enumeration or a truth value; else the text itself."""
    if named := naming(field.type):
        return named.number(str(text))
    match = next((value for value in _finite_values(field) if _stands_for(ui, field, value, text, board, say)), text)
    return match.value if isinstance(match, Enum) else match


def _finite_values(field: FieldInfo) -> Iterable[Any]:
    """Return every value of an enumeration or truth value; nothing for other fields."""
    if field.type is bool:
        return (True, False)
    return cast("type[Enum]", field.type) if isinstance(field.type, EnumType) else ()


def _stands_for(ui: GameUI, field: FieldInfo, value: Any, text: Any, board: Any, say: Say) -> bool:
    if named := naming(field.type):
        return bool(named.number(str(text)) == value)
    word = folded(str(text))
    return word in (folded(str(typed_form(value))), folded(shown(ui, field, value, board, say)))
