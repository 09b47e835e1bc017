"""The memory of open private panels over a restart, so that they can still be deleted, refreshed and ended.

The panels are stored when the bot closes, with the tokens that edit them, which Discord accepts for 15 minutes. The
next start reads them and deletes what was stored. After a crash there is nothing to read: open panels stay as they are.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import discord
import msgspec
import structlog

from bot.table.store import StorageFailed
from bot.ui.interactions.private_panels import EDIT_WINDOW_S, Panel
from bot.ui.messages.menus import DrawerKey

if TYPE_CHECKING:
    from bot.ui.app import App
    from bot.ui.interactions.private_panels import PrivatePanels


_log = structlog.stdlib.get_logger(__name__)


class StoredPanel(msgspec.Struct, frozen=True):
    """An open panel with what is needed of its interaction."""

    user: int
    kind: str
    message: int
    own: bool
    at: float
    """Unix seconds."""
    interaction: int
    application: int
    token: str
    locale: str
    drawer_key: DrawerKey | None
    is_past: bool
    version: int


async def store(app: App, registry: PrivatePanels) -> None:
    """Store the open panels; log if that fails."""
    age = app.clock.now() - time.monotonic()
    panels = [_stored(user, kind, panel, age) for (user, kind), panel in registry.panels() if not _is_letter(kind)]
    try:
        for name in _names(app)[:1]:
            await app.values.set(name, msgspec.json.encode(panels))
    except StorageFailed as failure:
        _log.warning("panels.not_stored", reason=str(failure))


def _names(app: App) -> list[str]:
    """Return the names of the stored values, one for each shard of this process."""
    return [f"open panels {shard}" for shard in app.tables.shards]


def _is_letter(kind: str) -> bool:
    """Return whether a slot holds a letter: the courier edits it after a restart."""
    return kind.startswith("letter ")


def _stored(user: int, kind: str, panel: Panel, age: float) -> StoredPanel:
    interaction = panel.interaction
    return StoredPanel(
        user=user,
        kind=kind,
        message=panel.message,
        own=panel.own,
        at=panel.at + age,
        interaction=interaction.id,
        application=interaction.application_id,
        token=interaction.token,
        locale=str(interaction.locale),
        drawer_key=panel.drawer_key,
        is_past=panel.is_past,
        version=panel.version,
    )


async def restore(app: App, registry: PrivatePanels, client: discord.Client) -> None:
    """Register the panels that the previous process had open and that can still be edited; log if that fails."""
    age = app.clock.now() - time.monotonic()
    for name in _names(app):
        try:
            stored = await app.values.get(name)
            if stored:
                await app.values.set(name, b"")
        except StorageFailed as failure:
            _log.warning("panels.not_restored", reason=str(failure))
            return
        for panel in _decoded(stored or b"[]"):
            if app.clock.now() - panel.at < EDIT_WINDOW_S:
                registry.restore((panel.user, panel.kind), _panel(panel, age, client))


def _decoded(stored: bytes) -> list[StoredPanel]:
    try:
        return msgspec.json.decode(stored, type=list[StoredPanel])
    except msgspec.DecodeError:
        _log.warning("panels.unreadable")
        return []


def _panel(stored: StoredPanel, age: float, client: discord.Client) -> Panel:
    """Return the panel with an interaction that has its token, its user and their language, and nothing else."""
    payload: Any = {
        "id": stored.interaction,
        "application_id": stored.application,
        "type": discord.InteractionType.component.value,
        "token": stored.token,
        "version": 1,
        "attachment_size_limit": 0,
        "locale": stored.locale,
        "user": {"id": stored.user, "username": "", "discriminator": "0", "avatar": None},
    }
    interaction: discord.Interaction[Any] = discord.Interaction(data=payload, state=client._connection)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    return Panel(
        stored.message,
        interaction,
        stored.own,
        stored.at - age,
        stored.drawer_key,
        is_past=stored.is_past,
        version=stored.version,
    )
