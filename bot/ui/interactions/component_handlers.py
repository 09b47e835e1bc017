"""The handlers of controls: one function, and one kind of acknowledgement, for the verb of each custom id.

A handler takes the request and the press, changes tables through `Tables` alone, and does not repeat the contents of
the table's next board.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from bot.ui.interactions import (
    blocking,
    confirmations,
    leaderboards,
    lobby_handlers,
    move_handlers,
    opening,
    pauses,
    piece_naming,
    reading_up,
    records,
    seat_handlers,
    server_settings,
    server_tables,
    subscriptions,
    table_views,
    talking,
    webhook_settings,
)
from bot.ui.interactions.handling import AckMode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    import discord
    from discord import ui

    from bot.table.model import Table
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


@dataclass(frozen=True)
class ComponentHandler:
    """The function that answers a verb, and how a press is acknowledged."""

    ack: AckMode
    work: Callable[[Request, Press], Awaitable[None]]
    form: Callable[[discord.Interaction[Any], Press, str], ui.Modal] | None = None
    """Returns the form that a press shows, in a language, without any other work; raises `Refused` if there is none."""


def _about(ack: AckMode, work: Callable[[Request, Table], Awaitable[object]]) -> ComponentHandler:
    """Make a handler of a function that needs only the table of a press, so that commands can call it too."""

    async def handler(request: Request, press: Press) -> None:
        await work(request, await request.pressed_table(press))

    return ComponentHandler(ack, handler)


def _answer_to_question(work: Callable[[Request, Press], Awaitable[None]]) -> ComponentHandler:
    """Make a handler of a function that answers a question and replaces it.

    The question leaves its slot first: the change may end the game, which deletes the open questions.
    """

    async def handler(request: Request, press: Press) -> None:
        source = request.interaction.message
        if source is not None:
            request.panels.drop_message(request.user, source.id)
        await work(request, press)

    return ComponentHandler(AckMode.SILENT, handler)


COMPONENT_HANDLERS: Mapping[str, ComponentHandler] = MappingProxyType(
    {
        "say": ComponentHandler(AckMode.FORM, talking.said, talking.question_form),
        "said": ComponentHandler(AckMode.SILENT, talking.said),
        "name": ComponentHandler(AckMode.FORM, piece_naming.named, piece_naming.form),
        "named": ComponentHandler(AckMode.SILENT, piece_naming.named),
        "mv": ComponentHandler(AckMode.SILENT, move_handlers.move),
        "pick": ComponentHandler(AckMode.SILENT, move_handlers.move),
        "yes": _answer_to_question(move_handlers.make_confirmed),
        "keep": _answer_to_question(confirmations.keep),
        "resign": _answer_to_question(_about(AckMode.SILENT, confirmations.resign).work),
        "vote": _answer_to_question(_about(AckMode.SILENT, confirmations.vote).work),
        "cancel": _answer_to_question(confirmations.cancel),
        "quit": _answer_to_question(_about(AckMode.SILENT, seat_handlers.leave_confirmed).work),
        "sit": ComponentHandler(AckMode.PRIVATE, seat_handlers.sit),
        "pass": ComponentHandler(AckMode.PRIVATE, seat_handlers.decline),
        "forget": ComponentHandler(AckMode.SILENT, confirmations.forget),
        "join": ComponentHandler(AckMode.SILENT, lobby_handlers.join),
        "decline": ComponentHandler(AckMode.SILENT, lobby_handlers.decline),
        "leave": _about(AckMode.SILENT, lobby_handlers.leave),
        "computer": _about(AckMode.SILENT, lobby_handlers.add_computer),
        "start": _about(AckMode.SILENT, lobby_handlers.start),
        "newtable": ComponentHandler(AckMode.PRIVATE, opening.ask_game),
        "open": ComponentHandler(AckMode.SILENT, opening.open_chosen),
        "games": ComponentHandler(AckMode.PRIVATE, reading_up.overview),
        "manual": ComponentHandler(AckMode.PRIVATE, reading_up.manual),
        "options": ComponentHandler(AckMode.PRIVATE, lobby_handlers.open_options),
        "opt": ComponentHandler(AckMode.SILENT, lobby_handlers.choose_option),
        "rules": _about(AckMode.PRIVATE, table_views.rules),
        "next": _about(AckMode.SILENT, table_views.follow_on),
        "look": _about(AckMode.SILENT, table_views.look),
        "mine": _about(AckMode.PRIVATE, table_views.mine),
        "secrets": _about(AckMode.PRIVATE, table_views.secrets),
        "missed": _about(AckMode.PRIVATE, table_views.missed),
        "history": ComponentHandler(AckMode.SILENT, table_views.history_page),
        "status": _about(AckMode.PRIVATE, table_views.status),
        "hint": _about(AckMode.PRIVATE, table_views.hint),
        "describe": _about(AckMode.PRIVATE, table_views.describe),
        "words": _about(AckMode.PRIVATE, table_views.words),
        "replay": ComponentHandler(AckMode.SILENT, table_views.replay_page),
        "verify": _about(AckMode.PRIVATE, table_views.verify),
        "recname": ComponentHandler(AckMode.PRIVATE, records.set_named),
        "drawer": ComponentHandler(AckMode.SILENT, move_handlers.pull_drawer),
        "in": ComponentHandler(AckMode.SILENT, move_handlers.press_in_drawer),
        "jot": ComponentHandler(AckMode.SILENT, move_handlers.press_note),
        "seal": ComponentHandler(AckMode.SILENT, move_handlers.seal),
        "unseal": ComponentHandler(AckMode.SILENT, move_handlers.unseal),
        "advise": ComponentHandler(AckMode.PRIVATE, move_handlers.advise),
        "suggest": ComponentHandler(AckMode.SILENT, move_handlers.suggest),
        "tables": ComponentHandler(AckMode.SILENT, server_tables.turn),
        "ranks": ComponentHandler(AckMode.SILENT, leaderboards.turn),
        "rankshow": ComponentHandler(AckMode.SILENT, leaderboards.share),
        "watch": ComponentHandler(AckMode.SILENT, subscriptions.watch),
        "unfollow": ComponentHandler(AckMode.PRIVATE, subscriptions.unfollow),
        "house": ComponentHandler(AckMode.SILENT, server_settings.turn_page),
        "rule": ComponentHandler(AckMode.SILENT, server_settings.press_value),
        "block": ComponentHandler(AckMode.SILENT, blocking.press_block),
        "lift": ComponentHandler(AckMode.SILENT, blocking.press_lift),
        "unhook": ComponentHandler(AckMode.SILENT, webhook_settings.press_remove),
        "hook": ComponentHandler(AckMode.PRIVATE, webhook_settings.press_test),
        "pause": ComponentHandler(AckMode.SILENT, pauses.press_pause),
        "resume": _about(AckMode.SILENT, pauses.press_resume),
        "again": _about(AckMode.PRIVATE, lobby_handlers.again),
        "anew": _about(AckMode.SILENT, lobby_handlers.open_without_invitations),
    }
)
