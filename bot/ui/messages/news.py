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
    from bot.table.news import NewsRow
    from bot.ui.app import App

LOBBY_FACTS = (Opened, Joined, Left, HostChanged, ComputerJoined, ComputerLeft, OptionsChanged, PaceChanged)
"""The facts of the lobby. The card shows their result, so they are not repeated once the game has begun."""
MAX_LINES = 6
"""Lines of news in a message; `/table show` has all of them."""
MAX_BRIEF_LINES = 3
"""Lines of news in a letter of an earlier turn."""
MAX_OWN_LINES = 10
"""Lines of news below a player's own move; if there are more, minor facts are left out."""
SEAT_FACTS = (GameStarted, SeatLeft, SeatOpened, SeatTaken, SeatRetaken, SeatOffered, SeatKept, OfferDeclined, Remarked)
"""Facts that a new player of a running game need not read first: earlier changes of seats, and remarks."""
MAX_SUMMARY_LINES = 12
"""Lines of the summary for a latecomer."""
MAX_SUMMARY_FACTS = 400
"""Facts that are searched for that summary."""


def news_lines(facts: Sequence[Fact], say: Say) -> str:
    """Return the last facts in small letters, one per line, big ones large; empty without news."""
    return "\n".join(_headline(fact, say) or f"-# • {say.fact(fact)}" for fact in _major_facts(facts))


def brief(facts: Sequence[Fact], say: Say) -> str:
    """Return the last major facts in small letters, at most `MAX_BRIEF_LINES`."""
    return "\n".join(f"-# • {say.fact(fact)}" for fact in _major_facts(facts)[-MAX_BRIEF_LINES:])


def own_news(facts: Sequence[Fact], say: Say) -> str:
    """Return the news of a player's own move in full size. Minor facts are left out if there are more than `ROOM`."""
    events = [fact for fact in facts if not isinstance(fact, LOBBY_FACTS)]
    selection = events if len(events) <= MAX_OWN_LINES else _major_facts(facts) or facts[-MAX_LINES:]
    return "\n".join(_headline(fact, say) or f"• {say.fact(fact)}" for fact in selection)


def large(facts: Sequence[Fact], say: Say) -> str:
    """Return news like `own_news`, with the first line as a heading."""
    text = own_news(facts, say)
    return f"### {text.removeprefix('• ')}" if text.startswith("• ") else text


def last_round(rows: Sequence[NewsRow]) -> Sequence[Fact]:
    """Return the facts of the newest change among these rows that has news of the game."""
    told = [row for row in rows if not isinstance(row.fact, (*LOBBY_FACTS, *SEAT_FACTS))]
    return [row.fact for row in told if row.version == told[-1].version]


def event_lines(facts: Sequence[Fact], say: Say) -> str:
    """Return news for a notification in the order of events, except that a great moment comes first, as a title.

    Remarks are left out: they ping no player.
    """
    selection = _major_facts([fact for fact in facts if not isinstance(fact, GameStarted | Remarked)])
    title = _greatest(selection)
    lines = [f"• {say.fact(fact)}" for n, fact in enumerate(selection) if n != title]
    return "\n".join(lines if title is None else [say.fact(selection[title]), *lines])


def _greatest(facts: Sequence[Fact]) -> int | None:
    """Return the index of the last big fact, preferably not the end of a chapter; None if no fact is big."""
    indices = [n for n, fact in enumerate(facts) if fact.big]
    return max(indices, key=lambda n: (not facts[n].chapter, n), default=None)


def _major_facts(facts: Sequence[Fact]) -> Sequence[Fact]:
    return [fact for fact in facts if not (fact.minor or isinstance(fact, LOBBY_FACTS))][-MAX_LINES:]


def _headline(fact: Fact, say: Say) -> str | None:
    return f"## {say.fact(fact)}" if fact.big else None


def remarks_text(facts: Sequence[Fact], say: Say) -> str:
    """Return the remarks of computer players in small letters; empty if there are none."""
    return "\n".join(f"-# {say.fact(fact)}" for fact in facts if isinstance(fact, Remarked))


async def summary(app: App, table: Table, say: Say) -> str:
    """Return a summary of a table's events so far, with a hint at the full history."""
    rows = await app.news.history(table.id, 0, size=MAX_SUMMARY_FACTS)
    lines = summary_lines([(row.fact, say.within(say.scope, names.at_table(table, row.at))) for row in rows])
    return "\n".join((say("so-far"), lines or say("nothing-happened"), say("so-far-all")))


def summary_lines(facts: Sequence[tuple[Fact, Say]]) -> str:
    """Return the big facts, then the newest ones while there is room, in order of time.

    Each fact comes with its own words, which name the players of that time.
    """
    pairs = [(fact, say) for fact, say in facts if not (fact.minor or isinstance(fact, (*LOBBY_FACTS, *SEAT_FACTS)))]
    order = reversed(range(len(pairs)))
    indices = sorted(order, key=lambda index: not pairs[index][0].big)[:MAX_SUMMARY_LINES]
    return "\n".join(f"• {say.fact(fact)}" for fact, say in (pairs[index] for index in sorted(indices)))
