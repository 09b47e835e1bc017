"""An intent's message is found however many messages came before it, and nowhere if the history is closed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.transport import sender
from bot.transport.sender import Sender
from tests.stand_ins import returning

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

BEFORE = 450
"""Messages of others between an intent and its message."""


class Channel:
    """A channel with a history; the last message is the wanted one."""

    def __init__(self, author: Any, *, closed: bool) -> None:
        self._messages = [SimpleNamespace(id=n, author="somebody") for n in range(BEFORE)]
        self._messages.append(SimpleNamespace(id=BEFORE, author=author))
        self._closed = closed

    async def history(self, *, limit: int | None, after: Any, oldest_first: bool) -> AsyncIterator[Any]:
        assert oldest_first
        assert after.id
        if self._closed:
            response: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(response, "no history")
        for message in self._messages[:limit]:
            yield message


@pytest.mark.parametrize(("closed", "found"), [(False, BEFORE), (True, None)])
async def test_all_messages_since_the_intent_are_searched(
    monkeypatch: pytest.MonkeyPatch, *, closed: bool, found: int | None
) -> None:
    def wears(message: discord.Message, _mark: str) -> bool:
        return message.id == BEFORE

    monkeypatch.setattr(sender, "wears", wears)
    client: Any = SimpleNamespace(user="bot", get_partial_messageable=returning(Channel("bot", closed=closed)))
    assert await Sender(client).find(7, "ab", 1_700_000_000.0) == found
