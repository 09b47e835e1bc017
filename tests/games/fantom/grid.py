"""A town of twenty stations for tests, five in a row, with the book's tickets and every kind of station.

1  2  3  4  5      taxi 1 - 3 - 5 - 19, tram 1 - 16 - 20, boat 17 - 19 - 20;
6  7  8  9 10      a street between any two neighbours
11 12 13 14 15
16 17 18 19 20
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, cast

import msgspec

from bot.game.contract import FileText
from bot.i18n.languages import LANGUAGES, Words
from cogs.fantom.map.town import Line, Play, River, Station, Street, Town
from cogs.fantom.map.transport import Stock, Tickets, Transport
from cogs.fantom.options import First, Map, Options

if TYPE_CHECKING:
    from collections.abc import Sequence

COLUMNS = 5
NUMBERS = range(1, 21)
TAXI = {1, 3, 5, 19}
TRAM = {1, 16, 20}
BOOK = Play(
    boxes=24,
    reveals=(3, 8, 13, 18, 24),
    pawns=5,
    fantom=Stock(cab=4, taxi=3, tram=3, boat=2, double=2),
    pawn=Tickets(cab=10, taxi=9, tram=5),
)
"""The figures of the rule book."""


def _words(text: str) -> Words:
    return dict.fromkeys(LANGUAGES, text)


def _streets() -> tuple[Street, ...]:
    horizontals = ((n, n + 1) for n in NUMBERS if n % COLUMNS)
    verticals = ((n, n + COLUMNS) for n in NUMBERS if n + COLUMNS in NUMBERS)
    return tuple(Street(between) for between in chain(horizontals, verticals))


def town(play: Play = BOOK) -> Town:
    """Return the town with these figures."""
    return Town(
        name=_words("Grid"),
        size=(800, 650),
        play=play,
        stations=tuple(
            Station(
                n, (100 + (n - 1) % COLUMNS * 150, 100 + (n - 1) // COLUMNS * 150), _words(f"{n}"), n in TAXI, n in TRAM
            )
            for n in NUMBERS
        ),
        streets=_streets(),
        lines=(
            Line(Transport.TAXI, (1, 2, 3, 4, 5, 10, 15, 20, 19)),
            Line(Transport.TRAM, (1, 6, 11, 16, 17, 18, 19, 20)),
            Line(Transport.BOAT, (17, 19, 20)),
        ),
        river=River(_words("River"), ((0, 600), (800, 600)), 60),
    )


def text(town_: Town) -> FileText:
    """Return a town as a map file without comments."""
    return FileText("\n".join(f"{key} = {_value(value)}" for key, value in msgspec.to_builtins(town_).items() if value))


def _value(value: Any) -> str:
    if isinstance(value, dict):
        table = cast("dict[str, Any]", value)
        return "{ " + ", ".join(f"{key} = {_value(entry)}" for key, entry in table.items() if entry is not None) + " }"
    if isinstance(value, list | tuple):
        entries = cast("Sequence[Any]", value)
        return "[" + ", ".join(map(_value, entries)) + "]"
    return msgspec.json.encode(value).decode()


def grid_options(play: Play = BOOK, **changes: Any) -> Options:
    """Return options for a table in this town with the first seat as Fantom; `changes` replaces options."""
    return msgspec.structs.replace(Options(Map.OWN, First.HOST, own_map=text(town(play))), **changes)
