"""Names of users in messages: escaped, isolated in their writing direction, never a mention."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING

from discord.utils import escape_markdown, escape_mentions

from bot.game.contract import Seat
from bot.i18n import characters, typefaces
from bot.table.facts import NOBODY
from bot.table.model import Person

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from bot.table.model import Sitter, Table

MAX_NAME_LENGTH = 32
_FORM = re.compile(r"<(?=[#@:/a-z])|:(?=//)|\.(?=gg/)", re.IGNORECASE)
"""Characters that turn text into a channel, a command, a time, an emoji (`<`) or a link (`://`, `discord.gg/`)."""
_ISOLATE, _END = "\u2068", "\u2069"


class TableNames(tuple[str, ...]):  # noqa: SLOT001 - a tuple has no slots
    """The players' names by seat, together with the names of their pieces."""

    pieces: tuple[str, ...]
    """The names of all pieces in the order of their numbers; empty if they have none."""

    def __new__(cls, players: Iterable[str], pieces: tuple[str, ...] = ()) -> Self:
        """Take the players' names by seat, and the pieces' names by number."""
        names = super().__new__(cls, players)
        names.pieces = pieces
        return names

    def __eq__(self, other: object) -> bool:
        """Return whether players and pieces have the same names."""
        return super().__eq__(other) and self.pieces == getattr(other, "pieces", ())

    def __hash__(self) -> int:
        """Return a hash of the players' names."""
        return super().__hash__()


def clean_name(name: str, account: str = "?") -> str:
    """Return `name` on one line, no longer than Discord's own names and cut between characters.

    Control characters and excessive combining marks are removed; a name without visible characters becomes `account`.
    """
    clean = " ".join(characters.printable(name).split())
    if not clean.isascii():
        clean = characters.with_few_marks(clean)
    return _clipped(clean if characters.is_visible(clean) else account)


def _clipped(name: str) -> str:
    if len(name) <= MAX_NAME_LENGTH:
        return name
    ends = accumulate(map(len, characters.clusters(name)))
    return name[: max((end for end in ends if end < MAX_NAME_LENGTH), default=0)] + "…"


def person(user: int, display_name: str, account: str) -> Person:
    """Return a user as a player, from their names on Discord."""
    return Person(user, clean_name(display_name, account), account)


def escaped_name(name: str) -> str:
    """Return `name` for a message's text: clipped and `escaped`."""
    return escaped(clean_name(name))


@lru_cache(maxsize=512)  # every fact needs all names of its table
def escaped(text: str) -> str:
    """Return a user's text for a message: without markdown, mention, command, emoji, time or link.

    Right-to-left text is isolated from the text around it.
    """
    safe = _FORM.sub(r"\\\g<0>", escape_mentions(escape_markdown(text)))
    if not safe.isascii() and any(unicodedata.bidirectional(c) in {"R", "AL"} for c in safe):
        return f"{_ISOLATE}{safe}{_END}"
    return safe


def user_at(table: Table, seat: Seat) -> int | None:
    """Return the user id of a seat's player; None for a computer player or a player who resigned or was forgotten."""
    state = table.seats[seat]
    return state.user if state.plays and state.user != NOBODY else None


def users_of(table: Table) -> tuple[int, ...]:
    """Return the ids of all users who sit or sat at a table, by seat, without forgotten users."""
    return tuple(state.user for state in table.seats if state.user is not None and state.user != NOBODY)


def at_table(table: Table, when: float | None = None) -> TableNames:
    """Return the players' names by seat, for a message's text; `when` (Unix seconds): of the players at that time."""
    sitters = (_sitter(table, Seat(seat), when) for seat in range(len(table.seats)))
    return TableNames(
        map(escaped, distinct(tuple(sitter.name for sitter in sitters))), tuple(map(escaped, table.pieces))
    )


def _sitter(table: Table, seat: Seat, when: float | None) -> Sitter:
    """Return the player of a seat at a time; None: the present player."""
    tenures = (tenure for tenure in table.former if tenure.seat == seat and tenure.until_at is not None)
    former = (
        None if when is None else next((tenure.sitter for tenure in tenures if when < (tenure.until_at or 0.0)), None)
    )
    return table.seats[seat].sitter if former is None else former


def in_list(table: Table) -> TableNames:
    """Return the players' names by seat, for a drop-down list: without escapes."""
    return TableNames(distinct(table.names), table.pieces)


def in_picture(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, for a picture.

    A name with a letter or digit that the fonts cannot draw would be halved. The account's name replaces it, or the
    seat's number if that is unknown.
    """
    return distinct(tuple(_drawable_name(sitter, seat) for seat, sitter in enumerate(table.sitters, start=1)))


def pieces_in_picture(table: Table) -> tuple[str, ...]:
    """Return the pieces' names by number, for a picture; empty instead of a name that a font would halve."""
    return _drawable_pieces(table.pieces)


@lru_cache(maxsize=512)
def _drawable_pieces(pieces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("" if typefaces.undrawable_character(name) else name for name in pieces)


def _drawable_name(sitter: Sitter, number: int) -> str:
    if typefaces.can_spell(name := clean_name(sitter.name)):
        return name
    return (isinstance(sitter, Person) and sitter.account) or str(number)


@lru_cache(maxsize=512)
def distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return cleaned names by seat; names that look equal get the number of the seat, as the card shows it.

    So does a name that would then look like such a numbered one.
    """
    cleaned = tuple(map(clean_name, names))
    numbered = tuple(f"{name} ({seat})" for seat, name in enumerate(cleaned, start=1))
    marked: set[int] = set()
    while True:
        shown = tuple(numbered[n] if n in marked else name for n, name in enumerate(cleaned))
        keys = tuple(map(characters.folded, shown))
        equal = {n for n, key in enumerate(keys) if keys.count(key) > 1}
        if equal <= marked:
            return shown
        marked |= equal
