"""The log: one line per event with its ids, and no secrets."""

from __future__ import annotations

import json
import logging
import warnings
from typing import TYPE_CHECKING

import pytest
import structlog

from bot.system import log
from tests.bot.conftest import TOKEN

if TYPE_CHECKING:
    from bot.system.log import Format
    from tests.bot.conftest import Written

FORMATS = pytest.mark.parametrize("log_format", ["console", "json"])


@FORMATS
def test_an_event_is_one_line_with_table_and_interaction(written: Written, log_format: Format) -> None:
    stream = written(log_format)
    with log.log_context(table=7, interaction=99):
        structlog.stdlib.get_logger("bot.x").info("move made", seat=2)
    structlog.stdlib.get_logger("bot.x").info("after")
    first, second = stream.getvalue().splitlines()
    assert "99" in first
    assert "table" in first
    assert "table" not in second


def test_a_console_line_reads_in_order(written: Written) -> None:
    stream = written("console")
    with log.log_context(table=7):
        structlog.stdlib.get_logger("bot.x").info("move made", seat=2)
    _, line = stream.getvalue().split(" ", 1)
    assert line == 'level=info event="move made" table=7 logger=bot.x seat=2\n'


def test_a_json_line_is_json(written: Written) -> None:
    stream = written("json")
    structlog.stdlib.get_logger("bot.x").info("čau", name="a\nb")
    assert json.loads(stream.getvalue())["event"] == "čau"


@FORMATS
def test_a_traceback_is_one_line_and_without_the_token(written: Written, log_format: Format) -> None:
    stream = written(log_format)
    error = ValueError(f"cannot log in with {TOKEN}")
    structlog.stdlib.get_logger("bot.x").error("lost", exc_info=error)
    (line,) = stream.getvalue().splitlines()
    assert "ValueError" in line
    assert TOKEN not in line
    assert "[secret]" in line


def _deal(hidden: str) -> None:
    raise ValueError(len(hidden))


@FORMATS
@pytest.mark.parametrize("name", ["bot.x", "discord.http"])
def test_a_traceback_has_no_values_of_local_variables(written: Written, log_format: Format, name: str) -> None:
    stream = written(log_format)
    try:
        _deal("7" * 40)
    except ValueError:
        logging.getLogger(name).exception("lost")
        structlog.stdlib.get_logger(name).exception("lost")
    assert stream.getvalue().count("Traceback") == 2
    assert "7" * 40 not in stream.getvalue()


@FORMATS
def test_lines_of_libraries_have_the_same_form(written: Written, log_format: Format) -> None:
    stream = written(log_format)
    with log.log_context(table=7):
        logging.getLogger("discord.http").warning("using %s for\n%s", TOKEN, "all")
    (line,) = stream.getvalue().splitlines()
    assert "table" in line
    assert "warning" in line
    assert TOKEN not in line


@pytest.mark.parametrize(
    "address",
    ["/webhooks/12/aW50ZXJhY3Rpb246/messages/@original", "/interactions/12/aW50ZXJhY3Rpb246/callback"],
)
def test_an_interactions_own_token_is_replaced(written: Written, address: str) -> None:
    stream = written("console")
    logging.getLogger("discord.http").warning("429 on %s", address)
    assert "aW50" not in stream.getvalue()
    assert "/12/[secret]/" in stream.getvalue()


def test_the_debug_level_does_not_apply_to_libraries(written: Written) -> None:
    stream = written("console", "DEBUG")
    logging.getLogger("aiosqlite").debug("executing INSERT with (secret row)")
    structlog.stdlib.get_logger("bot.x").debug("ours")
    assert "secret row" not in stream.getvalue()
    assert "ours" in stream.getvalue()


def test_a_name_cannot_forge_a_line(written: Written) -> None:
    stream = written("console")
    structlog.stdlib.get_logger("bot.x").info("joined", name="a\r\nlevel=error\u2028event=forged\x1b[31m")
    assert len(stream.getvalue().splitlines()) == 1
    assert "\x1b" not in stream.getvalue()


def test_warnings_become_lines(written: Written) -> None:
    stream = written("console")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("old", DeprecationWarning, stacklevel=1)
    assert "level=warning" in stream.getvalue()


def test_a_logger_whose_warnings_are_suppressed_warns_again_afterwards(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("some.library")
    with log.suppress_warnings("some.library"):
        logger.warning("of what it does itself")
    logger.warning("of what others do")
    assert [record.getMessage() for record in caplog.records] == ["of what others do"]
