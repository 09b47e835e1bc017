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
from bot.ui.game_ui import NewsLine
from bot.ui.messages import lines_said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Fact, Seat
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.table.news import NewsRow
    from bot.ui.app import App

    Telling = Sequence[Fact | NewsLine]
    """Facts, which have texts of their own, and lines that the game has made for the reader."""

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


def told(app: App, table: Table, facts: Sequence[Fact], seat: Seat | None, say: Say) -> Telling:
    """Return facts as the table's game tells them to a seat; None: to everybody."""
    ui = app.uis[table.game]
    if not facts or table.state is None:
        return facts
    position = app.position(table)
    return lines_said.with_subjects(ui, position, ui.news(facts, position.board, seat, say), say)


def brief(facts: Telling, say: Say) -> str:
    """Return the reader's own lines and the last major facts in small letters, at most `MAX_BRIEF_LINES` together."""
    own = _own_lines(facts)[:MAX_BRIEF_LINES]
    events = [_line(fact, say) for fact in _major(facts)]
    rest = events[max(0, len(events) + len(own) - MAX_BRIEF_LINES) :]
    return "\n".join(f"-# {line}" for line in (*own, *rest))


def news_lines(facts: Telling, say: Say) -> str:
    """Return the last facts in small letters, one per line, big ones large; empty without news.

    The reader's own lines come first, in full size.
    """
    return "\n".join(
        (*_own_lines(facts), *(_headline(fact, say) or f"-# {_line(fact, say)}" for fact in _major(facts)))
    )


def own_news(facts: Telling, say: Say) -> str:
    """Return the news of a player's own move in full size, the lines about the reader's own pieces first.

    Minor facts are left out if there are more than `MAX_OWN_LINES`.
    """
    events = [fact for fact in _events(facts) if not isinstance(fact, LOBBY_FACTS)]
    selection = events if len(events) <= MAX_OWN_LINES else _major(facts) or events[-MAX_LINES:]
    return "\n".join((*_own_lines(facts), *(_headline(fact, say) or _line(fact, say) for fact in selection)))


def large(facts: Telling, say: Say) -> str:
    """Return news like `own_news`, with the first line as a heading."""
    text = own_news(facts, say)
    return f"### {text.removeprefix('• ')}" if text.startswith("• ") else text


def last_round(rows: Sequence[NewsRow]) -> Sequence[Fact]:
    """Return the facts of the newest change among these rows that has news of the game."""
    game_rows = [row for row in rows if not isinstance(row.fact, (*LOBBY_FACTS, *SEAT_FACTS))]
    return [row.fact for row in game_rows if row.version == game_rows[-1].version]


def event_lines(facts: Telling, say: Say) -> str:
    """Return news for a notification in the order of events, except that a great moment comes first, as a title.

    Remarks are left out: they ping no player.
    """
    selection = _major([fact for fact in facts if not isinstance(fact, GameStarted | Remarked)])
    title = _greatest(selection)
    lines = (*_own_lines(facts), *(_line(fact, say) for n, fact in enumerate(selection) if n != title))
    return "\n".join(lines if title is None else (_text(selection[title], say), *lines))


def _greatest(facts: Telling) -> int | None:
    """Return the index of the last big fact, preferably not the end of a chapter; None if no fact is big."""
    big = [(n, fact) for n, fact in enumerate(facts) if not isinstance(fact, NewsLine) and fact.big]
    return max(big, key=lambda entry: (not entry[1].chapter, entry[0]), default=(None,))[0]


def _own_lines(facts: Telling) -> list[str]:
    return [f"• {fact.text}" for fact in facts if isinstance(fact, NewsLine) and fact.own]


def _events(facts: Telling) -> Telling:
    """Return all facts and lines that are not about the reader's own pieces."""
    return [fact for fact in facts if not (isinstance(fact, NewsLine) and fact.own)]


def _major(facts: Telling) -> Telling:
    """Return the last events that matter."""
    events = _events(facts)
    return [fact for fact in events if isinstance(fact, NewsLine) or not (fact.minor or isinstance(fact, LOBBY_FACTS))][
        -MAX_LINES:
    ]


def _text(fact: Fact | NewsLine, say: Say) -> str:
    return fact.text if isinstance(fact, NewsLine) else say.fact(fact)


def _line(fact: Fact | NewsLine, say: Say) -> str:
    return f"• {_text(fact, say)}"


def _headline(fact: Fact | NewsLine, say: Say) -> str | None:
    return f"## {say.fact(fact)}" if not isinstance(fact, NewsLine) and fact.big else None


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
