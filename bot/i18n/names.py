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

LONGEST = 32
_FORM = re.compile(r"<(?=[#@:/a-z])|:(?=//)|\.(?=gg/)", re.IGNORECASE)
"""Characters that turn text into a channel, a command, a time, an emoji (`<`) or a link (`://`, `discord.gg/`)."""
_ISOLATE, _END = "\u2068", "\u2069"


def plain(name: str) -> str:
    """Return `name` on one line, no longer than Discord's own names.

    Control characters and excessive combining marks are removed; a name without visible characters becomes "?".
    """
    kept = name if name.isascii() else "".join(c for c in name if unicodedata.category(c) != "Cf")
    kept = kept if kept.isprintable() else "".join(c if c.isprintable() else " " for c in kept)
    kept = " ".join(kept.split())
    if not kept.isascii():
        kept = characters.with_few_marks(kept)
    kept = kept if characters.is_visible(kept) else "?"
    return kept if len(kept) <= LONGEST else kept[: LONGEST - 1] + "…"


@lru_cache(maxsize=512)
def escaped_name(name: str) -> str:
    """Return `name` for a message's text: clipped and `escaped`. Cached: every fact needs all names of its table."""
    return escaped(plain(name))


def escaped(text: str) -> str:
    """Return a user's text for a message: without markdown, mention, command, emoji, time or link.

    Right-to-left text is isolated from the text around it.
    """
    shown = _FORM.sub(r"\\\g<0>", escape_mentions(escape_markdown(text)))
    if not shown.isascii() and any(unicodedata.bidirectional(c) in {"R", "AL"} for c in shown):
        return f"{_ISOLATE}{shown}{_END}"
    return shown


def user_at(table: Table, seat: Seat) -> int | None:
    """Return the user id of a seat's player; None for a computer player or a player who resigned or was forgotten."""
    state = table.seats[seat]
    return state.user if state.plays and state.user != NOBODY else None


def users_of(table: Table) -> tuple[int, ...]:
    """Return the ids of all users who sit or sat at a table, by seat, without forgotten users."""
    return tuple(state.user for state in table.seats if state.user is not None and state.user != NOBODY)


def at_table(table: Table, when: float | None = None) -> tuple[str, ...]:
    """Return the players' names by seat, for a message's text; `when` (Unix seconds): of the players at that time."""
    return tuple(escaped_name(_sitter(table, Seat(at), when).name) for at in range(len(table.seats)))


def _sitter(table: Table, seat: Seat, when: float | None) -> Sitter:
    """Return the player of a seat at a time; None: the present player."""
    before = (one for one in table.former if one.seat == seat and one.until_at is not None)
    found = None if when is None else next((one.sitter for one in before if when < (one.until_at or 0.0)), None)
    return table.seats[seat].sitter if found is None else found


def in_picture(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, for a picture or a drop-down list: without escapes."""
    return tuple(plain(name) for name in table.names)
