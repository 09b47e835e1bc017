"""Reading Discord's frames: strict JSON unchanged, other JSON without the characters that cannot be encoded."""

from __future__ import annotations

import inspect
import json
from typing import Any

import discord
import orjson
import pytest
from discord import gateway, http, shard

from bot.transport import frames


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": "\\ud83c\\udf81", "b": [1, 2.5, null, true]}', {"a": "🎁", "b": [1, 2.5, None, True]}),
        ('"\\ud800"', "\ufffd"),
        ('{"\\udfff": "a\\ud800b"}', {"\ufffd": "a\ufffdb"}),
        ('"\\\\ud800 \\ud800"', "\\ud800 \ufffd"),
        ('"\\ud83c\\udf81 \\ud83c"', "🎁 \ufffd"),
        ('"\ud800"', "\ufffd"),
        ("[NaN, Infinity, -Infinity, 1e999, -1e999, 1e5]", [None, None, None, None, None, 1e5]),
    ],
)
def test_readable_frames_are_read_and_can_be_encoded(text: str, value: Any) -> None:
    frame = frames.read_json(text)
    assert frame == value
    json.dumps(frame, ensure_ascii=False, allow_nan=False).encode()


@pytest.mark.parametrize("text", ["", "{", "[1,", "'a'", "1" * 5000, "[" * 100_000 + "]" * 100_000, b"\xff"])
def test_an_unreadable_frame_raises(text: str | bytes) -> None:
    with pytest.raises((ValueError, RecursionError)):
        frames.read_json(text)


def test_strict_text_is_read_by_orjson_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json, "loads", None)
    assert frames.read_json('{"a": [1]}') == orjson.loads('{"a": [1]}')


def test_discord_py_still_has_the_patched_attributes() -> None:
    """Fails if discord.py parses JSON elsewhere or connects with another class."""
    frames.install()
    frames.install()
    assert discord.utils._from_json is frames.read_json
    assert vars(shard)["DiscordWebSocket"] is frames.TolerantWebSocket
    assert "DiscordWebSocket.from_client(" in inspect.getsource(shard)
    for module in (gateway, http):
        source = inspect.getsource(module)
        assert "utils._from_json(" in source
        assert "json.loads(" not in source
    assert "self.received_message(" in inspect.getsource(gateway.DiscordWebSocket.poll_event)
    assert "OSError" in inspect.getsource(shard.Shard), "which a connection that must begin anew raises"
    assert "except ReconnectWebSocket" in inspect.getsource(shard.Shard.reidentify), "raised to resume once more"
