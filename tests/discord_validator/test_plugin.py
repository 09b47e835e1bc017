"""The plug-in with a real discord.py: a test that sends a wrong request fails with a readable message."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
import pytest
import pytest_asyncio
import simcord

from tests.discord_validator import samples
from tests.discord_validator.plugin import report
from tests.discord_validator.request import Upload
from tests.discord_validator.validator import own_problems

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.discord_validator.recorder import Recorder
    from tests.discord_validator.validator import RequestValidator

NO_PINGS = discord.AllowedMentions.none()
INSIDE = ("-p", "tests.discord_validator.plugin", "-p", "no:asyncio", "-p", "no:hypothesispytest")
"""A run inside a test needs the plug-in; it starts faster without the others."""


@pytest_asyncio.fixture
async def channel() -> AsyncIterator[discord.TextChannel]:
    """A channel of a simulated server, as a discord.py object."""
    env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)))
    await env.start()
    created = env.create_guild("Board gamers").create_text_channel("games")
    await env.settle()
    channel_ = env.bot.get_channel(created.id)
    assert isinstance(channel_, discord.TextChannel)
    yield channel_
    await env.bot.close()
    await env.shutdown()


def picture(size: int) -> discord.File:
    """Return a file of `size` bytes."""
    return discord.File(io.BytesIO(b"x" * size), "board.png")


async def test_a_valid_request_is_recorded_and_passes(
    channel: discord.TextChannel, recorder: Recorder, validator: RequestValidator
) -> None:
    await channel.send("Your turn", file=picture(3), allowed_mentions=NO_PINGS)
    requests = recorder.drain()
    assert requests[-1].uploads == (Upload("board.png", 3),)
    assert requests[-1].json["content"] == "Your turn"
    assert report(requests, validator) == ""


@pytest.mark.breaks_discord_rules
async def test_a_marked_test_may_send_invalid_requests(channel: discord.TextChannel) -> None:
    await channel.send("Your turn")


async def test_an_error_is_reported_with_its_place(
    channel: discord.TextChannel, recorder: Recorder, validator: RequestValidator
) -> None:
    await channel.send("Your turn")
    problems = report(recorder.drain(), validator)
    assert problems.splitlines() == [
        "Discord's rules are broken 1 times:",
        f"  POST /channels/{channel.id}/messages  /allowed_mentions: it is not said whom these words may ping",
    ]


async def test_a_picture_that_is_too_large_is_reported(
    channel: discord.TextChannel, recorder: Recorder, validator: RequestValidator
) -> None:
    await channel.send("Your turn", file=picture(10 * 1024 * 1024 + 1), allowed_mentions=NO_PINGS)
    assert "/attachments: board.png has 10485761 bytes" in report(recorder.drain(), validator)


async def test_requests_that_discord_refuses_are_validated_too(
    channel: discord.TextChannel, recorder: Recorder, validator: RequestValidator
) -> None:
    with pytest.raises(discord.HTTPException):
        await channel.send("a" * 2001, allowed_mentions=NO_PINGS)
    assert "/content: 2001 characters; 2000 fit" in report(recorder.drain(), validator)


def test_own_rules_apply_in_addition_to_the_description(validator: RequestValidator) -> None:
    broken = samples.sent(samples.MESSAGES, samples.plain(content="a" * 2001, misspelt=1))
    assert [problem.where for problem in own_problems(broken)] == ["/content"]
    assert {problem.where for problem in validator.problems(broken)} == {"/content", ""}


def test_a_run_without_the_description_fails(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tests.discord_validator.plugin.FILE", tmp_path / "discord_api.json")
    pytester.makepyfile("def test_nothing(): pass")
    run = pytester.runpytest_inprocess(*INSIDE)
    run.assert_outcomes(errors=1)
    run.stdout.fnmatch_lines(["*FileNotFoundError: *discord_api.json*"])


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_a_test_that_uses_an_unknown_route_fails(pytester: pytest.Pytester, method: str) -> None:
    pytester.makepyfile(
        f"""
        from tests.discord_validator.request import Request

        def test_astray(recorder):
            recorder.record(Request("{method}", "/channels/1/letters", None))
        """
    )
    run = pytester.runpytest_inprocess(*INSIDE)
    run.assert_outcomes(passed=1, errors=1)
    run.stdout.fnmatch_lines([f"*{method} /channels/1/letters  /: no such route; *vendor.py"])


def test_a_test_that_breaks_the_rules_fails(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        from tests.discord_validator import samples
        import pytest

        def test_plain(recorder):
            recorder.record(samples.sent(samples.MESSAGES, {"content": "a"}))

        @pytest.mark.breaks_discord_rules
        def test_marked(recorder):
            recorder.record(samples.sent(samples.MESSAGES, {"content": "a"}))
        """
    )
    run = pytester.runpytest_inprocess(*INSIDE)
    run.assert_outcomes(passed=2, errors=1)
    run.stdout.fnmatch_lines(["*POST /channels/1/messages  /allowed_mentions: *"])
