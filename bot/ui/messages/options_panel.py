"""The options panel: a private message with everything that a lobby can agree on.

It is made from the game's options struct: a switch becomes a button beside its text, any other option a list below its
text. A new option of a game needs no code here. When the table leaves the lobby, its panels are deleted.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.contract import Refused, Strength
from bot.game.extensions import no_topics
from bot.table.model import Computer, Pace, Status
from bot.ui.messages import cards
from bot.ui.messages.components import button, picker
from bot.ui.messages.layout import Beside, framed

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.layout import Part

PACE, SEAT, BANTER, RATED = "pace", "computer", "banter", "rated"
"""Rows of every game's panel; that of banter only with a computer player at the table. No option of a game may have
these names; a test checks that."""


def slot(table: Table) -> str:
    """Return the slot of a table's options panel: a reader has at most one open."""
    return f"options {table.id}"


def with_option(options: Any, name: str, value: str) -> Any:
    """Return the options with one of them changed to a typed value; raise `Refused` if the name or value is unknown."""
    fields = {field.name: field for field in cards.options(options)}
    if name not in fields:
        raise Refused("unknown-option")
    try:
        new_value = msgspec.convert(value, fields[name].type, strict=False)
    except msgspec.ValidationError:
        raise Refused("unknown-option") from None
    return msgspec.structs.replace(options, **{name: new_value})


def names_of(table: Table, say: Say) -> list[tuple[str, str]]:
    """Return every option of a table: its displayed name and its own name."""
    return [*((say(cards.option(field)), field.name) for field in cards.options(table.options)), (say("rated"), RATED)]


def values_of(table: Table, name: str, say: Say) -> list[tuple[str, str]]:
    """Return the values of an option: label and value; empty for an unknown option."""
    types = {field.name: field for field in cards.options(table.options)}
    field = types.get(name)
    if name == RATED or (field is not None and field.type is bool):
        return [(say("option-on"), "true"), (say("option-off"), "false")]
    return [] if field is None else [(label, value) for label, value, _ in _values(field, say)]


def panel(table: Table, ui: GameUI, say: Say) -> Message:
    """Return the options panel of a table: each option's text, with a list or a button that shows its value.

    Once the table has left the lobby, return a line without controls.
    """
    if table.status is not Status.LOBBY:
        return framed(cards.heading(table, ui, say), say("options-settled"), colour=ui.colour)
    return framed(
        cards.heading(table, ui, say),
        *rows(table.options, f"opt:{table.id}", say),
        _about_banter(ui, say) if _has_banter(table, ui) else None,
        _table_switches(table, ui, say),
        [picker(f"opt:{table.id}:{PACE}", say("pick-pace"), _paces(say), chosen=table.pace.value)],
        [picker(f"opt:{table.id}:{SEAT}", say("pick-computer"), _seats(say))],
        colour=ui.colour,
    )


def rows(options: Struct, stem: str, say: Say) -> list[Part]:
    """Return the rows of a game's options: each one's text with a list or a button; custom ids begin with `stem`."""
    fields = cards.options(options)
    lists = [field for field in fields if field.type is not bool]
    switches = [field for field in fields if field.type is bool]
    return [
        *(part for field in lists for part in (_about(field, say), [_list(options, stem, field, say)])),
        *(Beside(_about(field, say), _switch(options, stem, field, say)) for field in switches),
    ]


def _about(field: msgspec.structs.FieldInfo, say: Say) -> str:
    return f"**{say(cards.option(field))}** – {say(f'{cards.option(field)}-about')}"


def _list(options: Struct, stem: str, field: msgspec.structs.FieldInfo, say: Say) -> Any:
    value, custom_id = getattr(options, field.name), f"{stem}:{field.name}"
    return picker(custom_id, say(cards.option(field)), _values(field, say), chosen=_written(value))


def _switch(options: Struct, stem: str, field: msgspec.structs.FieldInfo, say: Say) -> Any:
    on = getattr(options, field.name)
    return _on_off(stem, field.name, say("option-on" if on else "option-off"), on=on)


def _has_banter(table: Table, ui: GameUI) -> bool:
    return ui.game.topics is not no_topics or any(isinstance(sitter, Computer) for sitter in table.sitters)


def _about_banter(ui: GameUI, say: Say) -> str:
    return f"**{say('banter')}** – {say('banter-about' if ui.game.topics is no_topics else 'banter-about-talk')}"


def _table_switches(table: Table, ui: GameUI, say: Say) -> list[Any]:
    """Return the switches that every game has, in one row: with texts beside them the largest panel has no room."""
    stem = f"opt:{table.id}"
    rated = _on_off(stem, RATED, say("rated"), on=table.rated)
    return [rated, *([_on_off(stem, BANTER, say("banter"), on=table.banter)] if _has_banter(table, ui) else [])]


def _on_off(stem: str, name: str, label: str, *, on: bool) -> Any:
    return button(f"{stem}:{name}:{str(not on).lower()}", label, "✅" if on else "⬜", main=on)


def _values(field: msgspec.structs.FieldInfo, say: Say) -> list[tuple[str, str, str | None]]:
    """Return (label, value, emoji) of an option's values; raise `TypeError` for a type that the panel cannot show."""
    type_info = msgspec.inspect.type_info(field.type)
    if isinstance(type_info, msgspec.inspect.EnumType):
        return [(cards.value_text(field, m, say), str(m.value), None) for m in type_info.cls]
    if not isinstance(type_info, msgspec.inspect.IntType) or type_info.ge is None or type_info.le is None:
        msg = f"an option is a switch, an enum or a bounded whole number, not {field.type}"
        raise TypeError(msg)
    return [(str(value), str(value), None) for value in range(type_info.ge, type_info.le + 1)]


def _written(value: Any) -> str:
    return str(value.value if isinstance(value, enum.Enum) else value)


def _paces(say: Say) -> list[tuple[str, str, str | None]]:
    return [(say(f"pace-{pace.value}"), pace.value, None) for pace in Pace]


def _seats(say: Say) -> list[tuple[str, str, str | None]]:
    add = [(say("add-computer", strength=say(f"strength-{s.value}")), s.value, "🤖") for s in Strength]
    return [*add, (say("remove-computer"), "none", "🚫")]
