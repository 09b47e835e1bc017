"""Which function answers which control: the verbs of custom ids, and how a press of each is acknowledged.

Nothing is done here. A handler takes the request and what was pressed, changes a table through `Tables` alone, and says
nothing that the table's next board will say.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.ui.interactions import ask, breaks, interests, lobby_handlers, move_handlers, seat_handlers, show
from bot.ui.interactions.handling import AckMode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.table.model import Table
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


@dataclass(frozen=True)
class ComponentHandler:
    """What a verb does, and how a press of it is acknowledged."""

    ack: AckMode
    work: Callable[[Request, Press], Awaitable[None]]


def _showing(work: Callable[[Request, Table], Awaitable[None]]) -> ComponentHandler:
    """Answer with what a command of the same name shows."""

    async def handler(request: Request, press: Press) -> None:
        await work(request, await request.pressed_table(press))

    return ComponentHandler(AckMode.PRIVATE, handler)


COMPONENT_HANDLERS: Mapping[str, ComponentHandler] = MappingProxyType(
    {
        "mv": ComponentHandler(AckMode.SILENT, move_handlers.move),
        "pick": ComponentHandler(AckMode.SILENT, move_handlers.pick),
        "yes": ComponentHandler(AckMode.SILENT, move_handlers.confirmed),
        "keep": ComponentHandler(AckMode.SILENT, ask.keep),
        "resign": ComponentHandler(AckMode.SILENT, ask.resign),
        "cancel": ComponentHandler(AckMode.SILENT, ask.cancel),
        "quit": ComponentHandler(AckMode.SILENT, seat_handlers.confirm_leave),
        "sit": ComponentHandler(AckMode.PRIVATE, seat_handlers.sit),
        "pass": ComponentHandler(AckMode.PRIVATE, seat_handlers.decline),
        "forget": ComponentHandler(AckMode.SILENT, ask.forget),
        "join": ComponentHandler(AckMode.SILENT, lobby_handlers.join),
        "decline": ComponentHandler(AckMode.SILENT, lobby_handlers.decline),
        "leave": ComponentHandler(AckMode.SILENT, lobby_handlers.leave),
        "computer": ComponentHandler(AckMode.SILENT, lobby_handlers.add_computer),
        "start": ComponentHandler(AckMode.SILENT, lobby_handlers.press_start),
        "options": ComponentHandler(AckMode.PRIVATE, lobby_handlers.open_options),
        "opt": ComponentHandler(AckMode.SILENT, lobby_handlers.choose_option),
        "rules": ComponentHandler(AckMode.PRIVATE, show.rules),
        "mine": _showing(show.mine),
        "secrets": _showing(show.secrets),
        "missed": _showing(show.missed),
        "history": ComponentHandler(AckMode.SILENT, show.history_page),
        "status": _showing(show.status),
        "hint": _showing(show.hint),
        "words": _showing(show.words),
        "verify": _showing(show.verify),
        "drawer": ComponentHandler(AckMode.SILENT, move_handlers.pull_drawer),
        "in": ComponentHandler(AckMode.SILENT, move_handlers.press_in_drawer),
        "jot": ComponentHandler(AckMode.SILENT, move_handlers.press_note),
        "seal": ComponentHandler(AckMode.SILENT, move_handlers.seal),
        "unseal": ComponentHandler(AckMode.SILENT, move_handlers.unseal),
        "advise": ComponentHandler(AckMode.PRIVATE, move_handlers.advise),
        "suggest": ComponentHandler(AckMode.SILENT, move_handlers.suggest),
        "unfollow": ComponentHandler(AckMode.PRIVATE, interests.press_unfollow),
        "pause": ComponentHandler(AckMode.SILENT, breaks.press_pause),
        "resume": ComponentHandler(AckMode.SILENT, breaks.press_resume),
        "again": _showing(lobby_handlers.again),
        "anew": ComponentHandler(AckMode.SILENT, lobby_handlers.press_anew),
    }
)
