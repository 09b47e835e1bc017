"""Lines that players say about a topic: by a button and a form with one line, or typed as `/<game> move` “say: …”.

A form is shown without any other work, because it has to be the first answer to a press. It is known by its custom id
alone, so it can be sent after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Refused
from bot.i18n import names
from bot.i18n.translation import LANGUAGES, Say, clipped, without_markdown
from bot.i18n.typed_lines import MAX_LINE_LENGTH, cleaned
from bot.table import talk
from bot.ui.interactions import finder
from bot.ui.interactions.move_handlers import show_panel
from bot.ui.messages import panels
from bot.ui.messages.forms import line_form

if TYPE_CHECKING:
    from collections.abc import Iterator

    import discord
    from discord import ui

    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


MAX_QUESTION_LENGTH = 100
"""Characters of a question in a form; Discord accepts no longer description."""


def form(press: Press, language: str, question: str = "") -> ui.Modal:
    """Return the form for a line about the topic of a press, with the question, which may be empty."""
    words = Say(language)
    custom_id = f"said:{press.number(0)}:{press.number(1)}:{press.text(2)}"
    description = clipped(question, MAX_QUESTION_LENGTH) or None
    return line_form(custom_id, words("talk-title"), words("talk-label"), most=MAX_LINE_LENGTH, description=description)


def question_form(interaction: discord.Interaction[Any], press: Press, language: str) -> ui.Modal:
    """Return the form with the question of a press; raise `Refused` if its topic does not ask the requester."""
    app: App = interaction.client.app
    question = _question(app, press, interaction.user.id, language)
    if question is None:
        raise Refused("talk-nothing")
    return form(press, language, question)


def _question(app: App, press: Press, user: int, language: str) -> str | None:
    """Return the question of a press as a form shows it; None if its topic does not ask the user."""
    try:
        table = app.tables.get(press.number(0))
    except Refused:
        return None
    if table.game not in app.uis:
        return None
    position, say = app.position(table), Say(language, table.game, names.in_list(table))
    topics = (topic for topic in talk.open_topics(position) if table.seat_of(user) == topic.seat)
    topic = next((topic for topic in topics if topic.key == press.text(2)), None)
    return None if topic is None else without_markdown(app.uis[table.game].question(position.board, topic, say))


def typed_values(data: dict[str, Any]) -> tuple[str, ...]:
    """Return the values of the text inputs of a form that was sent."""
    parts: Iterator[dict[str, Any]] = (part.get("component") or {} for part in data.get("components", ()))
    return tuple(str(part["value"]) for part in parts if "value" in part)


async def said(request: Request, press: Press) -> None:
    """Say the line of a form that was sent; the board shows it."""
    table = await request.pressed_table(press)
    words, key = cleaned("".join(press.values)), press.text(2)
    table = await request.change(table, lambda context: talk.say(context, request.user, words, key))
    if request.on_private_message:
        await show_panel(request, table)


def typed_line(typed: str) -> str | None:
    """Return the line in words that are typed as a move: what follows “say:”, in any language. None for other words."""
    word, colon, line = typed.partition(":")
    return line if colon and word.strip().casefold() in {Say(language)("talk-word") for language in LANGUAGES} else None


async def say_line(request: Request, line: str, *, game: str, number: int | None) -> None:
    """Say a typed line about the topic that asks the requester, and answer with their panel."""

    def asks(table: Table) -> bool:
        topics = talk.open_topics(request.app.position(table))
        return table.seat_of(request.user) in {topic.seat for topic in topics}

    table, words = await finder.find(request, number, game=game, fits=asks), cleaned(line)
    table = request.about(await request.change(table, lambda context: talk.say(context, request.user, words)))
    message = await panels.after_move(request.app, table, request.seat(table), request.say)
    await request.answer(message, slot=panels.slot(table), version=table.version)
