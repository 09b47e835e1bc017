"""An unreadable stored value affects only its own table or person; it is reported and never quoted."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.table.model import Status
from tests.e2e import damage
from tests.e2e.reading import reply_text
from tests.e2e.world import visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

ASIDE = "I can’t read this table at the moment"
COLUMNS = ("game", "status", "language", "pace", "seats", "options", "play", "state")


async def two_games(world: World) -> None:
    """Begin two games and store settings of two people and the server."""
    for _ in range(2):
        await world.begin(world.ann, world.bob)
    await world.ann.slash(world.channel, "me quiet", **{"from": 22, "to": 7})


async def restart_with_damage(world: World, *statements: str) -> None:
    """Stop the bot, run the statements on its file and start it again."""
    damage.damaged(await damage.stop(world), *statements)
    assert await damage.start(world)


@pytest.mark.parametrize("column", COLUMNS)
async def test_a_bad_byte_sets_one_table_aside_and_the_other_plays_on(
    world: World, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    await two_games(world)
    world.expected_errors = ["table.quarantined"]
    await restart_with_damage(world, damage.bad_byte("game_table", column, "id = 1"))
    assert damage.set_aside(caplog.records) == {1}
    assert damage.complaints(caplog.records) == []
    assert ASIDE in visible_text(world.messages(world.channel)[0])
    assert ASIDE in reply_text(await world.ann.slash(world.channel, "table show", view="board", table=1))
    await world.ann.slash(world.channel, "guess move", move="50", table=2)
    assert world.table(2).moves == 1


@pytest.mark.parametrize("status", ["runnijg", "", "ENDED", "clised"])
async def test_an_invalid_status_is_reported_and_the_table_can_be_cancelled(
    world: World, caplog: pytest.LogCaptureFixture, status: str
) -> None:
    await two_games(world)
    world.expected_errors = ["table.quarantined"] * 2
    await restart_with_damage(world, f"UPDATE game_table SET status = '{status}' WHERE id = 1")  # noqa: S608
    await world.restart()
    assert [vars(record)["table"] for record in caplog.records if record.levelno == logging.ERROR] == [1, 1]
    assert damage.complaints(caplog.records) == []
    quarantined = [fact for fact in await world.facts(1) if type(fact).__name__ == "Quarantined"]
    assert len(quarantined) == 1, "told once, however often the bot starts"
    await world.confirm(world.ann, "table cancel", world.channel, table=1)
    assert world.table(1).status is Status.CLOSED


@pytest.mark.parametrize(
    "value",
    [
        "UPDATE person SET body = substr(body, 1, 9)",
        "UPDATE person SET body = replace(body, '\"user\":', '\"user\":1')",
        "UPDATE person SET body = '[]'",
        damage.bad_byte("person", "body", "1"),
        damage.bad_byte("person", "locale", "1"),
        "UPDATE server SET body = substr(body, 1, 9)",
        damage.bad_byte("server", "body", "1"),
        "UPDATE meta SET value = 'yesterday' WHERE key = 'alive'",
        "UPDATE meta SET value = 1e300 WHERE key = 'alive'",
        "UPDATE meta SET value = -1e300 WHERE key = 'alive'",
        "UPDATE meta SET value = CAST(x'ff' AS TEXT) WHERE key = 'alive'",
        "UPDATE meta SET value = 'k' WHERE key = 'signing key'",
        "INSERT INTO meta VALUES ('first number', 'many')",
        "INSERT INTO meta VALUES ('restored', CAST(x'7bff' AS TEXT))",
    ],
)
async def test_a_damaged_setting_counts_as_unset(world: World, caplog: pytest.LogCaptureFixture, value: str) -> None:
    await two_games(world)
    await restart_with_damage(world, value)
    due = world.table(1).due
    assert damage.complaints(caplog.records) == []
    await world.ann.slash(world.channel, "guess move", move="50", table=1)
    assert world.table(1).moves == 1
    assert due is not None
    assert 0 <= due - world.env.now().timestamp() <= 25 * 3600
    await world.open(world.cid)
    await world.ann.slash(world.channel, "me quiet", **{"from": 23, "to": 6})
    assert (await world.chosen_by(world.ann.user.id)).quiet_from == 23 * 60


@pytest.mark.parametrize("column", ["kind", "occasion", "nonce", "news", "face"])
async def test_a_damaged_outbox_entry_is_sent_again(
    world: World, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    await two_games(world)
    await restart_with_damage(world, damage.bad_byte("post", column, "table_id = 1"))
    assert damage.complaints(caplog.records) == []
    await world.ann.slash(world.channel, "guess move", move="50", table=1)
    assert "50" in visible_text(world.board(1))


async def test_a_damaged_fact_is_shown_as_unreadable(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await two_games(world)
    for number in (50, 60):
        await (world.ann if number == 50 else world.bob).slash(world.thread(1), "guess move", move=str(number))
    path = world.app.settings.database
    damage.damaged(path, damage.bad_byte("news", "fact", "fact LIKE '%TooLow%' OR fact LIKE '%TooHigh%'"))
    history = reply_text(await world.ann.slash(world.thread(1), "table show", view="history"))
    assert "can no longer be read" in history
    assert "the replay differs at move 1" in reply_text(await world.ann.slash(world.thread(1), "table verify"))
    await world.cid.slash(world.thread(1), "table show", view="missed")
    assert damage.complaints(caplog.records) == []


async def test_a_table_without_a_row_is_reported(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await two_games(world)
    world.expected_errors = ["table.quarantined"]
    await restart_with_damage(world, "DELETE FROM game_table WHERE id = 1")
    assert damage.set_aside(caplog.records) == {1}
    await world.open(world.cid)
    assert world.table(3).status is Status.LOBBY, "the number of a lost table is not given again"


WRONG_TYPE_COLUMNS = [
    *(("news", column) for column in ("table_id", "version", "seat", "fleeting", "fact", "at", "told")),
    *(("move", column) for column in ("kind", "n", "seat", "by_user", "body", "at")),
    *(("post", column) for column in ("kind", "at", "channel", "user", "message", "news", "since", "gone")),
    ("person", "body"),
    ("person", "locale"),
]


@pytest.mark.parametrize(("table", "column"), WRONG_TYPE_COLUMNS)
async def test_a_value_of_a_wrong_type_affects_only_its_row(
    world: World, caplog: pytest.LogCaptureFixture, table: str, column: str
) -> None:
    await two_games(world)
    damage.wrong_type(await damage.stop(world), table, column)
    assert await damage.start(world)
    reported = [
        vars(record)["column"] for record in caplog.records if record.getMessage() == "database.value_unreadable"
    ]
    assert f"{table}.{column}" in reported
    await world.restart(after=3 * 24 * 3600)
    await world.ann.slash(world.channel, "guess move", move="50", table=1)
    assert world.table(1).moves == 1
    assert "#1" in reply_text(await world.ann.slash(world.channel, "table show", view="history", table=1))
    assert damage.complaints(caplog.records) == []


async def test_a_welcome_with_a_value_of_a_wrong_type_counts_as_never_sent(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    path = await damage.stop(world)
    damage.damaged(path, "INSERT INTO welcome (guild, at, channel) VALUES (77, 1.0, 8)")
    damage.wrong_type(path, "welcome", "channel")
    assert await damage.start(world)
    await damage.stop(world)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT guild FROM welcome WHERE guild = 77").fetchall() == []
    assert await damage.start(world)
    assert damage.complaints(caplog.records) == []


@pytest.mark.parametrize("column", ["table_id", "version"])
async def test_a_move_without_a_readable_key_is_removed_and_reported(
    world: World, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    await two_games(world)
    damage.wrong_type(await damage.stop(world), "move", column, "table_id = 1 AND kind = 'open'")
    assert await damage.start(world)
    reported = [
        vars(record)["column"] for record in caplog.records if record.getMessage() == "database.value_unreadable"
    ]
    assert reported == [f"move.{column}"]
    await world.ann.slash(world.channel, "guess move", move="50", table=1)
    assert world.table(1).moves == 1
    await world.restart()
    assert damage.complaints(caplog.records) == []


async def test_a_table_with_a_value_of_a_wrong_type_is_set_aside(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await two_games(world)
    world.expected_errors = ["table.quarantined"] * 2
    damage.wrong_type(await damage.stop(world), "game_table", "host")
    assert await damage.start(world)
    assert damage.set_aside(caplog.records) == {1, 2}
    assert ASIDE in reply_text(await world.ann.slash(world.channel, "table show", view="board", table=1))
    assert damage.complaints(caplog.records) == []
