"""The words of a trouble at a table's place, for its host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.courier.snapshot import Trouble

if TYPE_CHECKING:
    from bot.i18n import Say
    from bot.table.model import Table

PRIVATELY = (Trouble.THREAD_LOCKED, Trouble.NO_THREAD, Trouble.FORBIDDEN)
"""Troubles that come to something else at a private table: it is never played in the channel."""


def told(table: Table, text: str, say: Say, **variables: str | int) -> str:
    """Say what is wrong (the text of a `Trouble`) and what becomes of the table."""
    private = table.place.private and text in PRIVATELY
    return say(f"{text}-private" if private else text, **variables)
