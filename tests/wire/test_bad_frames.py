"""Gateway frames that are not strict JSON or not readable events for discord.py do not end the bot."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bot.playground.gateway import RawFrame
from bot.playground.simulator.gateway_feed import GatewayFeed
from tests.wire.bot_process import until

if TYPE_CHECKING:
    from tests.wire.bot_process import Bot
    from tests.wire.wire_table import WireTable

pytestmark = pytest.mark.unmeasured

SECRET = "Unforgettable"
"""A word in the frames that must not appear in the log."""


def event(name: object, data: object) -> bytes:
    """Return an event without a sequence number, so that the session does not advance."""
    return json.dumps({"op": 0, "t": name, "d": data}).encode()


UNREADABLE = {
    "empty": b"",
    "cut short": b'{"op": 0, "t": "Unforgettable',
    "no UTF-8": b'{"op": 11, "d": "\xff\xfe"}',
    "no object": b'["Unforgettable"]',
    "a number": b"5",
    "null": b"null",
    "a number that is too long": b'{"op": ' + b"1" * 100_000 + b"}",
    "nested too deep": b'{"op": 11, "d": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "no data": event("INTERACTION_CREATE", None),
    "a field missing": event("INTERACTION_CREATE", {"id": "5", "type": 2, "token": SECRET}),
    "a field of another type": event("MESSAGE_CREATE", {"id": [SECRET], "channel_id": {}}),
    "a server without a number": event("GUILD_CREATE", {"name": SECRET}),
    "a name that is a list": event([SECRET], {}),
    "a hello without data": b'{"op": 10}',
}
READABLE = {
    "NaN": b'{"op": 11, "d": NaN}',
    "too great": b'{"op": 11, "d": 1e999}',
    "an unknown operation": b'{"op": 99, "d": "Unforgettable"}',
    "an unknown event": event("UNFORGETTABLE", {}),
    "a lone surrogate": b'{"op": 0, "t": "UNKNOWN", "d": "\\ud800 Unforgettable \\udfff"}',
}


async def check_connected(table: WireTable, bot: Bot) -> None:
    """Check that the process runs and that a move over the same connection arrives."""
    await table.move()
    assert bot.process.returncode is None, bot.log


async def test_an_unreadable_frame_is_skipped_and_logged_once(table: WireTable) -> None:
    async with table.bot() as bot:
        await table.begin()
        identified, resumed = table.loopback.gateway.identified, table.loopback.gateway.resumed
        for content in (*UNREADABLE.values(), *READABLE.values()):
            table.loopback.gateway.send_raw(RawFrame(content))
        for _ in range(50):
            table.loopback.gateway.send_raw(RawFrame(b"{"))
        await check_connected(table, bot)
        assert (table.loopback.gateway.identified, table.loopback.gateway.resumed) == (identified, resumed)
        lines = [json.loads(line) for line in bot.log.splitlines()]
        skipped = [line["fault"] for line in lines if line["event"] == "gateway.frame_skipped"]
        assert {"JSONDecodeError", "UnicodeDecodeError", "AttributeError", "KeyError"} <= set(skipped)
        assert len(skipped) == len(set(skipped)), "each kind once"
        assert [line["event"] for line in lines].count("discord.text_cleaned") == 1
        assert SECRET not in bot.log
        assert "Traceback" not in bot.log


@pytest.mark.parametrize("is_binary", [True, False], ids=["stream damaged", "text of no UTF-8"])
async def test_a_damaged_stream_is_resumed_and_missed_events_arrive(table: WireTable, *, is_binary: bool) -> None:
    content = b"Unforgettable\xff\x00\x00\xff\xff"
    async with table.bot() as bot:
        await table.begin()
        first = await table.move()
        table.loopback.gateway.send_raw(RawFrame(content, outside_stream=True, is_binary=is_binary))
        second = table.press()
        await until(lambda: table.loopback.gateway.resumed >= 1)
        await until(lambda: table.saved(second))
        await check_connected(table, bot)
        assert (table.saved(first), table.saved(second)) == (1, 1)
        assert SECRET not in bot.log


async def test_a_session_with_an_unreadable_first_event_is_replaced(
    table: WireTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without READY no other event can be understood, so the bot must reconnect."""
    greet, unreadable = GatewayFeed.greet, [{}, {"session_id": "Unforgettable"}]

    def greet_badly(feed: GatewayFeed, session: str, resume_url: str) -> None:
        if unreadable:
            feed._push("READY", unreadable.pop())
        else:
            greet(feed, session, resume_url)

    monkeypatch.setattr(GatewayFeed, "greet", greet_badly)
    async with table.bot() as bot:
        await until(lambda: table.loopback.gateway.identified == 3)
        await table.begin()
        await check_connected(table, bot)
        assert SECRET not in bot.log


@pytest.mark.parametrize("text", ["\ud800", "a\udfffb\ud800c", "Gift \ud83c"])
async def test_a_lone_surrogate_in_an_option_is_answered_and_cleaned(table: WireTable, text: str) -> None:
    ann = table.people[0]
    async with table.bot() as bot:
        await until(lambda: table.actions.commands(ann, table.channel))
        chosen = {"deck": "yellow", "name": text}
        assert (await table.actions.slash(ann, table.channel, "gifttrap propose", chosen)).kind
        suggested = await table.actions.suggest(ann, table.channel, "me quiet", "zone", text, {})
        assert suggested.kind
        await until(lambda: '"asked": "/gifttrap propose"' in bot.log)
        assert bot.process.returncode is None
        assert "Traceback" not in bot.log
        assert "request.failed" not in bot.log
