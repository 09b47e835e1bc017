"""Handlers of blocks: keep a user from opening and joining tables on a server, and lift that.

The blocked user's present tables go on. Nobody is notified; the user gets the reason when they try to open or join.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.game.contract import Refused
from bot.preferences import blocks
from bot.preferences.blocks import MAX_BLOCKS, Block
from bot.ui.interactions import server_settings
from bot.ui.interactions.rights import require_server_manager
from bot.ui.messages.settings_panel import Page

if TYPE_CHECKING:
    from bot.preferences.settings import ServerSettings
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


async def block(request: Request, user: int, *, bot: bool = False) -> None:
    """Block a user, and show the page of people; `bot`: the user is a bot.

    Raise `Refused`, changing nothing, for oneself, a bot, a user who is blocked, or beyond `MAX_BLOCKS`.
    """
    guild, app = require_server_manager(request.interaction), request.app
    if user == request.user:
        raise Refused("block-yourself")
    if bot:
        raise Refused("block-a-bot")
    if app.preferences.is_blocked(guild, user):
        raise Refused("block-again", player=f"<@{user}>")
    if len(app.preferences.server(guild).blocks) >= MAX_BLOCKS:
        raise Refused("block-too-many", most=MAX_BLOCKS)
    entry = Block(app.preferences.block_digest(guild, user), app.clock.now(), user)

    def blocked(settings: ServerSettings) -> ServerSettings:
        return replace(settings, blocks=blocks.added(settings.blocks, entry))

    await server_settings.save(request, blocked, lambda _view, say: [say("journal-blocked")])
    await server_settings.show(request, Page.PEOPLE, request.say("done-block", player=f"<@{user}>"))


async def lift(request: Request, digest: str) -> None:
    """Lift the block with this digest, and show the page of people; raise `Refused` if there is none."""
    guild, app = require_server_manager(request.interaction), request.app
    if not blocks.contains(app.preferences.server(guild).blocks, digest):
        raise Refused("block-none")

    def without(settings: ServerSettings) -> ServerSettings:
        return replace(settings, blocks=blocks.lifted(settings.blocks, digest))

    await server_settings.save(request, without, lambda _view, say: [say("journal-lifted")])
    await server_settings.show(request, Page.PEOPLE, request.say("done-lift"))


async def lift_of(request: Request, user: int) -> None:
    """Lift the block of a user; raise `Refused` if the user is not blocked."""
    guild = require_server_manager(request.interaction)
    await lift(request, request.app.preferences.block_digest(guild, user))


async def press_block(request: Request, press: Press) -> None:
    """Block the member chosen in the panel's list."""
    value = press.values[0] if press.values else ""
    user = int(value) if value.isascii() and value.isdigit() else 0
    if not user:
        raise Refused("stale-click")
    data: dict[str, Any] = dict(request.interaction.data or {})
    account: dict[str, Any] = data.get("resolved", {}).get("users", {}).get(value, {})
    await block(request, user, bot=bool(account.get("bot")))


async def press_lift(request: Request, press: Press) -> None:
    """Lift the block chosen in the panel's list."""
    await lift(request, press.values[0] if press.values else "")
