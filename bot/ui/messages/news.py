"""What happened, in words: the newest facts, what one's own move brought, what a latecomer has to know.

Only facts that their reader may know come in here. What happened in the lobby is told by the card, never again here.
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
"""What happens in the lobby: the card says it all, nobody needs it repeated when the game is on."""
LATEST = 6
"""So many lines of news a message names; `/table history` has them all."""
ROOM = 10
"""So many lines of news stand below what somebody has just done; of more, minor facts give way."""
BESIDE = (GameStarted, SeatLeft, SeatOpened, SeatTaken, SeatRetaken, SeatOffered, SeatKept, OfferDeclined, Remarked)
"""What whoever sits down in the middle of a game need not read first: who got up before them, and mere words."""
SO_FAR = 12
"""So many lines somebody reads who comes to a game late."""
READ_BACK = 400
"""So many facts are looked through for what somebody has to know who comes to a game late."""


def told(facts: Sequence[Fact], say: Say) -> str:
    """The last few facts in small letters, a line each, big moments large; nothing for no news."""
    return "\n".join(_large(fact, say) or f"-# • {say.fact(fact)}" for fact in _shown(facts))


def brought(facts: Sequence[Fact], say: Say) -> str:
    """What a person's own move brought, in full size as they look for it; minor facts only where there is room."""
    told = [fact for fact in facts if not isinstance(fact, SETTLING)]
    shown = told if len(told) <= ROOM else _shown(facts) or facts[-LATEST:]
    return "\n".join(_large(fact, say) or f"• {say.fact(fact)}" for fact in shown)


def happened(facts: Sequence[Fact], say: Say) -> str:
    """What happened, as a phone shows it, great moments first; nobody is pinged with what a computer says of it."""
    told = _shown([fact for fact in facts if not isinstance(fact, GameStarted | Remarked)])
    return "\n".join(f"• {say.fact(fact)}" for fact in sorted(told, key=lambda fact: not fact.big))


def _shown(facts: Sequence[Fact]) -> Sequence[Fact]:
    return [fact for fact in facts if not (fact.minor or isinstance(fact, SETTLING))][-LATEST:]


def _large(fact: Fact, say: Say) -> str | None:
    return f"## {say.fact(fact)}" if fact.big else None


def remarked(facts: Sequence[Fact], say: Say) -> str:
    """What computer players had to say of what happened, in small letters; nothing where they kept silent."""
    return "\n".join(f"-# {say.fact(fact)}" for fact in facts if isinstance(fact, Remarked))


async def so_far(app: App, table: Table, say: Say) -> str:
    """What has happened at a table in a few lines, and the way to all of it."""
    rows = await app.news.history(table.id, 0, size=READ_BACK)
    lines = condensed([(row.fact, say.within(say.scope, names.at_table(table, row.at))) for row in rows])
    return "\n".join((say("so-far"), lines or say("nothing-happened"), say("so-far-all")))


def condensed(facts: Sequence[tuple[Fact, Say]]) -> str:
    """What somebody has to know who comes late, as it happened: great moments, then the newest of what has room.

    Each fact comes with the words it is told in, which name those who sat there then.
    """
    told = [(fact, say) for fact, say in facts if not (fact.minor or isinstance(fact, (*SETTLING, *BESIDE)))]
    newest = reversed(range(len(told)))
    chosen = sorted(newest, key=lambda at: not told[at][0].big)[:SO_FAR]
    return "\n".join(f"• {say.fact(fact)}" for fact, say in (told[at] for at in sorted(chosen)))
