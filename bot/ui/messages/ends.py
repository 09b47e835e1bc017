"""The messages at the end of a chapter and of a game: as many as it takes so that none is too high for a phone.

The first has the result and the large picture. The others follow with what has no room there: standings, films, and
the lines that players said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.i18n import names
from bot.table import computers
from bot.table.facts import GameEnded, SeedShown
from bot.ui.messages import cards, components, lines_said, news, notifications
from bot.ui.messages.heights import MARGIN, MAX_POST_HEIGHT, message_height
from bot.ui.messages.layout import Gallery, framed, large, notification

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.game.contract import Fact
    from bot.i18n.translation import Say
    from bot.table.model import Table
    from bot.transport.message import Attachment, Message
    from bot.ui.app import App
    from bot.ui.messages.layout import PlainPart

    Group = tuple[PlainPart | None, ...]
    """Parts of a message that stand together."""
    Build = Callable[[Sequence[PlainPart]], Message]

RESULT_FACTS = (GameEnded, SeedShown)
"""Facts that the first line of a farewell already contains."""


async def farewell(
    app: App, table: Table, last: Sequence[Fact], film: Attachment | None, say: Say
) -> tuple[Message, ...]:
    """Return the messages that end a thread: the first calls the players and has the controls."""
    ui, users = app.uis[table.game], names.users_of(table)
    chapter_text, pictures, standing = await _chapter(app, table, last, say)
    if film is None and not pictures and table.state is not None:
        board = app.position(table).board
        pictures = await app.renderer.board(table, ui.pictures, board, say, within=None)
    visible, spoilers = _split(pictures)
    first, *others = large((*visible, *((film,) if film else ()))) or (None,)
    content = await _farewell_content(app, table, last, say, told=bool(chapter_text))
    caption = _caption(app, table, say) if spoilers else ""
    said = await lines_said.of_game(app, table, say)
    characters = _characters(app, table, say)

    def opening(parts: Sequence[PlainPart]) -> Message:
        # In the plain form, the covered pictures stand right below the content.
        covered = caption if spoilers in parts else ""
        above = "\n".join(filter(None, (content, covered)))
        shown = [part for part in parts if part is not caption]
        return notification(above, *shown, components.end_row(table, say), colour=ui.colour, pings=users)

    groups: Sequence[Group] = ((first,), (chapter_text,), (caption, spoilers), *((one,) for one in others))
    groups = (*groups, (standing,), (characters,), (said,))
    return divided(groups, opening, _sequel(ui.colour, components.again_row(table, say)))


def _characters(app: App, table: Table, say: Say) -> str:
    """Return the mistakes of the computer players under a title; empty if there are none or the game did not start."""
    flaws = computers.flaws(app.uis[table.game].game, table) if table.state is not None else {}
    lines = [f"• {say(f'flaw-{kind}', player=say.names[seat])}" for seat, kind in flaws.items()]
    return "\n".join((f"**{say('flaws-title')}**", *lines)) if lines else ""


async def _farewell_content(app: App, table: Table, last: Sequence[Fact], say: Say, *, told: bool) -> str:
    """Return the text that phones show: the result, and the deciding events unless the chapter has `told` them."""
    deciding_facts = [fact for fact in last if not isinstance(fact, RESULT_FACTS)]
    events = news.event_lines(news.told(app, table, deciding_facts, None, say), say)
    lines = (
        say("farewell", table=cards.name(table, say), players=notifications.mentions(names.users_of(table))),
        cards.result(table, say),
        events if app.position(table).is_cut_short or not told else None,
        news.remarks_text(last, say),
    )
    return "\n".join(filter(None, lines))


async def chapter(app: App, table: Table, facts: Sequence[Fact], say: Say) -> tuple[Message, ...]:
    """Return the messages about a finished chapter of the game, with the standing."""
    ui = app.uis[table.game]
    text, pictures, standing = await _chapter(app, table, facts, say)
    words = text or news.news_lines(news.told(app, table, facts, None, say), say)
    film = await _chapter_film(app, table, say) if pictures else None
    visible, spoilers = _split(pictures)
    heading = cards.heading(table, ui, say)
    said = await lines_said.of_chapter(app, table, facts, say)
    caption = _caption(app, table, say) if spoilers else ""

    def opening(parts: Sequence[PlainPart]) -> Message:
        return framed(heading, *parts, colour=ui.colour)

    groups: list[Group] = [visible[:1], (words,), *((one,) for one in visible[1:])]
    groups += [(caption, spoilers), (film,), (standing,), (said,)]
    return divided(groups, opening, _sequel(ui.colour))


def _sequel(colour: int, *rows: Any) -> Callable[[Sequence[PlainPart], bool], Message]:
    """Return a function that makes a further message; only the last one has the `rows` of controls."""

    def build(parts: Sequence[PlainPart], last: bool) -> Message:  # noqa: FBT001 - a callback of one caller
        return framed(*parts, *(rows if last else ()), colour=colour)

    return build


def divided(
    groups: Sequence[Group], opening: Build, sequel: Callable[[Sequence[PlainPart], bool], Message]
) -> tuple[Message, ...]:
    """Return as few messages as hold all groups in their order, none higher than `MAX_POST_HEIGHT`.

    A group that is too high by itself gets a message of its own.
    """
    rest = [shown for group in groups if (shown := [part for part in group if part])]
    message, rest = _filled(rest, lambda parts, _last: opening(parts))
    messages = [message]
    while rest:
        message, rest = _filled(rest, sequel)
        messages.append(message)
    return tuple(messages)


def _filled(
    groups: list[list[PlainPart]], build: Callable[[Sequence[PlainPart], bool], Message]
) -> tuple[Message, list[list[PlainPart]]]:
    """Return the message with as many of the first groups as have room, at least one, and the other groups."""
    for count in range(len(groups), 1, -1):
        message = build([part for group in groups[:count] for part in group], count == len(groups))
        if message_height(message) <= MAX_POST_HEIGHT - MARGIN:
            return message, groups[count:]
    return build(groups[0] if groups else [], not groups[1:]), groups[1:]


def _caption(app: App, table: Table, say: Say) -> str:
    """Return the line above the covered pictures of the chapter that ended last."""
    chapter_ui = app.uis[table.game].chapter
    return chapter_ui.caption(app.position(table).board, say) if chapter_ui else ""


async def _chapter_film(app: App, table: Table, say: Say) -> Attachment | None:
    """Return the film of the chapter that ended last; None if the game has none or it could not be drawn."""
    chapter_ui = app.uis[table.game].chapter
    if chapter_ui is None or chapter_ui.film is None:
        return None
    return await app.renderer.film(table, chapter_ui.film, app.position(table).board, say)


async def _chapter(
    app: App, table: Table, facts: Sequence[Fact], say: Say
) -> tuple[str | None, Sequence[Attachment], str | None]:
    """Return text, pictures and standing of the chapter that a change ended; nothing if it ended none."""
    chapter_ui = app.uis[table.game].chapter
    if chapter_ui is None or table.state is None:
        return None, (), None
    board = app.position(table).board
    is_cut_short = app.position(table).is_cut_short
    text = chapter_ui.unfinished_text(board, say) if is_cut_short else chapter_ui.text(board, facts, say)
    if text is None:
        return None, (), None
    pictures = await app.renderer.board(table, chapter_ui.pictures, board, say, within=None, covered=True)
    return text, pictures, None if is_cut_short else chapter_ui.standing(board, facts, say)


def _split(pictures: Sequence[Attachment]) -> tuple[tuple[Attachment, ...], Gallery | None]:
    """Return the pictures that are shown at once, and the others as a gallery of spoilers; None without spoilers."""
    spoilers = tuple(picture for picture in pictures if picture.spoiler)
    return tuple(picture for picture in pictures if not picture.spoiler), Gallery(spoilers) if spoilers else None
