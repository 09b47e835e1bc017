"""`/table record` and `/verify`: who gets a record, whose names stand in it, and what the bot says about a file."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.game.contract import Refused
from bot.record_process import RecordProcess
from bot.records.model import MAX_UPLOAD_BYTES, Record, decoded
from bot.workers.process import FailureReason, WorkerFailed
from tests.e2e.reading import answer, reply_text
from tests.e2e.test_private_tables import play as play_privately
from tests.e2e.world import verb, verbs_of, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World


async def finish(world: World) -> None:
    """Play a game of Ann and Bob for a move, which Ann then loses by resigning."""
    await world.begin(world.ann, world.bob)
    await world.press(world.ann, 0)
    await world.confirm(world.ann, "table resign")


async def message(world: World, person: Any, **options: Any) -> Any:
    """Return the private message with the record of the first table."""
    return answer(await person.slash(world.channel, "table record", table=1, **options))


async def file_of(sent: Any) -> bytes:
    (file,) = sent.attachments
    assert file.filename == "guess-1.json"
    data: bytes = await file.read()
    return data


async def record(world: World, person: Any, **options: Any) -> Record:
    return decoded(await file_of(await message(world, person, **options)))


async def verified(world: World, person: Any, data: bytes, name: str = "game.json") -> str:
    """Return the answer to a file, sent in the channel."""
    return reply_text(await person.slash(world.channel, "verify", file=(name, data)))


async def test_a_record_of_a_finished_game_holds_for_everybody(world: World) -> None:
    await finish(world)
    sent = await message(world, world.ann)
    assert sent.flags.ephemeral
    data = await file_of(sent)
    text = await verified(world, world.dora, data)
    assert "the file is correct" in text
    assert "This bot gave the file out" in text
    assert "Player 1" in text
    private = (await world.dora.user.slash("verify", file=("game.json", data))).response
    assert "the file is correct" in visible_text(private)


async def test_a_running_game_has_no_record(world: World) -> None:
    await world.open(world.ann)
    assert "hasn’t started" in reply_text(await world.ann.slash(world.channel, "table record", table=1)).replace(
        "'", "’"
    )
    await world.bob.slash(world.channel, "table join", table=1)
    await world.ann.slash(world.channel, "table start", table=1)
    reply = await world.ann.slash(world.channel, "table record", table=1)
    assert "only a finished game" in reply_text(reply)
    assert not reply.response.attachments


async def test_names_stand_in_it_only_if_all_agreed(world: World) -> None:
    await finish(world)
    assert [player.name for player in (await record(world, world.ann)).players] == ["", ""]
    assert [player.name for player in (await record(world, world.ann, names=True)).players] == ["", ""]
    sent = await message(world, world.bob)
    assert "1 of 2 players agreed" in visible_text(sent)
    answered = await world.bob.click(sent, custom_id=verb(sent, "recname"))
    named = decoded(await file_of(answer(answered)))
    assert [player.name for player in named.players] == ["ann", "bob"]
    assert "all of them agreed" in visible_text(answer(answered))
    assert "ann" in await verified(world, world.dora, await file_of(answer(answered)))
    assert [player.name for player in (await record(world, world.bob, names=False)).players] == ["", ""]
    assert (await world.chosen_by(world.ann.id)).named_in_records


async def test_a_reader_without_a_seat_gets_a_record_and_no_button(world: World) -> None:
    await finish(world)
    sent = await message(world, world.dora)
    assert "recname" not in verbs_of(sent)
    assert await file_of(sent)


async def test_a_deleted_user_is_named_in_no_record(world: World) -> None:
    await finish(world)
    for person in (world.ann, world.bob):
        await message(world, person, names=True)
    question = (await world.bob.slash(world.channel, "me forget")).response
    await world.bob.click(question, custom_id=verb(question, "forget"))
    await world.env.settle()
    assert [player.name for player in (await record(world, world.ann)).players] == ["ann", ""]


async def test_the_record_of_a_private_table_is_its_members_own(world: World) -> None:
    await play_privately(world, world.bob)
    reply = await world.dora.slash(world.channel, "table record", table=1)
    assert "no such table" in reply_text(reply)
    assert not reply.response.attachments


async def test_a_changed_file_does_not_hold(world: World) -> None:
    await finish(world)
    content = msgspec.json.decode(await file_of(await message(world, world.ann)))
    content["moves"][0]["check"] = "0" * 16
    assert "Move 1 has other consequences" in await verified(world, world.ann, msgspec.json.encode(content))
    content["deal"] = "0" * 16
    assert "The seed gives another deal" in await verified(world, world.ann, msgspec.json.encode(content))


async def test_a_file_with_other_names_is_not_sealed(world: World) -> None:
    await finish(world)
    content = msgspec.json.decode(await file_of(await message(world, world.ann)))
    content["players"] = [{"name": "**Eve** <@1>"}, {"name": "@everyone"}]
    text = await verified(world, world.ann, msgspec.json.encode(content))
    assert "isn’t sealed by this bot" in text
    assert "<@1>" not in text.replace("\\<@1>", "")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "damaged"),
        (b"\x00" * 100, "damaged"),
        (b'{"format": "chess/1"}', "isn’t the record of a game"),
        (b'{"more": ' + b"[" * 100_000, "damaged"),
        (b" " * (MAX_UPLOAD_BYTES + 1), "too big"),
    ],
    ids=["empty", "binary", "foreign", "nested", "huge"],
)
async def test_a_file_that_is_no_record_is_refused(world: World, data: bytes, words: str) -> None:
    assert words in await verified(world, world.ann, data)


async def test_a_file_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    process = RecordProcess()

    async def ask(*_arguments: Any) -> Any:
        raise WorkerFailed(FailureReason.TIME_LIMIT)

    monkeypatch.setattr(process._worker, "ask", ask)
    with pytest.raises(Refused, match="record-too-slow"):
        await process.check(b"")


async def test_many_files_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    process, going_on = RecordProcess(), asyncio.Event()

    async def ask(*_arguments: Any) -> Any:
        await going_on.wait()
        return {"refused": "record-damaged"}

    monkeypatch.setattr(process._worker, "ask", ask)
    monkeypatch.setattr("bot.record_process.MAX_WAITING", 2)
    checks = [asyncio.ensure_future(process.check(b"")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="record-busy"):
        await process.check(b"")
    going_on.set()
    assert [verdict.refused for verdict in await asyncio.gather(*checks)] == ["record-damaged"] * 2
