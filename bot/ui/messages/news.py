"""News in words: recent events, the result of a player's own move, and a summary for latecomers.

Callers pass only facts that the reader may know. The card shows the events of the lobby, so they are left out here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n import names
from bot.table.facts import (
    ComputerJoined,
    ComputerLeft,
    GameStarted,
    HostChanged,
    Joined,
    Left,
    OfferDeclined,
    Opened,
    OptionsChanged,
    PaceChanged,
    Remarked,
    SeatKept,
    SeatLeft,
    SeatOffered,
    SeatOpened,
    SeatRetaken,
    SeatTaken,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.ui.app import App

SETTLING = (Opened, Joined, Left, HostChanged, ComputerJoined, ComputerLeft, OptionsChanged, PaceChanged)
"""The facts of the lobby. The card shows their result, so they are not repeated once the game has begun."""
LATEST = 6
"""Lines of news in a message; `/table history` has all of them."""
ROOM = 10
"""Lines of news below a player's own move; if there are more, minor facts are left out."""
BESIDE = (GameStarted, SeatLeft, SeatOpened, SeatTaken, SeatRetaken, SeatOffered, SeatKept, OfferDeclined, Remarked)
"""Facts that a new player of a running game need not read first: earlier changes of seats, and remarks."""
SO_FAR = 12
"""Lines of the summary for a latecomer."""
READ_BACK = 400
"""Facts that are searched for that summary."""


def told(facts: Sequence[Fact], say: Say) -> str:
    """Return the last facts in small letters, a line each, big ones large; empty without news."""
    return "\n".join(_large(fact, say) or f"-# • {say.fact(fact)}" for fact in _shown(facts))


def brought(facts: Sequence[Fact], say: Say) -> str:
    """Return the news of a player's own move in full size. Minor facts are left out if there are more than `ROOM`."""
    told = [fact for fact in facts if not isinstance(fact, SETTLING)]
    shown = told if len(told) <= ROOM else _shown(facts) or facts[-LATEST:]
    return "\n".join(_large(fact, say) or f"• {say.fact(fact)}" for fact in shown)


def happened(facts: Sequence[Fact], say: Say) -> str:
    """Return news for a notification, big facts first. Remarks are left out: they ping no player."""
    told = _shown([fact for fact in facts if not isinstance(fact, GameStarted | Remarked)])
    return "\n".join(f"• {say.fact(fact)}" for fact in sorted(told, key=lambda fact: not fact.big))


def _shown(facts: Sequence[Fact]) -> Sequence[Fact]:
    return [fact for fact in facts if not (fact.minor or isinstance(fact, SETTLING))][-LATEST:]


def _large(fact: Fact, say: Say) -> str | None:
    return f"## {say.fact(fact)}" if fact.big else None


def remarked(facts: Sequence[Fact], say: Say) -> str:
    """Return the remarks of computer players in small letters; empty if there are none."""
    return "\n".join(f"-# {say.fact(fact)}" for fact in facts if isinstance(fact, Remarked))


async def so_far(app: App, table: Table, say: Say) -> str:
    """Return a summary of a table's events so far, with a hint at the full history."""
    rows = await app.news.history(table.id, 0, size=READ_BACK)
    lines = condensed([(row.fact, say.within(say.scope, names.at_table(table, row.at))) for row in rows])
    return "\n".join((say("so-far"), lines or say("nothing-happened"), say("so-far-all")))


def condensed(facts: Sequence[tuple[Fact, Say]]) -> str:
    """Return the big facts, then the newest ones while there is room, in order of time.

    Each fact comes with its own words, which name the players of that time.
    """
    told = [(fact, say) for fact, say in facts if not (fact.minor or isinstance(fact, (*SETTLING, *BESIDE)))]
    newest = reversed(range(len(told)))
    chosen = sorted(newest, key=lambda at: not told[at][0].big)[:SO_FAR]
    return "\n".join(f"• {say.fact(fact)}" for fact, say in (told[at] for at in sorted(chosen)))
