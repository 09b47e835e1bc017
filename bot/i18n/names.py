"""Names of users in messages: escaped, isolated in their writing direction, never a mention."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from discord.utils import escape_markdown, escape_mentions

from bot.game.contract import Seat
from bot.i18n import characters
from bot.table.facts import NOBODY

if TYPE_CHECKING:
    from bot.table.model import Sitter, Table

MAX_NAME_LENGTH = 32
_FORM = re.compile(r"<(?=[#@:/a-z])|:(?=//)|\.(?=gg/)", re.IGNORECASE)
"""Characters that turn text into a channel, a command, a time, an emoji (`<`) or a link (`://`, `discord.gg/`)."""
_ISOLATE, _END = "\u2068", "\u2069"


def clean_name(name: str) -> str:
    """Return `name` on one line, no longer than Discord's own names.

    Control characters and excessive combining marks are removed; a name without visible characters becomes "?".
    """
    clean = name if name.isascii() else "".join(c for c in name if unicodedata.category(c) != "Cf")
    clean = clean if clean.isprintable() else "".join(c if c.isprintable() else " " for c in clean)
    clean = " ".join(clean.split())
    if not clean.isascii():
        clean = characters.with_few_marks(clean)
    clean = clean if characters.is_visible(clean) else "?"
    return clean if len(clean) <= MAX_NAME_LENGTH else clean[: MAX_NAME_LENGTH - 1] + "…"


@lru_cache(maxsize=512)
def escaped_name(name: str) -> str:
    """Return `name` for a message's text: clipped and `escaped`. Cached: every fact needs all names of its table."""
    return escaped(clean_name(name))


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


def at_table(table: Table, when: float | None = None) -> tuple[str, ...]:
    """Return the players' names by seat, for a message's text; `when` (Unix seconds): of the players at that time."""
    return tuple(escaped_name(_sitter(table, Seat(seat), when).name) for seat in range(len(table.seats)))


def _sitter(table: Table, seat: Seat, when: float | None) -> Sitter:
    """Return the player of a seat at a time; None: the present player."""
    tenures = (tenure for tenure in table.former if tenure.seat == seat and tenure.until_at is not None)
    former = (
        None if when is None else next((tenure.sitter for tenure in tenures if when < (tenure.until_at or 0.0)), None)
    )
    return table.seats[seat].sitter if former is None else former


def in_picture(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, for a picture or a drop-down list: without escapes."""
    return tuple(clean_name(name) for name in table.names)
