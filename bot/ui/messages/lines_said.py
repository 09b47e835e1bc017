"""The lines that players said, each with what it is about: the question has gone when others read the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n import names
from bot.table.facts import Said
from bot.ui.game_ui import NewsLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.table.news import NewsRow
    from bot.table.position import Position
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI

MAX_LINES = 12
"""Lines below the end of a chapter or of a game."""
MAX_FACTS = 400
"""Facts that are searched for these lines."""


def fact_text(ui: GameUI, position: Position, fact: Fact, say: Say) -> str:
    """Return the text of a public fact; a line that a player said is followed by what it is about."""
    text = say.fact(fact)
    if not isinstance(fact, Said) or position.table.state is None:
        return text
    subject = ui.subject(position.board, fact.topic, say)
    return f"{text} – {subject}" if subject else text


def with_subjects(
    ui: GameUI, position: Position, facts: Sequence[Fact | NewsLine], say: Say
) -> Sequence[Fact | NewsLine]:
    """Return news in which each line that a player said is followed by what it is about."""
    return [NewsLine(fact_text(ui, position, fact, say)) if isinstance(fact, Said) else fact for fact in facts]


async def of_game(app: App, table: Table, say: Say) -> str:
    """Return the last lines that players said at a table, oldest first, with the names of their time."""
    return _lines(app, table, await app.news.history(table.id, 0, size=MAX_FACTS), say)


async def of_chapter(app: App, table: Table, ending: Sequence[Fact], say: Say) -> str:
    """Return the lines that players said during a chapter, given the facts of its end; empty if nobody said any."""
    rows = await app.news.history(table.id, 0, size=MAX_FACTS)
    ends = [n for n, row in enumerate(rows) if row.fact.chapter]
    end = next((n for n in reversed(ends) if rows[n].fact in ending), len(rows))
    start = max((n for n in ends if n < end), default=0)
    return _lines(app, table, rows[start:end], say)


def _lines(app: App, table: Table, rows: Sequence[NewsRow], say: Say) -> str:
    ui, position = app.uis[table.game], app.position(table)
    said = [row for row in rows if isinstance(row.fact, Said)][-MAX_LINES:]
    words = [say.within(say.scope, names.at_table(table, row.at)) for row in said]
    return "\n".join(fact_text(ui, position, row.fact, own) for row, own in zip(said, words, strict=True))
