"""Redaction: a game's exception is logged without the values that the game worked with."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import TYPE_CHECKING, Any

import pytest
from discord.ext.commands import CommandInvokeError

from bot.game.chance import Chance
from bot.game.contract import Budget
from bot.system import log
from cogs.guess import GAME
from cogs.guess.rules import State

if TYPE_CHECKING:
    import io
    from collections.abc import Callable

    from tests.bot.conftest import Written

STATE = State(secret=1, players=2)
SECRET = 4711
"""A value that a game works with when it fails."""


@pytest.fixture
def lines(written: Written) -> io.StringIO:
    """The log as an operator reads it."""
    return written("json")


def fail_at_play() -> None:
    """Fail like a computer player that does not find its move."""
    menu: Any = dict.fromkeys(range(SECRET + 1, 3 * SECRET + 1))
    GAME.computer(GAME.board(STATE), menu, Chance(b"", 0), Budget())


def ask_the_system() -> None:
    """Fail outside any game."""
    with open("/nowhere/at/all", encoding="utf-8"):  # noqa: PTH123 - any code that raises
        pass


def rendered(fail: Callable[[], Any]) -> str:
    """Return the logged text of a failure."""
    try:
        fail()
    except BaseException as error:  # noqa: BLE001 - an exception group as well
        return log.render_exception((type(error), error, error.__traceback__))
    raise AssertionError("it did not fail")


def test_an_exception_of_a_game_names_its_place_and_no_value() -> None:
    text = rendered(fail_at_play)
    assert text.endswith("builtins.KeyError: [secret]")
    assert "rules.py" in text
    assert "menu[len(menu) // 2]" in text
    assert str(SECRET) not in text


def test_messages_of_system_errors_are_logged() -> None:
    assert rendered(ask_the_system).endswith(
        "builtins.FileNotFoundError: [Errno 2] No such file or directory: '/nowhere/at/all'"
    )


def test_an_exception_outside_games_is_logged_whole() -> None:
    assert rendered(lambda: int("x")).endswith("builtins.ValueError: invalid literal for int() with base 10: 'x'")


def test_causes_come_first_and_keep_their_secrets_too() -> None:
    def fail() -> None:
        try:
            fail_at_play()
        except KeyError as error:
            raise RuntimeError("no film") from error

    text = rendered(fail)
    assert text.index("KeyError: [secret]") < text.index("RuntimeError: no film")


def test_an_exception_that_quotes_its_cause_is_redacted_too() -> None:
    """discord.py does so with exceptions of commands."""

    def fail() -> None:
        try:
            fail_at_play()
        except KeyError as error:
            raise CommandInvokeError(error) from error

    text = rendered(fail)
    assert text.endswith("CommandInvokeError: [secret]")
    assert str(SECRET) not in text


def test_an_exception_whose_message_fails_is_logged_without_it() -> None:
    class Speechless(Exception):  # noqa: N818 - an adjective fits the case
        def __str__(self) -> str:
            raise ValueError

    def fail() -> None:
        raise Speechless

    assert rendered(fail).endswith("Speechless: [ValueError in its message]")


def test_the_context_of_an_exception_is_logged_unless_it_is_suppressed() -> None:
    def fail(cause: bool) -> None:  # noqa: FBT001 - the two cases of one test
        try:
            fail_at_play()
        except KeyError:
            if cause:
                raise RuntimeError("on the way")  # noqa: B904 - the implicit context is tested
            raise RuntimeError("on the way") from None

    first = f"KeyError: {log.HIDDEN_MESSAGE}"
    assert first in rendered(lambda: fail(cause=True))
    assert first not in rendered(lambda: fail(cause=False))


def test_the_parts_of_an_exception_group_are_redacted() -> None:
    async def fail() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(asyncio.to_thread(fail_at_play))

    text = rendered(lambda: asyncio.run(fail()))
    assert "ExceptionGroup" in text
    assert "KeyError: [secret]" in text


def test_a_ring_of_causes_is_logged_once() -> None:
    def fail() -> None:
        first, second = ValueError("first"), ValueError("second")
        first.__cause__, second.__cause__ = second, first
        raise first

    assert rendered(fail).count("ValueError: second") == 1


@pytest.mark.parametrize("name", ["bot.x", "asyncio"])
def test_the_log_is_redacted(lines: io.StringIO, name: str) -> None:
    try:
        fail_at_play()
    except KeyError:
        logging.getLogger(name).exception("picture.failed")
    (line,) = lines.getvalue().splitlines()
    assert "KeyError: [secret]" in line
    assert str(SECRET) not in line


def test_a_task_that_failed_is_not_quoted(lines: io.StringIO) -> None:
    """Asyncio's message includes the task's representation, which quotes the exception."""

    async def fail() -> None:
        failing = asyncio.create_task(asyncio.to_thread(fail_at_play), name="drawing")
        await asyncio.wait([failing])

    asyncio.run(fail())
    gc.collect()
    (line,) = lines.getvalue().splitlines()
    assert "name='drawing'" in line
    assert "exception=KeyError([secret])" in line
    assert str(SECRET) not in line
