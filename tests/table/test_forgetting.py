"""Deleting a user: removal from open tables, the data that stays, and the game going on for the others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.game.contract import Refused, Seat, Strength
from bot.i18n.names import user_at, users_of
from bot.i18n.translation import LANGUAGES, Say
from bot.preferences.settings import PersonSettings
from bot.table import forgetting, seats
from bot.table.decisions import ChangeKind
from bot.table.facts import FORGOTTEN, NOBODY, Departed, Joined, Left, Opened
from bot.table.model import Person, Status, Tenure
from bot.table.store import Conflict
from tests import acts
from tests.postgresql_server import only_sqlite
from tests.table.harness import ANNA, BOB, CYRIL, DORA, HERE, choose, fresh_key, open_harness, preferences_of, traces

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table.model import Table
    from bot.table.store import Change
    from tests.table.harness import Harness

EVA = Person(777_000_111_222_333_444, "Eva Unforgettable")
"""A user whose id and name occur nowhere else in the database."""
NOBODYS_SEAT = Person(NOBODY, FORGOTTEN)


class Stopped(Exception):  # noqa: N818 - stands for a kill, not an error
    """Raised in place of killing the process."""


async def played(harness: Harness, table: Table) -> Table:
    """Press the first button for every player until the game is over."""
    while not (table := harness.tables.get(table.id)).finished:
        for person in (ANNA, BOB, EVA):
            if harness.tables.waiting_for(person.user):
                await harness.press(table, person)
    return table


def bytes_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_a_running_game_drops_every_mention_and_can_be_finished(harness: Harness) -> None:
    table = await harness.game(ANNA, EVA, BOB)
    await harness.press(table, EVA)
    assert await traces(harness, EVA)
    await harness.tables.forget(EVA.user)
    table = harness.tables.get(table.id)
    assert table.sitters == (ANNA, NOBODYS_SEAT, BOB)
    assert (table.resigned, table.host) == ((Seat(1),), ANNA.user)
    assert await traces(harness, EVA) == []
    assert (await harness.tables.verify(table.id)).agrees
    while not harness.tables.get(table.id).finished:
        await harness.tables.autoplay(table.id)
        for person in (ANNA, BOB):
            if harness.tables.waiting_for(person.user):
                await harness.press(table, person)
    table = harness.tables.get(table.id)
    assert (table.status, (await harness.tables.verify(table.id)).agrees) == (Status.ENDED, True)
    assert table.outcome is not None
    assert table.outcome.places[1] == 3


async def test_a_finished_game_keeps_its_result_and_can_be_verified(harness: Harness) -> None:
    before = await played(harness, await harness.game(EVA, ANNA))
    await harness.tables.forget(EVA.user)
    table = harness.tables.get(before.id)
    assert (table.sitters, table.host) == ((NOBODYS_SEAT, ANNA), NOBODY)
    assert (table.outcome, table.state, table.cut_short) == (before.outcome, before.state, before.cut_short)
    assert (await harness.tables.verify(table.id)).agrees
    assert await traces(harness, EVA) == []


async def test_the_news_of_a_deletion_is_neutral_and_without_a_name(harness: Harness) -> None:
    table = await harness.game(EVA, ANNA, BOB)
    await harness.tables.forget(EVA.user)
    facts = [row.fact for row in await harness.news.history(table.id, 0)]
    assert Departed(Seat(0), ends=False) in facts
    assert "Resigned" not in await harness.facts(table)
    for language in LANGUAGES:
        texts = {Say(language, names=(FORGOTTEN, "Anna")).fact(Departed(Seat(0), ends=ends)) for ends in (True, False)}
        assert len(texts) == 2
        assert not any(re.search("resign|vzd|podda", remark) for remark in texts)


async def test_in_a_game_of_two_the_seat_opens_and_the_other_plays_on(harness: Harness) -> None:
    table = await harness.game(EVA, ANNA)
    await harness.tables.forget(EVA.user)
    table = harness.tables.get(table.id)
    assert (table.status, table.open, table.host) == (Status.RUNNING, (Seat(0),), ANNA.user)
    assert await harness.tables.autoplay(table.id)
    assert await traces(harness, EVA) == []


async def test_without_people_left_the_game_ends_like_a_resignation(harness: Harness) -> None:
    table = await harness.game(EVA, ANNA, BOB)
    for person in (ANNA, BOB):
        await acts.leave_seat(harness.tables, table.id, person.user, fresh_key())
    await harness.tables.forget(EVA.user)
    table = harness.tables.get(table.id)
    assert (table.status, table.cut_short, table.host) == (Status.ENDED, True, NOBODY)
    assert table.outcome is not None
    assert table.outcome.places == (1, 3, 2)
    assert Departed(Seat(0), ends=True) in [row.fact for row in await harness.news.history(table.id, 0)]


async def test_the_last_person_among_computers_ends_the_game(harness: Harness) -> None:
    table = await harness.lobby(EVA)
    for _ in range(2):
        await acts.add_computer(harness.tables, table.id, EVA.user, Strength.FAIR, fresh_key())
    await harness.tables.start(table.id, EVA.user, fresh_key())
    await harness.tables.forget(EVA.user)
    assert harness.tables.get(table.id).status is Status.ENDED


async def test_a_resigned_player_is_forgotten_in_a_running_game(harness: Harness) -> None:
    table = await harness.game(EVA, ANNA, BOB)
    await acts.resign(harness.tables, table.id, EVA.user, fresh_key())
    await harness.tables.forget(EVA.user)
    table = harness.tables.get(table.id)
    assert (table.sitters[0], table.resigned, table.host) == (NOBODYS_SEAT, (Seat(0),), ANNA.user)
    assert await traces(harness, EVA) == []


async def test_host_rights_pass_to_the_next_playing_person(harness: Harness) -> None:
    table = await harness.game(EVA, ANNA, BOB, CYRIL)
    await acts.resign(harness.tables, table.id, ANNA.user, fresh_key())
    await harness.tables.forget(EVA.user)
    assert harness.tables.get(table.id).host == BOB.user
    assert "HostChanged" in await harness.facts(table)
    await harness.tables.cancel(table.id, BOB.user, moderator=False, key=fresh_key())


async def test_a_forgotten_host_leaves_a_lobby_to_the_next_player(harness: Harness) -> None:
    table = await harness.lobby(EVA, ANNA)
    await harness.tables.forget(EVA.user)
    table = harness.tables.get(table.id)
    assert (table.sitters, table.host, table.status) == ((ANNA,), ANNA.user, Status.LOBBY)
    assert await traces(harness, EVA) == []


async def test_lobby_news_does_not_name_a_forgotten_user_who_left_the_server(harness: Harness) -> None:
    table = await harness.lobby(ANNA, EVA)
    await harness.tables.person_left(HERE.guild, EVA.user)
    assert Left(EVA.name, server=True) in [row.fact for row in await harness.news.history(table.id, 0)]
    await harness.tables.forget(EVA.user)
    assert Left(FORGOTTEN, server=True) in [row.fact for row in await harness.news.history(table.id, 0)]
    assert await traces(harness, EVA) == []


async def test_a_namesake_at_the_same_table_keeps_the_name(harness: Harness) -> None:
    table = await harness.lobby(EVA, Person(BOB.user, EVA.name))
    await harness.tables.forget(EVA.user)
    facts = [row.fact for row in await harness.news.history(table.id, 0)]
    assert Opened(FORGOTTEN) in facts
    assert Joined(EVA.name) in facts


async def test_a_lobby_without_people_left_closes(harness: Harness) -> None:
    table = await harness.lobby(EVA)
    await harness.tables.forget(EVA.user)
    table = harness.tables.get(table.id)
    assert (table.status, table.host) == (Status.CLOSED, NOBODY)
    assert await traces(harness, EVA) == []


async def test_news_does_not_name_a_forgotten_former_host(harness: Harness) -> None:
    table = await harness.lobby(ANNA, EVA, BOB)
    await acts.leave(harness.tables, table.id, ANNA.user, fresh_key())
    assert (await harness.tables.find(table.id)).host == EVA.user
    await acts.leave(harness.tables, table.id, EVA.user, fresh_key())
    await harness.tables.forget(EVA.user)
    assert await traces(harness, EVA) == []
    facts = [str(row.fact) for row in await harness.news.history(table.id, 0)]
    assert sum(FORGOTTEN in fact for fact in facts) == 3  # joined, host, left
    assert sum(BOB.name in fact for fact in facts) == 2


async def test_the_news_of_a_called_off_table_does_not_name_a_forgotten_host(harness: Harness) -> None:
    table = await harness.lobby(EVA, ANNA)
    await harness.tables.cancel(table.id, EVA.user, moderator=False, key=fresh_key())
    await harness.tables.forget(EVA.user)
    assert await traces(harness, EVA) == []


async def test_a_forgotten_users_invitation_is_withdrawn(harness: Harness) -> None:
    ended_table = await played(harness, await harness.game(ANNA, EVA))
    table = await harness.tables.open_again(ended_table, HERE, ANNA, fresh_key())
    assert table.invited == (EVA.user,)
    await harness.tables.forget(EVA.user)
    assert harness.tables.get(table.id).invited == ()
    rematch = await harness.tables.open_again(harness.tables.get(ended_table.id), HERE, ANNA, fresh_key())
    assert rematch.invited == ()
    assert await traces(harness, EVA) == []


async def test_settings_are_deleted_from_the_file_and_from_memory(harness: Harness) -> None:
    preferences = preferences_of(harness.database)
    await choose(preferences, PersonSettings(EVA.user, language="cs", quiet_from=0, quiet_to=60))
    await preferences.note_locale(EVA.user, "pl")
    await harness.tables.forget(EVA.user)
    preferences.forget(EVA.user)
    assert (preferences.person(EVA.user), preferences.locale(EVA.user)) == (PersonSettings(EVA.user), None)
    assert await traces(harness, EVA) == []


@only_sqlite
async def test_no_byte_of_the_user_is_left_in_the_file(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        await played(harness, await harness.game(EVA, ANNA))
        await choose(preferences_of(harness.database), PersonSettings(EVA.user, language="cs"))
        await harness.database.checkpoint()
        assert EVA.name.encode() in bytes_in(tmp_path)
        await harness.tables.forget(EVA.user)
        left = bytes_in(tmp_path)
    assert EVA.name.encode() not in left
    assert str(EVA.user).encode() not in left


async def test_data_of_other_users_is_kept(harness: Harness) -> None:
    table = await played(harness, await harness.game(ANNA, EVA))
    other = await harness.game(ANNA, BOB)
    await harness.tables.forget(EVA.user)
    assert harness.tables.get(table.id).sitters[0] == ANNA
    assert harness.tables.get(other.id) == other
    rows = await harness.database.rows("SELECT count(*) FROM move WHERE by_user = ?", (ANNA.user,))
    assert rows[0][0] > 4


async def test_two_forgotten_users_at_one_table_match_no_user(harness: Harness) -> None:
    table = await harness.game(EVA, ANNA, BOB, CYRIL)
    for person in (EVA, BOB):
        await harness.tables.forget(person.user)
    table = harness.tables.get(table.id)
    assert table.sitters == (NOBODYS_SEAT, ANNA, NOBODYS_SEAT, CYRIL)
    assert [user_at(table, Seat(index)) for index in range(4)] == [None, ANNA.user, None, CYRIL.user]
    assert users_of(table) == (ANNA.user, CYRIL.user)
    assert harness.tables.waiting_for(NOBODY) == []
    rematch = await harness.tables.open_again(table, HERE, ANNA, fresh_key())
    assert rematch.invited == (CYRIL.user,)


async def test_a_forgotten_user_may_return_as_a_new_user(harness: Harness) -> None:
    await played(harness, await harness.game(EVA, ANNA))
    await harness.tables.forget(EVA.user)
    table = await harness.game(EVA, ANNA)
    assert table.seat_of(EVA.user) == 0
    assert [table.id for table in harness.tables.of_user(EVA.user)] == [table.id]


async def test_a_deletion_survives_a_restart_and_its_repetition_changes_nothing(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        table = await harness.game(EVA, ANNA, BOB)
        await harness.tables.forget(EVA.user)
        stored_table = harness.tables.get(table.id)
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.tables.load_all()
        await harness.tables.forget(EVA.user)
        assert harness.tables.get(table.id) == stored_table
        assert harness.tables.get(table.id).version == stored_table.version


async def test_the_storage_refuses_to_forget_a_user_who_still_plays(harness: Harness) -> None:
    table = await harness.game(EVA, ANNA, BOB)
    before = await traces(harness, EVA)
    with pytest.raises(Conflict):
        await harness.store.forget(EVA.user, str)
    assert await traces(harness, EVA) == before
    assert harness.tables.get(table.id).sitters[0] == EVA


async def test_a_deletion_stopped_halfway_is_completed_by_the_next_request(harness: Harness) -> None:
    """A stop after each change, and before the statement that deletes the data, keeps the changes made so far."""
    tables = [await harness.game(EVA, ANNA, BOB), await harness.lobby(EVA, DORA)]
    save, changes = harness.store.save, 0

    async def once(change: Change) -> None:
        nonlocal changes
        if changes:
            raise Stopped
        changes += 1
        await save(change)

    harness.store.save = once  # type: ignore[method-assign]
    with pytest.raises(Stopped):
        await harness.tables.forget(EVA.user)
    harness.store.save = save  # type: ignore[method-assign]
    assert await traces(harness, EVA)
    await harness.tables.forget(EVA.user)
    assert await traces(harness, EVA) == []
    assert [harness.tables.get(table.id).status for table in tables] == [Status.RUNNING, Status.LOBBY]


async def test_a_quarantined_table_forgets_the_user_and_is_restored_without_them(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        game, lobby = await harness.game(EVA, ANNA, BOB), await harness.lobby(EVA, ANNA)
    async with open_harness(tmp_path / "bot.db", games={}) as harness:
        await harness.tables.load_all()
        await harness.tables.forget(EVA.user)
        assert harness.tables.get(game.id).status is Status.BROKEN
        assert await traces(harness, EVA) == []
    async with open_harness(tmp_path / "bot.db") as harness:
        report = await harness.tables.load_all()
        assert report.mended == (game.id, lobby.id)
        mended: list[Table] = [harness.tables.get(listed_table.id) for listed_table in (game, lobby)]
        assert [entry.host for entry in mended] == [ANNA.user, ANNA.user]
        assert (mended[0].sitters[0], mended[0].resigned) == (NOBODYS_SEAT, (Seat(0),))
        assert (mended[1].sitters, mended[1].resigned) == ((ANNA,), ())


async def test_a_quarantined_table_drops_votes_and_offers_of_the_forgotten_user(
    tmp_path: Path,
) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        game = await harness.game(EVA, ANNA, BOB)
        await acts.vote_end(harness.tables, game.id, EVA.user, fresh_key())
        await harness.tables.change(
            game.id, EVA.user, fresh_key(), lambda context: seats.offer(context, EVA.user, CYRIL)
        )
    async with open_harness(tmp_path / "bot.db", games={}) as harness:
        await harness.tables.load_all()
        await harness.tables.forget(EVA.user)
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.tables.load_all()
        mended = harness.tables.get(game.id)
        assert (mended.open, mended.votes, mended.offers) == ((Seat(0),), frozenset(), ())
        assert mended.former == (Tenure(Seat(0), NOBODYS_SEAT, 0, harness.clock.now()),)


async def test_a_change_is_marked_as_a_deletion_without_the_user(harness: Harness) -> None:
    table = await harness.game(EVA, ANNA, BOB)
    await harness.tables.forget(EVA.user)
    rows = await harness.database.rows(
        "SELECT kind, by_user FROM move WHERE table_id = ? ORDER BY version DESC LIMIT 1", (table.id,)
    )
    assert rows == [(ChangeKind.FORGET.value, None)]


# ------------------------------------------------------------- former players of a game with secrets


def open_to(harness: Harness, table: Table, person: Person) -> tuple[int, ...]:
    return harness.tables.takeable(harness.tables.get(table.id), person.user)


async def took(harness: Harness, table: Table, person: Person, seat: int) -> Table:
    return await harness.tables.change(
        table.id, person.user, fresh_key(), lambda context: seats.take(context, person, Seat(seat))
    )


async def knowing(harness: Harness, how: str) -> Table:
    """Start a game of Bob, Eva, Cyril and Dora in which seat 3 is open and Eva was forgotten."""
    host, other = (EVA, BOB) if how == "host" else (BOB, EVA)
    table = await harness.game(host, other, CYRIL, DORA)
    if how == "resigned":
        await acts.resign(harness.tables, table.id, EVA.user, fresh_key())
    if how in ("left", "replaced"):
        await acts.leave_seat(harness.tables, table.id, EVA.user, fresh_key())
    if how == "replaced":
        await took(harness, table, ANNA, 1)
    await acts.leave_seat(harness.tables, table.id, DORA.user, fresh_key())
    await harness.tables.forget(EVA.user)
    return harness.tables.get(table.id)


@pytest.mark.parametrize("how", ["played", "host", "resigned", "left", "replaced"])
async def test_a_forgotten_player_cannot_take_another_seat_of_the_same_game(harness: Harness, how: str) -> None:
    table = await knowing(harness, how)
    other = next(seat for seat in table.open if seat == 3)
    own = {digest.seat for digest in table.forgotten}
    assert len(own) == 1
    assert await traces(harness, EVA) == []
    assert set(open_to(harness, table, EVA)) == own & set(table.open)
    assert other in open_to(harness, table, Person(606, "Somebody else"))
    with pytest.raises(Refused, match="sat-elsewhere"):
        await took(harness, table, EVA, other)
    with pytest.raises(Refused, match="offer-knows"):
        await harness.tables.change(
            table.id, BOB.user, fresh_key(), lambda context: seats.offer(context, BOB.user, EVA)
        )


async def test_a_forgotten_player_may_retake_their_seat_and_be_forgotten_again(harness: Harness) -> None:
    table = await knowing(harness, "played")
    (identity,) = table.forgotten
    for _ in range(2):
        await took(harness, table, EVA, identity.seat)
        await harness.tables.forget(EVA.user)
        assert harness.tables.get(table.id).forgotten == (identity,)
        with pytest.raises(Refused, match="sat-elsewhere"):
            await took(harness, table, EVA, 3)


async def test_the_digest_survives_a_restart_and_reveals_nothing_without_the_key(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        tables = [await knowing(harness, "played") for _ in range(2)]
    digests = {digest.digest for table in tables for digest in table.forgotten}
    assert len(digests) == 2, "the digests of two tables have nothing in common"
    assert digests.isdisjoint(forgetting.digest_of(table.id, EVA.user, b"another key") for table in tables)
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.tables.load_all()
        assert {digest.digest for table in tables for digest in harness.tables.get(table.id).forgotten} == digests
        assert [open_to(harness, table, EVA) for table in tables] == [(1,), (1,)]


@pytest.mark.parametrize("end", ["played out", "cancelled", "voted", "left"])
async def test_the_change_that_ends_the_game_deletes_the_digests(tmp_path: Path, end: str) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        table = await knowing(harness, "played")
        (identity,) = table.forgotten
        match end:
            case "cancelled":
                await harness.tables.cancel(table.id, 0, moderator=True, key=fresh_key())
            case "voted":
                for person in (BOB, CYRIL):
                    await acts.vote_end(harness.tables, table.id, person.user, fresh_key())
            case "left":
                for person in (BOB, CYRIL):
                    await acts.leave_seat(harness.tables, table.id, person.user, fresh_key())
            case _:
                while not harness.tables.get(table.id).finished:
                    await harness.tables.autoplay(table.id)
                    for person in (BOB, CYRIL):
                        if harness.tables.waiting_for(person.user):
                            await harness.press(table, person)
        assert harness.tables.get(table.id).finished
        assert harness.tables.get(table.id).forgotten == ()
        rows = await harness.database.rows("SELECT play FROM game_table WHERE instr(play, ?) > 0", (identity.digest,))
        assert rows == []


async def test_a_quarantined_table_keeps_a_digest_for_each_former_player(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "bot.db") as harness:
        plays, left = await harness.game(EVA, ANNA, BOB), await harness.game(ANNA, EVA, BOB)
        await acts.leave_seat(harness.tables, left.id, EVA.user, fresh_key())
        await took(harness, left, CYRIL, 1)
        lobby = await harness.lobby(EVA, ANNA)
        for table in (plays, left):
            await acts.leave_seat(harness.tables, table.id, BOB.user, fresh_key())
        await harness.database.rows("UPDATE game_table SET play = '{' WHERE id = ?", ((await harness.lobby()).id,))
    async with open_harness(tmp_path / "bot.db", games={}) as harness:
        await harness.tables.load_all()
        for table in (plays, left):
            assert (await harness.tables.find(table.id)).status is Status.BROKEN
        await harness.database.rows("DELETE FROM game_table WHERE play = '{'")
        await harness.tables.forget(EVA.user)
        assert await traces(harness, EVA) == []
    async with open_harness(tmp_path / "bot.db") as harness:
        await harness.tables.load_all()
        assert [digest.seat for digest in harness.tables.get(plays.id).forgotten] == [0]
        assert [digest.seat for digest in harness.tables.get(left.id).forgotten] == [1]
        assert harness.tables.get(lobby.id).forgotten == ()
        assert (open_to(harness, plays, EVA), open_to(harness, left, EVA)) == ((0,), ())
