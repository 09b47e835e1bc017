"""Settings of users and servers: quiet hours, the ping interval, the game channel and the pace of new tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from simcord.backend.errors import SetupError

from bot.table.model import Pace
from tests.discord_validator.json_access import mapping
from tests.e2e.reading import answer, calls, reply_text
from tests.e2e.world import source_text, verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

HOUR = 3600


@pytest.mark.unmeasured
async def test_quiet_hours_delay_pings_to_one_at_their_end(world: World) -> None:
    reply = reply_text(await world.bob.user.slash("me quiet", **{"from": 0, "to": 7, "zone": "UTC"}))
    assert "from 0:00 to 7:00 (UTC)" in reply
    await world.begin(world.ann, world.bob, pace="unhurried")
    await world.press(world.ann, 3)
    await world.env.advance_time(6 * HOUR)
    assert calls(world, world.bob) == []
    await world.env.advance_time(2 * HOUR)
    assert len(calls(world, world.bob)) == 1


async def test_the_end_and_invitations_ping_no_user_in_quiet_hours(world: World) -> None:
    await world.bob.user.slash("me quiet", **{"from": 0, "to": 7, "zone": "UTC"})
    await world.begin(world.ann, world.bob, world.cid)
    for person in (world.cid, world.bob):
        await world.confirm(person, "table resign")
    posted_farewell = world.farewell()
    assert pingable_users(world, posted_farewell) == {world.ann.id, world.cid.id}
    await world.ann.click(posted_farewell, custom_id=verb(posted_farewell, "again"))
    (invitation,) = (
        message for message in world.messages(world.channel) if "is playing again" in visible_text(message)
    )
    assert pingable_users(world, invitation) == {world.cid.id}


def pingable_users(world: World, message: Any) -> set[int]:
    """Return the users that a message which names Bob may ping."""
    assert f"<@{world.bob.id}>" in message.content
    bodies = [mapping(request.json) for request in world.env.http_requests if request.method == "POST"]
    (request_body,) = (body for body in bodies if body.get("content") == message.content)
    return set(map(int, request_body["allowed_mentions"]["users"]))


async def test_quiet_without_options_shows_the_quiet_hours(world: World) -> None:
    reply = reply_text(await world.bob.user.slash("me quiet"))
    assert reply.startswith("🔔 You have no quiet hours, so I may ping you at any time. Set them with ")
    await world.bob.user.slash("me quiet", **{"from": 22, "to": 7, "zone": "UTC"})
    before = await world.chosen_by(world.bob.id)
    reply = reply_text(await world.bob.user.slash("me quiet"))
    assert reply == "🌙 Your quiet hours are 22:00 to 7:00 (UTC). The option `off` turns them off."
    assert await world.chosen_by(world.bob.id) == before


async def test_quiet_hours_can_be_turned_off(world: World) -> None:
    await world.bob.user.slash("me quiet", **{"from": 0, "to": 7, "zone": "UTC"})
    assert "Quiet hours are off: I may ping you" in reply_text(await world.bob.user.slash("me quiet", off=True))
    chosen = await world.chosen_by(world.bob.id)
    assert (chosen.quiet_from, chosen.quiet_to, chosen.zone) == (None, None, "UTC")


async def test_changing_the_time_zone_keeps_the_hours(world: World) -> None:
    await world.bob.user.slash("me quiet", **{"from": 22, "to": 7, "zone": "UTC"})
    reply = reply_text(await world.bob.user.slash("me quiet", zone="Europe/Prague"))
    assert "22:00 to 7:00 (Europe/Prague)" in reply


@pytest.mark.parametrize("hours", [{"from": 3}, {"to": 3}, {"from": 3, "to": 3}])
async def test_incomplete_or_empty_quiet_hours_are_refused(world: World, hours: dict[str, int]) -> None:
    assert "Give two different hours" in reply_text(await world.ann.user.slash("me quiet", **hours))
    assert (await world.chosen_by(world.ann.id)).quiet_from is None


async def test_an_unknown_time_zone_is_refused(world: World) -> None:
    reply = reply_text(await world.ann.user.slash("me quiet", **{"from": 1, "to": 2, "zone": "../../etc/passwd"}))
    assert "I don’t know this time zone" in reply


async def test_time_zones_are_offered(world: World) -> None:
    choices = await world.ann.user.autocomplete("me quiet", "zone", "prag")
    assert [choice["value"] for choice in choices] == ["Europe/Prague"]


async def test_only_long_quiet_hours_mention_the_limit_of_twelve_hours(world: World) -> None:
    night = reply_text(await world.bob.user.slash("me quiet", **{"from": 22, "to": 7}))
    assert night.endswith("the clock of a turn shorter than a day stands still meanwhile.")
    long = reply_text(await world.bob.user.slash("me quiet", **{"from": 8, "to": 7}))
    assert long.endswith("the clock of a turn shorter than a day stands still meanwhile, for 12 hours at most.")


async def test_the_ping_interval_is_shown_changed_and_kept(world: World) -> None:
    assert reply_text(await world.bob.user.slash("me pings")).startswith(
        "🔔 I ping you each time a table starts waiting for you"
    )
    reply = reply_text(await world.bob.user.slash("me pings", **{"how-often": "daily", "zone": "UTC"}))
    assert reply.startswith("🔔 I ping you once a day, at 18:00 (UTC)")
    reply = reply_text(await world.bob.user.slash("me pings", hour=7))
    assert reply.startswith("🔔 I ping you once a day, at 7:00 (UTC)")
    assert reply_text(await world.bob.user.slash("me pings", **{"how-often": "hourly"})).startswith(
        "🔔 I ping you once an hour"
    )
    before = await world.chosen_by(world.bob.id)
    assert reply_text(await world.bob.user.slash("me pings")).startswith("🔔 I ping you once an hour at most")
    assert await world.chosen_by(world.bob.id) == before


@pytest.mark.parametrize("interval", ["each", "hourly"])
async def test_an_hour_is_accepted_only_for_daily_pings(world: World, interval: str) -> None:
    reply = reply_text(await world.bob.user.slash("me pings", **{"how-often": interval, "hour": 7}))
    assert "An hour only goes with one choice" in reply
    reply = reply_text(await world.bob.user.slash("me pings", zone="Atlantis"))
    assert "I don’t know this time zone" in reply
    assert (await world.chosen_by(world.bob.id)).pings == "each"


async def test_delayed_pings_are_sent_when_the_interval_is_lifted(world: World) -> None:
    await world.bob.user.slash("me pings", **{"how-often": "daily", "hour": 23, "zone": "UTC"})
    await world.begin(world.ann, world.bob, pace="unhurried")
    await world.press(world.ann, 3)
    await world.env.advance_time(HOUR)
    assert calls(world, world.bob) == []
    await world.bob.user.slash("me pings", **{"how-often": "each"})
    await world.env.advance_time(60)
    assert len(calls(world, world.bob)) == 1


async def test_quiet_hours_stop_the_clock_of_a_short_turn(world: World) -> None:
    await world.ann.user.slash("me quiet", **{"from": 0, "to": 7, "zone": "UTC"})
    await world.begin(world.ann, world.bob, pace="live")
    now = world.app.clock.now()
    due = world.table().seats[world.table().seat_of(world.ann.id) or 0].clock.due
    day = now - now % (24 * HOUR)
    assert (now - day < 7 * HOUR, due) == (True, day + 8 * HOUR)


def server_owner(world: World) -> Any:
    """Return the owner of the server."""
    return world.member(world.guild.owner)


async def test_settings_show_the_current_values(world: World) -> None:
    reply = reply_text(await server_owner(world).slash(world.channel, "settings server"))
    assert "the one where" in reply
    assert "English" in reply
    assert "1 day per turn" in reply


async def test_new_tables_open_in_the_game_channel(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.env.settle()
    assert f"<#{hall.id}>" in reply_text(
        await server_owner(world).slash(world.channel, "settings server", channel=hall)
    )
    assert f"<#{hall.id}>" in reply_text(await world.ann.slash(world.channel, "play", game="guess"))
    assert world.table().place.channel == hall.id
    assert "#1" in visible_text(world.messages(hall)[-1])


async def test_a_game_channel_with_a_missing_permission_is_refused(world: World) -> None:
    narrow = world.channel_without("attach_files")
    await world.env.settle()
    reply = reply_text(await server_owner(world).slash(world.channel, "settings server", channel=narrow))
    assert "Attach Files" in reply
    assert (await world.chosen_here()).channel is None


@pytest.mark.unmeasured
async def test_new_tables_have_the_pace_of_the_server(world: World) -> None:
    await server_owner(world).slash(world.channel, "settings server", pace="relaxed")
    await world.open(world.ann)
    assert world.table().pace is Pace.RELAXED


async def test_a_chosen_pace_wins_over_the_servers(world: World) -> None:
    await server_owner(world).slash(world.channel, "settings server", pace="relaxed")
    await world.open(world.ann, pace="live")
    assert world.table().pace is Pace.LIVE


async def test_a_deleted_game_channel_is_ignored(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.env.settle()
    await server_owner(world).slash(world.channel, "settings server", channel=hall)
    world.env.backend.delete_channel(hall.id)
    await world.env.settle()
    await world.ann.slash(world.channel, "play", game="guess")
    assert world.table().place.channel == world.channel.id


async def test_only_moderators_can_change_settings(world: World) -> None:
    with pytest.raises(SetupError):
        await world.ann.slash(world.channel, "settings server", pace="live")
    assert (await world.chosen_here()).pace is None


async def test_about_links_the_operators_pages_and_names_forget_me(world: World) -> None:
    reply = reply_text(await world.ann.user.slash("help", topic="about"))
    assert "/me forget deletes what I keep about you" in reply
    assert "Privacy" not in reply
    pages = {"privacy_url": "https://games.example/privacy", "terms_url": "https://games.example/terms"}
    object.__setattr__(world.app, "settings", replace(world.app.settings, **pages))
    about_message = (await world.ann.user.slash("help", topic="about")).response
    assert "[Privacy](https://games.example/privacy) · [Terms of use](https://games.example/terms)" in source_text(
        about_message
    )


@pytest.mark.unmeasured
async def test_quiet_hours_set_during_a_turn_hold_its_clock(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    due = world.table().seats[0].clock.due
    await world.env.advance_time(600)
    hour = int(world.app.clock.now() // HOUR) % 24
    reply = reply_text(await world.ann.user.slash("me quiet", **{"from": hour, "to": (hour + 8) % 24, "zone": "UTC"}))
    assert "the clock of a turn shorter than a day stands still meanwhile" in reply
    held_due = world.table().seats[0].clock.due
    assert held_due > due + 6 * HOUR
    assert f"<t:{int(held_due)}:" in source_text(world.board())
    await world.env.advance_time(5 * HOUR)
    assert world.table().seats[0].missed == 0
    assert "Quiet hours are off" in reply_text(await world.ann.user.slash("me quiet", off=True))
    assert 0 < world.table().seats[0].clock.due - world.app.clock.now() < HOUR
    await world.env.advance_time(HOUR)
    assert world.table().seats[0].missed == 1


async def test_the_posted_ping_shows_the_deadline_that_new_quiet_hours_set(world: World) -> None:
    await world.begin(world.ann, world.bob, pace="live")
    await world.env.advance_time(60)
    (call,) = calls(world, world.ann)
    before = world.table().due
    await world.ann.user.slash("me quiet", **{"from": 0, "to": 7, "zone": "UTC"})
    await world.env.settle()
    after = world.table().due
    assert after > before
    (edited,) = calls(world, world.ann)
    assert (edited.id, f"<t:{int(after)}:" in source_text(edited)) == (call.id, True)


async def test_a_newer_answer_about_oneself_replaces_the_older_one(world: World) -> None:
    place = world.channel
    for command, options in (
        ("me quiet", {}),
        ("me pings", {}),
        ("me away", {}),
        ("me callme", {"game": "guess"}),
        ("me language", {"language": "en"}),
    ):
        newest = answer(await world.ann.slash(place, command, **options))
        standing = [m.id for m in world.messages(place, world.ann) if getattr(m.flags, "ephemeral", False)]
        assert standing == [newest.id]
