"""Users who left the server: the bot asks Discord only with a reason, the table shows it and play continues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.table.facts import BY_GOING, Left, SeatOpened
from bot.table.model import Status
from bot.table.store import StorageFailed
from tests.by_seat import by_seat
from tests.e2e.reading import reply_text
from tests.e2e.world import verb, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

HOUR = 3600.0
DAY = 24 * HOUR


def leave(world: World, person: Any) -> None:
    """Remove the person from the server."""
    world.guild.remove_member(person)


def membership_requests(world: World, person: Any) -> int:
    """Return how often the bot asked Discord about the person."""
    path = f"/guilds/{world.guild.id}/members/{person.id}"
    return sum((request.method, request.path) == ("GET", path) for request in world.env.http_requests)


def fail_membership_requests(world: World, person: Any, status: int, code: int = 0, times: int | None = None) -> None:
    """Make Discord fail when the bot asks whether the person is a member."""
    path = f"/guilds/{world.guild.id}/members/{person.id}"
    world.env.inject_error("GET", path, status=status, code=code, times=times)


async def lobby(world: World, *people: Any, **options: Any) -> Any:
    await world.open(people[0], **options)
    for person in people[1:]:
        await person.slash(world.channel, "table join")
    return world.table()


async def press_start(world: World, person: Any) -> str:
    return reply_text(await person.slash(world.channel, "table start", table=1))


def sentence(text: str, language: str = "en", **variables: Any) -> str:
    return plain(Say(language, "guess")(text, **variables))


# ------------------------------------------------------------------------------------------------ the host's rights


async def test_starting_a_lobby_replaces_a_host_who_left(world: World) -> None:
    await lobby(world, world.ann, world.bob, world.cid)
    leave(world, world.ann)
    assert await press_start(world, world.bob) == sentence("host-gone-you", name="ann")
    table = world.table()
    assert (table.host, table.names, table.status) == (world.bob.id, ("bob", "cid"), Status.LOBBY)
    assert Left("ann", server=True) in await world.facts()
    assert "ann" not in visible_text(world.messages(world.channel)[-1])
    await press_start(world, world.bob)
    assert world.table().status is Status.RUNNING
    assert membership_requests(world, world.ann) == 1


async def test_the_card_of_a_running_game_shows_the_new_host(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    await world.confirm(world.ann, "table resign")
    assert "**ann** 🏠" in visible_text(world.messages(world.channel)[0])
    leave(world, world.ann)
    await world.bob.slash(world.thread(), "table options", banter=False)
    assert world.table().host == world.bob.id
    card = visible_text(world.messages(world.channel)[0])
    assert ("**ann** 🏠" in card, "**bob** 🏠" in card) == (False, True)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_press_by_another_player_names_the_new_host(world: World, language: str) -> None:
    await lobby(world, world.ann, world.bob, world.cid)
    await world.cid.slash(world.channel, "me language", language=language)
    leave(world, world.ann)
    assert await press_start(world, world.cid) == sentence("host-gone-heir", language, name="ann", host="bob")


async def test_the_start_button_replaces_a_host_who_left(world: World) -> None:
    card = await world.open(world.ann)
    await world.bob.click(card, custom_id=verb(card, "join"))
    leave(world, world.ann)
    card = world.messages(world.channel)[-1]
    result = await world.bob.click(card, custom_id=verb(card, "start"))
    assert reply_text(result) == sentence("host-gone-you", name="ann")
    assert world.table().host == world.bob.id


async def test_a_lobby_without_members_closes(world: World) -> None:
    await lobby(world, world.ann)
    leave(world, world.ann)
    assert await press_start(world, world.bob) == sentence("host-gone-closed", name="ann")
    assert world.table().status is Status.CLOSED


async def test_a_present_host_is_checked_once_an_hour(world: World) -> None:
    await lobby(world, world.ann, world.bob)
    for _ in range(3):
        assert await press_start(world, world.bob) == sentence("not-the-host")
    assert membership_requests(world, world.ann) == 1
    leave(world, world.ann)
    assert await press_start(world, world.bob) == sentence("not-the-host")
    await world.env.advance_time(HOUR)
    assert await press_start(world, world.bob) == sentence("host-gone-you", name="ann")
    assert membership_requests(world, world.ann) == 2


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (404, 10004), (429, 0)])
async def test_an_inconclusive_answer_changes_nothing(world: World, status: int, code: int) -> None:
    before = await lobby(world, world.ann, world.bob)
    leave(world, world.ann)
    fail_membership_requests(world, world.ann, status, code)
    assert await press_start(world, world.bob) == sentence("not-the-host")
    assert world.table() == before


async def test_a_deleted_account_counts_as_gone(world: World) -> None:
    await lobby(world, world.ann, world.bob)
    fail_membership_requests(world, world.ann, 404, 10013)
    assert await press_start(world, world.bob) == sentence("host-gone-you", name="ann")


async def test_cancelling_a_game_replaces_a_host_who_left(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid)
    leave(world, world.ann)
    answer = reply_text(await world.bob.slash(world.thread(), "table cancel"))
    assert answer == sentence("host-gone-you", name="ann")
    assert (world.table().host, world.table().open) == (world.bob.id, (0,))
    await world.confirm(world.bob, "table cancel")
    assert world.table().status is Status.CLOSED


async def test_a_moderator_cancels_without_membership_checks(world: World) -> None:
    role = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    moderator = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    await world.begin(world.ann, world.bob)
    leave(world, world.ann)
    leave(world, world.bob)
    await world.confirm(moderator, "table cancel")
    assert world.table().status is Status.CLOSED
    assert membership_requests(world, world.ann) + membership_requests(world, world.bob) == 0


# ------------------------------------------------------------------------------------------------ a running game


async def test_without_a_deadline_a_vote_detects_a_gone_player(world: World) -> None:
    """With two players, no deadline and one of them gone, the remaining player ends the game and does not lose."""
    await world.begin(world.ann, world.bob, pace="unhurried")
    await world.ann.slash(world.thread(), "guess move", move="3")
    leave(world, world.bob)
    await world.ann.slash(world.thread(), "table vote", about="end")
    await world.env.settle()
    assert (world.table().status, world.table().outcome) == (Status.CLOSED, None)
    assert SeatOpened("bob", BY_GOING) in await world.facts()


async def test_without_a_deadline_a_gone_player_is_detected_after_three_days(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="unhurried")
    await world.ann.slash(world.thread(), "guess move", move="3")
    leave(world, world.bob)
    await world.env.advance_time(3 * DAY)
    assert (world.table().open, membership_requests(world, world.bob), membership_requests(world, world.ann)) == (
        (1,),
        1,
        1,
    )
    assert world.table().status is Status.RUNNING


async def test_a_missed_deadline_opens_the_seat_of_a_gone_player(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    await world.ann.slash(world.thread(), "guess move", move="3")
    leave(world, world.bob)
    await world.env.advance_time(HOUR)
    table = world.table()
    assert (table.open, table.status, table.host) == ((1,), Status.RUNNING, world.ann.id)
    assert sentence("seat-opened", name="bob", why=BY_GOING) in visible_text(world.board())
    await world.env.advance_time(8 * HOUR)
    assert membership_requests(world, world.bob) == 1


async def test_a_refused_reminder_opens_the_seat_of_a_gone_player(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.thread(), "guess move", move="3")
    world.close_direct_messages(world.bob)
    leave(world, world.bob)
    await world.env.advance_time(23 * HOUR)  # beyond the time of the reminder
    assert (membership_requests(world, world.bob), world.table().open, by_seat(world.table(), "missed")) == (
        1,
        (1,),
        (0, 0),
    )


async def test_a_refused_reminder_to_a_member_keeps_the_seat(world: World) -> None:
    await world.begin(world.ann, world.bob)
    await world.ann.slash(world.thread(), "guess move", move="3")
    world.close_direct_messages(world.bob)
    await world.env.advance_time(23 * HOUR)
    assert (membership_requests(world, world.bob), world.table().open) == (1, ())


async def test_a_missed_deadline_of_a_member_keeps_the_seat(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    await world.env.advance_time(HOUR)
    assert membership_requests(world, world.ann) == 1
    assert world.table().open == ()


async def test_a_returning_player_takes_the_seat_without_another_check(world: World) -> None:
    await world.begin(world.ann, world.bob, world.cid, pace="live")
    await world.ann.slash(world.thread(), "guess move", move="3")
    leave(world, world.bob)
    await world.env.advance_time(HOUR)
    assert world.table().open == (1,)
    world.guild.add_member(world.bob.user)
    await world.bob.slash(world.thread(), "table join")
    await world.env.settle()
    assert (world.table().open, world.table().people) == ((), {0, 1, 2})
    assert membership_requests(world, world.bob) == 1


# ------------------------------------------------------------------------------------------------ crashes


async def test_a_crash_before_saving_the_departure_is_repaired_at_the_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    await world.ann.slash(world.thread(), "guess move", move="3")
    leave(world, world.bob)

    async def killed(*_: Any) -> None:
        raise StorageFailed("the process is gone")

    monkeypatch.setattr(world.app.tables, "person_left", killed)
    await world.env.advance_time(HOUR)
    assert (membership_requests(world, world.bob), world.table().open) == (1, ())
    await world.restart()
    assert (membership_requests(world, world.bob), world.table().open) == (2, (1,))


async def test_an_unsaved_departure_is_reported_and_checked_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(world, world.ann, world.bob)
    leave(world, world.ann)

    async def full(*_: Any) -> None:
        raise StorageFailed("the disk is full")

    world.expected_errors = ["request.not_saved"]
    monkeypatch.setattr(world.app.tables, "person_left", full)
    assert await press_start(world, world.bob) == sentence("not-saved")
    monkeypatch.undo()
    assert await press_start(world, world.bob) == sentence("host-gone-you", name="ann")


# ------------------------------------------------------------------------------------------------ intents


async def test_the_bot_requests_no_privileged_intent(world: World) -> None:
    bot: Any = world.env.bot
    requested = {name for name, on in bot.intents if on}
    assert requested == {"guilds", "guild_messages", "dm_messages"}
    assert requested.isdisjoint({"members", "presences", "message_content"})
