"""What is offered to one who types a move, field by field: never more than their own menu holds.

Pure: knows moves, boards and words; nothing of Discord and nothing of states.
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
"""How a value is shown, and the value as it is sent back."""


_UNTYPED = frozenset({"Mn", "So", "Cf"})
"""Accents, pictograms and what joins them, by Unicode's categories."""


def folded(text: str) -> str:
    """Return `text` as people type it in haste: small letters without accents, straight apostrophes, no pictograms."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", "'"))
    if apart.isascii():
        return apart.strip()
    return "".join(c for c in apart if unicodedata.category(c) not in _UNTYPED).strip()


def matching(offers: Iterable[Offer], typed: str) -> list[Offer]:
    """Return the offers in which `typed` occurs: first what reads just so, then what begins with it."""
    wanted = folded(typed)
    found = [(folded(offer[0]), offer) for offer in offers]
    held = [((name != wanted, not name.startswith(wanted)), offer) for name, offer in found if wanted in name]
    return [offer for _, offer in sorted(held, key=lambda each: each[0])]


def spelled(field: FieldInfo, typed: str, offers: Iterable[Offer]) -> str:
    """Return what is typed for a field; a number of what is `Named` as the name of that offer."""
    named = naming(field.type)
    if named is None or not typed.strip().isdecimal():
        return typed
    return next((name for name, _ in offers if named.number(name) == named.number(typed)), typed)


def plain(value: Any) -> Any:
    """Return a field's value as it is typed and sent: a whole number, a word of an enumeration, true or false."""
    if isinstance(value, bool):
        return str(value).lower()
    return value.value if isinstance(value, Enum) else value


def shown(ui: GameUI, field: FieldInfo, value: Any, board: Any, say: Say) -> str:
    """Return a value in words: a seat or what is `Named` by its name, others by the game's own label or as they are."""
    if field.type is Seat:
        return say.names[int(value)]
    if named := naming(field.type):
        return named.name(value)
    return ui.label(field.name, value, board, say) or str(plain(value))


def offers(ui: GameUI, moves: Sequence[Struct], field: FieldInfo, board: Any, say: Say) -> list[Offer]:
    """Return every value of a field that these moves, all of one kind, hold; each once, in their order.

    Nobody and nothing is what one leaves out.
    """
    values = dict.fromkeys(value for move in moves if (value := getattr(move, field.name)) is not None)
    return [(shown(ui, field, value, board, say), _sent(field, value)) for value in values]


def _sent(field: FieldInfo, value: Any) -> Any:
    """Return what is sent back for a value that was offered: what is `Named` as its name, which the command shows."""
    named = naming(field.type)
    return named.name(value) if named else plain(value)


def fitting(
    ui: GameUI,
    moves: Sequence[Struct],
    fields: Iterable[FieldInfo],
    given: Mapping[str, Any],
    board: Any,
    say: Say,
) -> list[Struct]:
    """Return those of `moves` that agree with every field that was given, as a value or in words."""
    left = list(moves)
    for field in fields:
        if (text := given.get(field.name)) is not None:
            left = [move for move in left if _means(ui, field, getattr(move, field.name), text, board, say)]
    return left


def value_of(ui: GameUI, field: FieldInfo, text: Any, board: Any, say: Say) -> Any:
    """Return the value that is meant by a name, or by a word for one of few, in any move or in none; or as it is."""
    if named := naming(field.type):
        return named.number(str(text))
    meant = next((value for value in _few(field) if _means(ui, field, value, text, board, say)), text)
    return meant.value if isinstance(meant, Enum) else meant


def _few(field: FieldInfo) -> Iterable[Any]:
    """Return every value of a field that has only so many: an enumeration, or yes and no."""
    if field.type is bool:
        return (True, False)
    return cast("type[Enum]", field.type) if isinstance(field.type, EnumType) else ()


def _means(ui: GameUI, field: FieldInfo, value: Any, text: Any, board: Any, say: Say) -> bool:
    if named := naming(field.type):
        return bool(named.number(str(text)) == value)
    written = folded(str(text))
    return written in (folded(str(plain(value))), folded(shown(ui, field, value, board, say)))
