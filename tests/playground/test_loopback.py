"""The loopback Discord behaves on the wire as Discord does, for an unmodified discord.py."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.playground.loopback import RateLimit
from bot.playground.simulator import ImpossibleError
from tests.playground.conftest import until

if TYPE_CHECKING:
    from tests.playground.conftest import DemoSetup


async def board(demo: DemoSetup) -> tuple[int, int]:
    """Open a table as Ann; return its thread and the board message."""
    await demo.actions.slash(demo.ann, demo.channel, "play", {"game": "fort"})
    await until(lambda: any(place.is_thread for place in demo.world.places(demo.ann)))
    thread = demo.thread()
    await until(lambda: len(demo.world.history(demo.ann, thread, 9)) > 1)
    return thread, int(demo.world.history(demo.ann, thread, 9)[0]["id"])


def pressed(demo: DemoSetup, thread: int, message: int) -> str:
    """Return the current custom id of the counting button."""
    payload = next(
        candidate for candidate in demo.world.history(demo.ann, thread, 9) if int(candidate["id"]) == message
    )
    return next(word for word in json.dumps(payload).split('"') if word.startswith("count:"))


async def test_a_command_is_answered(demo: DemoSetup) -> None:
    answer = await demo.actions.slash(demo.ann, demo.channel, "talk", {})
    assert answer.kind == "message"
    assert demo.last(demo.ann, demo.channel)["content"] == "locale en-US"


async def test_the_locale_of_the_person_is_sent(demo: DemoSetup) -> None:
    demo.world.locales[demo.bob] = "cs"
    await demo.actions.slash(demo.bob, demo.channel, "talk", {})
    assert demo.last(demo.bob, demo.channel)["content"] == "locale cs"


async def test_a_file_is_sent_with_a_command(demo: DemoSetup) -> None:
    file = {"name": "road.toml", "data": base64.b64encode("č = 1\nb = 2".encode()).decode()}
    await demo.actions.slash(demo.ann, demo.channel, "hand_in", {"file": file})
    await until(lambda: demo.last(demo.ann, demo.channel)["content"] == "road.toml: č = 1 (no note)")


@pytest.mark.parametrize("file", ["road.toml", {"name": "road.toml"}, {"name": "road.toml", "data": "ž"}])
async def test_a_value_that_is_not_a_file_is_refused(demo: DemoSetup, file: object) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        await demo.actions.slash(demo.ann, demo.channel, "hand_in", {"file": file})


async def test_an_ephemeral_answer_is_visible_to_one_person(demo: DemoSetup) -> None:
    await demo.actions.slash(demo.ann, demo.channel, "talk", {})
    assert demo.world.history(demo.ann, demo.channel, 9)
    assert not demo.world.history(demo.bob, demo.channel, 9)


async def test_autocomplete_is_answered(demo: DemoSetup) -> None:
    answer = await demo.actions.suggest(demo.ann, demo.channel, "table show", "name", "ce", {})
    assert [choice["value"] for choice in answer.choices] == ["cedar"]


async def test_a_form_is_shown_and_sent(demo: DemoSetup) -> None:
    form = await demo.actions.slash(demo.ann, demo.channel, "form", {})
    assert form.modal is not None
    name, size = (part["component"]["custom_id"] for part in form.modal["components"])
    await demo.actions.submit(demo.ann, form.interaction, {name: "Oak", size: ["b"]})
    assert demo.last(demo.ann, demo.channel)["content"] == "Oak is b"


async def test_a_form_can_be_sent_only_once(demo: DemoSetup) -> None:
    form = await demo.actions.slash(demo.ann, demo.channel, "form", {})
    assert form.modal is not None
    name, size = (part["component"]["custom_id"] for part in form.modal["components"])
    await demo.actions.submit(demo.ann, form.interaction, {name: "Oak", size: ["b"]})
    with pytest.raises(ImpossibleError):
        await demo.actions.submit(demo.ann, form.interaction, {name: "Oak", size: ["b"]})


async def test_a_private_message_has_its_picture(demo: DemoSetup) -> None:
    direct = next(place.id for place in demo.world.places(demo.ann) if place.type == 1)
    await demo.actions.slash(demo.ann, direct, "secret", {})
    await until(lambda: any(message["attachments"] for message in demo.world.history(demo.ann, direct, 9)))
    answer = next(message for message in demo.world.history(demo.ann, direct, 9) if message["attachments"])
    url = answer["attachments"][0]["url"]
    assert demo.world.file(url.split("/", 3)[3]) is not None


async def test_a_guild_only_command_is_not_offered_in_private(demo: DemoSetup) -> None:
    direct = next(place.id for place in demo.world.places(demo.ann) if place.type == 1)
    assert "play" not in {command["name"] for command in demo.actions.commands(demo.ann, direct)}
    with pytest.raises(ImpossibleError):
        await demo.actions.slash(demo.ann, direct, "play", {"game": "fort"})


async def test_a_button_replaces_picture_and_layout(demo: DemoSetup) -> None:
    thread, message = await board(demo)
    await demo.actions.click(demo.ann, thread, message, "count:0")
    await until(lambda: pressed(demo, thread, message) == "count:1")


async def test_a_disabled_button_cannot_be_pressed(demo: DemoSetup) -> None:
    thread, message = await board(demo)
    with pytest.raises(ImpossibleError, match="disabled"):
        await demo.actions.click(demo.ann, thread, message, "never")


async def test_an_unanswered_interaction_fails_after_three_seconds(demo: DemoSetup) -> None:
    began = time.monotonic()
    answer = await demo.actions.slash(demo.ann, demo.channel, "slow", {})
    assert answer.kind is None
    assert 3.0 <= time.monotonic() - began < 4.0


async def test_a_late_answer_is_refused_as_unknown(demo: DemoSetup) -> None:
    await demo.actions.slash(demo.ann, demo.channel, "slow", {})
    await until(lambda: demo.bot.late is not None)
    assert demo.bot.late == 10062


async def test_a_duplicate_delivery_is_refused_as_acknowledged(demo: DemoSetup) -> None:
    thread, message = await board(demo)
    interactions: list[dict[str, object]] = []
    demo.world.listen(
        lambda event, payload: interactions.append(dict(payload)) if event == "INTERACTION_CREATE" else None
    )
    await demo.actions.click(demo.ann, thread, message, "count:0")
    interaction = interactions[0]
    url = f"{demo.server.address}api/v10/interactions/{interaction['id']}/{interaction['token']}/callback"
    async with aiohttp.ClientSession() as session, session.post(url, json={"type": 6}) as repeat:
        assert (await repeat.json())["code"] == 40060


async def test_a_rate_limit_is_waited_out(demo: DemoSetup) -> None:
    demo.server.limits.append(RateLimit("POST", f"/channels/{demo.channel}/messages", retry_after=0.2, times=2))
    channel = demo.bot.get_partial_messageable(demo.channel)
    began = time.monotonic()
    await channel.send("at last")
    assert time.monotonic() - began >= 0.4
    assert demo.last(demo.ann, demo.channel)["content"] == "at last"


async def test_a_failed_request_is_repeated(demo: DemoSetup) -> None:
    demo.world.fail("POST", f"/channels/{demo.channel}/messages", status=500)
    await demo.bot.get_partial_messageable(demo.channel).send("second try")
    assert [message["content"] for message in demo.world.history(demo.ann, demo.channel, 9)] == ["second try"]


async def test_a_message_sent_twice_under_one_nonce_is_one_message(demo: DemoSetup) -> None:
    channel = demo.bot.get_partial_messageable(demo.channel)
    first = await channel.send("once", nonce="told-1")
    second = await channel.send("once", nonce="told-1")
    other = await channel.send("once", nonce="told-2")
    assert first.id == second.id != other.id
    assert len(demo.world.history(demo.ann, demo.channel, 9)) == 2


async def test_events_during_a_disconnection_are_replayed(demo: DemoSetup) -> None:
    thread, message = await board(demo)
    await demo.server.gateway.drop()
    await demo.actions.click(demo.ann, thread, message, "count:0")
    await until(lambda: pressed(demo, thread, message) == "count:1")
    assert (demo.server.gateway.identified, demo.server.gateway.resumed) == (1, 1)


async def test_an_expired_session_is_replaced(demo: DemoSetup) -> None:
    identified = demo.server.gateway.identified
    await demo.server.gateway.drop(forget=True)
    await until(lambda: demo.server.gateway.identified == identified + 1, 20)
    await until(demo.bot.is_ready)
    assert (await demo.actions.slash(demo.ann, demo.channel, "talk", {})).kind == "message"


async def test_json_has_the_content_type_that_discord_py_expects(demo: DemoSetup) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{demo.server.address}api/v10/users/@me") as answer:
        assert answer.headers["Content-Type"] == "application/json"


async def test_an_unknown_route_is_answered_with_an_error(demo: DemoSetup) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{demo.server.address}api/v10/nothing/here") as answer:
        assert answer.status == 501
        assert "simulated Discord cannot" in (await answer.json())["message"]


async def test_simultaneous_interactions_are_all_answered(demo: DemoSetup) -> None:
    deeds = [demo.actions.slash(person, demo.channel, "talk", {}) for person in (demo.ann, demo.bob, demo.cid) * 10]
    answers = await asyncio.gather(*deeds)
    assert {answer.kind for answer in answers} == {"message"}
