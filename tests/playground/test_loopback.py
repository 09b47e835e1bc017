"""The loopback Discord behaves on the wire as Discord does, for an unmodified discord.py."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.playground.loopback import RateLimit
from bot.playground.simulator import ImpossibleError
from tests.playground.conftest import until

if TYPE_CHECKING:
    from tests.playground.conftest import Set


async def board(club: Set) -> tuple[int, int]:
    """Open a table as Ann; return its thread and the board message."""
    await club.hands.slash(club.ann, club.channel, "play", {"game": "fort"})
    await until(lambda: any(place.is_thread for place in club.world.places(club.ann)))
    thread = club.thread()
    await until(lambda: len(club.world.history(club.ann, thread, 9)) > 1)
    return thread, int(club.world.history(club.ann, thread, 9)[0]["id"])


def pressed(club: Set, thread: int, message: int) -> str:
    """Return the custom id of the counting button as it is now."""
    found = next(one for one in club.world.history(club.ann, thread, 9) if int(one["id"]) == message)
    return next(word for word in json.dumps(found).split('"') if word.startswith("count:"))


async def test_a_command_is_answered(club: Set) -> None:
    answer = await club.hands.slash(club.ann, club.channel, "talk", {})
    assert answer.kind == "message"
    assert club.last(club.ann, club.channel)["content"] == "locale en-US"


async def test_the_locale_of_the_person_travels(club: Set) -> None:
    club.world.locales[club.bob] = "cs"
    await club.hands.slash(club.bob, club.channel, "talk", {})
    assert club.last(club.bob, club.channel)["content"] == "locale cs"


async def test_an_ephemeral_answer_is_seen_by_one(club: Set) -> None:
    await club.hands.slash(club.ann, club.channel, "talk", {})
    assert club.world.history(club.ann, club.channel, 9)
    assert not club.world.history(club.bob, club.channel, 9)


async def test_autocomplete_makes_the_round_trip(club: Set) -> None:
    answer = await club.hands.suggest(club.ann, club.channel, "table show", "name", "ce", {})
    assert [choice["value"] for choice in answer.choices] == ["cedar"]


async def test_a_form_is_shown_and_sent(club: Set) -> None:
    shown = await club.hands.slash(club.ann, club.channel, "form", {})
    assert shown.modal is not None
    name, size = (part["component"]["custom_id"] for part in shown.modal["components"])
    await club.hands.submit(club.ann, shown.interaction, {name: "Oak", size: ["b"]})
    assert club.last(club.ann, club.channel)["content"] == "Oak is b"


async def test_a_form_is_sent_once(club: Set) -> None:
    shown = await club.hands.slash(club.ann, club.channel, "form", {})
    assert shown.modal is not None
    name, size = (part["component"]["custom_id"] for part in shown.modal["components"])
    await club.hands.submit(club.ann, shown.interaction, {name: "Oak", size: ["b"]})
    with pytest.raises(ImpossibleError):
        await club.hands.submit(club.ann, shown.interaction, {name: "Oak", size: ["b"]})


async def test_a_private_message_brings_its_picture(club: Set) -> None:
    direct = next(place.id for place in club.world.places(club.ann) if place.type == 1)
    await club.hands.slash(club.ann, direct, "secret", {})
    await until(lambda: any(one["attachments"] for one in club.world.history(club.ann, direct, 9)))
    url = next(one for one in club.world.history(club.ann, direct, 9) if one["attachments"])["attachments"][0]["url"]
    assert club.world.file(url.split("/", 3)[3]) is not None


async def test_a_guild_only_command_is_not_offered_in_private(club: Set) -> None:
    direct = next(place.id for place in club.world.places(club.ann) if place.type == 1)
    assert "play" not in {command["name"] for command in club.hands.commands(club.ann, direct)}
    with pytest.raises(ImpossibleError):
        await club.hands.slash(club.ann, direct, "play", {"game": "fort"})


async def test_a_button_replaces_picture_and_layout(club: Set) -> None:
    thread, message = await board(club)
    await club.hands.click(club.ann, thread, message, "count:0")
    await until(lambda: pressed(club, thread, message) == "count:1")


async def test_a_disabled_button_cannot_be_pressed(club: Set) -> None:
    thread, message = await board(club)
    with pytest.raises(ImpossibleError, match="disabled"):
        await club.hands.click(club.ann, thread, message, "never")


async def test_an_unanswered_interaction_fails_after_three_seconds(club: Set) -> None:
    began = time.monotonic()
    answer = await club.hands.slash(club.ann, club.channel, "slow", {})
    assert answer.kind is None
    assert 3.0 <= time.monotonic() - began < 4.0


async def test_a_late_answer_is_refused_as_unknown(club: Set) -> None:
    await club.hands.slash(club.ann, club.channel, "slow", {})
    await until(lambda: club.bot.late is not None)
    assert club.bot.late == 10062


async def test_a_duplicate_delivery_is_refused_as_acknowledged(club: Set) -> None:
    thread, message = await board(club)
    heard: list[dict[str, object]] = []
    club.world.listen(lambda event, payload: heard.append(dict(payload)) if event == "INTERACTION_CREATE" else None)
    await club.hands.click(club.ann, thread, message, "count:0")
    interaction = heard[0]
    url = f"{club.server.address}api/v10/interactions/{interaction['id']}/{interaction['token']}/callback"
    async with aiohttp.ClientSession() as session, session.post(url, json={"type": 6}) as again:
        assert (await again.json())["code"] == 40060


async def test_a_rate_limit_is_waited_out(club: Set) -> None:
    club.server.limits.append(RateLimit("POST", f"/channels/{club.channel}/messages", retry_after=0.2, times=2))
    channel = club.bot.get_partial_messageable(club.channel)
    began = time.monotonic()
    await channel.send("at last")
    assert time.monotonic() - began >= 0.4
    assert club.last(club.ann, club.channel)["content"] == "at last"


async def test_a_failing_server_is_tried_again(club: Set) -> None:
    club.world.fail("POST", f"/channels/{club.channel}/messages", status=500)
    await club.bot.get_partial_messageable(club.channel).send("second try")
    assert [one["content"] for one in club.world.history(club.ann, club.channel, 9)] == ["second try"]


async def test_a_message_sent_twice_under_one_nonce_is_one_message(club: Set) -> None:
    channel = club.bot.get_partial_messageable(club.channel)
    first = await channel.send("once", nonce="told-1")
    second = await channel.send("once", nonce="told-1")
    other = await channel.send("once", nonce="told-2")
    assert first.id == second.id != other.id
    assert len(club.world.history(club.ann, club.channel, 9)) == 2


async def test_what_happened_while_the_socket_was_gone_is_replayed(club: Set) -> None:
    thread, message = await board(club)
    await club.server.gateway.drop()
    await club.hands.click(club.ann, thread, message, "count:0")
    await until(lambda: pressed(club, thread, message) == "count:1")
    assert (club.server.gateway.identified, club.server.gateway.resumed) == (1, 1)


async def test_a_forgotten_session_begins_anew(club: Set) -> None:
    identified = club.server.gateway.identified
    await club.server.gateway.drop(forget=True)
    await until(lambda: club.server.gateway.identified == identified + 1, 20)
    await until(club.bot.is_ready)
    assert (await club.hands.slash(club.ann, club.channel, "talk", {})).kind == "message"


async def test_json_has_exactly_the_content_type_that_discord_py_wants(club: Set) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{club.server.address}api/v10/users/@me") as answer:
        assert answer.headers["Content-Type"] == "application/json"


async def test_an_unknown_route_says_so(club: Set) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{club.server.address}api/v10/nothing/here") as answer:
        assert answer.status == 501
        assert "simulated Discord cannot" in (await answer.json())["message"]


async def test_many_people_act_at_once(club: Set) -> None:
    deeds = [club.hands.slash(person, club.channel, "talk", {}) for person in (club.ann, club.bob, club.cid) * 10]
    answers = await asyncio.gather(*deeds)
    assert {answer.kind for answer in answers} == {"message"}
