"""The end of a game as one event for its subscribers. Pure.

There are two kinds of subscribers. A writer (`bot.storage.changes.EndWriter`) runs in the transaction that saves the
end, so its data is saved with the end or not at all. A receiver (`Policy.note_end`) is called once after the commit.
The call is lost if the process is killed in between, so a receiver must not hold data that has to last.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.table import facts
from bot.table.model import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.game.contract import Fact
    from bot.table.store import Change


class EndReason(StrEnum):
    """How a game ended."""

    RULES = "rules"
    """Played to an outcome by the rules."""
    RESIGNED = "resigned"
    """Ended because too few players remained after resignations and departures: there are places, but no scores."""
    VOTED = "voted"
    """More than half of the remaining players voted to end it."""
    CALLED_OFF = "called-off"
    """Called off by the table's host."""
    MODERATED = "moderated"
    """Called off by a moderator of the server."""
    LEAGUE = "league"
    """Ended by its league: the match was overdue or void, or the league is over."""
    DESERTED = "deserted"
    """The server removed the bot and did not invite it back in time."""


class GameEnd(Struct, frozen=True):
    """The end of a game that was dealt. A closed lobby ends no game, and a quarantine is not an end."""

    table: Table
    """The table as saved with the end: the seats and their former players (`former`), the options, the rules version,
    the number of moves, the times of the start (`began`) and the end (`changed`), the outcome if there is one, and the
    state, which is None if the table was in quarantine."""
    reason: EndReason


_REASONS: dict[type[Fact], EndReason] = {
    facts.GameEnded: EndReason.RULES,
    facts.EndedByVote: EndReason.VOTED,
    facts.CancelledByHost: EndReason.CALLED_OFF,
    facts.CancelledByModerator: EndReason.MODERATED,
    facts.ClosedByLeague: EndReason.LEAGUE,
    facts.ServerLeft: EndReason.DESERTED,
}


def game_end(change: Change) -> GameEnd | None:
    """Return the end of the game if this change ends one, else None."""
    table = change.decision.table
    if not table.finished or not table.started:
        return None
    return end_told_by(table, (item.fact for item in change.decision.news))


def end_told_by(table: Table, news: Iterable[Fact]) -> GameEnd | None:
    """Return the end of a finished game that this news tells; None: it tells of none.

    A change of a finished table (the bot is invited back to its server) has no news of an end.
    """
    reason = next((_REASONS[type(fact)] for fact in news if type(fact) in _REASONS), None)
    return None if reason is None else GameEnd(table, EndReason.RESIGNED if table.cut_short else reason)
