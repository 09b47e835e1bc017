"""What people read by direct message who do not sit at a table. Renders public things only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.model import Status
from bot.ui.messages import cards, components, news
from bot.ui.messages.layout import pushed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game import Fact
    from bot.i18n import Say
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI


def opening(table: Table, ui: GameUI, say: Say) -> Message:
    """That there is a free seat: who sits there, what was agreed on, where it is."""
    return pushed(
        say("opening", table=cards.name(table, say)),
        cards.seated(table, ui, say),
        cards.terms(table, ui, say),
        f"-# {cards.where(table, say)}",
        components.invitation(table, say),
        colour=ui.colour,
    )


def followed(table: Table, ui: GameUI | None, facts: Sequence[Fact], say: Say) -> Message:
    """That a round or the game is over, and what everybody may know happened since the last time."""
    name = cards.name(table, say)
    running = table.status is Status.RUNNING and ui is not None
    standing = cards.whose_turn(table, ui, say) if running and ui is not None else None
    content = (
        say("followed-end" if table.over else "followed-round", table=name),
        cards.result(table, say) if table.over else None,
        news.happened(facts, say) if ui is not None and not table.over else None,
    )
    return pushed(
        "\n".join(filter(None, content)),
        standing,
        f"-# {cards.where(table, say)}",
        components.following(table, say),
    )
