"""The simulated Discord and the SimCord version that it uses."""

from __future__ import annotations

from importlib.metadata import version

import pytest

from bot.playground.simulator import PINNED, ApiError, Discord, ImpossibleError, UserActions, building
from tests.playground.conftest import create_club


def test_simcord_has_the_pinned_version() -> None:
    assert version("simcord") == PINNED, "read every use in bot/playground/simulator before raising the pin"


def test_a_stranger_sees_no_history() -> None:
    world = Discord()
    _, channel, (ann, *_) = create_club(world)
    building.write(world, ann, channel, "hello")
    assert world.history(building.add_person(world, "Stranger"), channel, 9) == []


def test_direct_messages_are_hidden_from_other_users() -> None:
    world = Discord()
    _, _, (ann, bob, _) = create_club(world)
    direct = next(place.id for place in world.places(ann) if place.type == 1)
    assert world.can_see(ann, direct)
    assert not world.can_see(bob, direct)


def test_news_are_counted_after_the_last_seen_message() -> None:
    world = Discord()
    _, channel, (ann, bob, _) = create_club(world)
    first = building.write(world, ann, channel, "one")
    building.write(world, ann, channel, f"two <@{bob}>")
    assert (world.unread(bob, channel, 0).unread, world.unread(bob, channel, first).unread) == (2, 1)
    assert world.unread(bob, channel, first).pings == 1


def test_a_users_own_messages_are_not_news() -> None:
    world = Discord()
    _, channel, (ann, *_) = create_club(world)
    building.write(world, ann, channel, "one")
    assert world.unread(ann, channel, 0).unread == 0


def test_an_injected_fault_fails_one_request() -> None:
    world = Discord()
    _, channel, _ = create_club(world)
    world.fail("POST", f"/channels/{channel}/messages", status=403, code=50007)
    path = f"/channels/{channel}/messages"
    with pytest.raises(ApiError) as refused:
        world.request("POST", path, {"content": "x"})
    assert (refused.value.status, refused.value.body["code"]) == (403, 50007)
    assert world.request("POST", path, {"content": "x"})["content"] == "x"


def test_keep_log_false_keeps_no_log() -> None:
    world = Discord(keep_log=False)
    _, channel, _ = create_club(world)
    world.request("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert not world.backend.http_requests
    assert not world.backend.transcript


def test_writing_in_another_users_place_is_refused() -> None:
    world = Discord()
    _, _, (ann, bob, _) = create_club(world)
    direct = next(place.id for place in world.places(ann) if place.type == 1)
    with pytest.raises(ImpossibleError):
        UserActions(world).say(bob, direct, "hello")


def thread_of(world: Discord, channel: int, starter: int | None = None) -> int:
    """Create a public thread as the bot, from the message `starter` if given."""
    if starter is None:
        return int(world.request("POST", f"/channels/{channel}/threads", {"name": "table", "type": 11})["id"])
    return int(world.request("POST", f"/channels/{channel}/messages/{starter}/threads", {"name": "table"})["id"])


def test_a_ping_in_a_thread_adds_its_recipient() -> None:
    world = Discord()
    _, channel, (ann, bob, cid) = create_club(world)
    thread = thread_of(world, channel)
    building.write(world, ann, thread, f"your turn, <@{bob}>")
    members = next(place for place in world.places(ann) if place.id == thread).thread_members
    assert bob in members
    assert cid not in members


def test_a_thread_of_a_message_is_shown_there_and_not_announced() -> None:
    world = Discord()
    _, channel, (ann, *_) = create_club(world)
    thread = thread_of(world, channel, building.write(world, ann, channel, "a table"))
    (message,) = world.history(ann, channel, 9)
    assert message["thread"] == {"id": str(thread), "name": "table"}


def test_a_thread_without_a_message_is_announced() -> None:
    world = Discord()
    _, channel, (ann, *_) = create_club(world)
    thread = thread_of(world, channel)
    (message,) = world.history(ann, channel, 9)
    assert message["thread"] == {"id": str(thread), "name": "table"}
