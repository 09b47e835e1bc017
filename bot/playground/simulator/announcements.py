"""Announcements of threads that SimCord makes and Discord does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simcord.enums import ChannelType, MessageType

if TYPE_CHECKING:
    from simcord.backend.models import Message
    from simcord.backend.state import Backend


def is_suppressed(backend: Backend, message: Message) -> bool:
    """Return whether a message announces a thread that its first message shows anyway, or a private one."""
    meta = message.system_metadata
    if message.type != MessageType.THREAD_CREATED or meta is None:
        return False
    thread = backend.channels.get(meta.channel_id or 0)
    private = thread is not None and thread.type == ChannelType.PRIVATE_THREAD
    return private or bool(meta.referenced_message_id)
