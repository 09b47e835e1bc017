"""The end of a game as one event, with everything that follows from it. Pure.

Two kinds of subscribers get it. A writer (`bot.storage.changes.EndWriter`) runs in the transaction of the change that
ends the game, so what it writes is saved with the end or not at all. A receiver (`Policy.note_end`) is called after the
commit, and not again if the process is killed before: it must not keep anything that has to last.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.table import facts
from bot.table.model import Table

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from bot.table.store import Change


class EndReason(StrEnum):
    """How a game ended."""

    RULES = "rules"
    """It was played to its outcome."""
    RESIGNED = "resigned"
    """So many had given up or gone that it was decided: there are places, but no scores."""
    VOTED = "voted"
    """More than half of the people who still played voted to end it."""
    CALLED_OFF = "called-off"
    """The table's host called it off."""
    MODERATED = "moderated"
    """A moderator of the server called it off."""
    DESERTED = "deserted"
    """The server had removed the bot, and did not invite it back in time."""


class GameEnd(Struct, frozen=True):
    """The end of a game that was dealt. A lobby that closes ends no game, and a quarantine is no end."""

    table: Table
    """The table as it was saved with the end: the seats and who left them before (`former`), the options, the rules
    version, the moves, when it `began` and ended (`changed`), the outcome if there is one, and the state, which is None
    if the table was in quarantine."""
    reason: EndReason


_REASONS: dict[type[Fact], EndReason] = {
    facts.GameEnded: EndReason.RULES,
    facts.EndedByVote: EndReason.VOTED,
    facts.CancelledByHost: EndReason.CALLED_OFF,
    facts.CancelledByModerator: EndReason.MODERATED,
    facts.ServerLeft: EndReason.DESERTED,
}


def game_end(change: Change) -> GameEnd | None:
    """Return the end of the game if this change ends one; None: it does not, or the game had ended before."""
    table = change.decision.table
    if not table.over or not table.started:
        return None
    # A change of a table that is over already (the bot is invited back to its server) tells none of these facts.
    reason = next((_REASONS[type(item.fact)] for item in change.decision.news if type(item.fact) in _REASONS), None)
    if reason is None:
        return None
    return GameEnd(table, EndReason.RESIGNED if table.cut_short else reason)
