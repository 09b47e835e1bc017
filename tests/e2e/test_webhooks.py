"""The webhook of a server: its command, and the events that reach a real https server, exactly as stored."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.preferences.webhooks import MAX_FAILING_S
from bot.table.store import StorageFailed
from bot.webhooks.client import signature
from bot.webhooks.deliveries import MAX_EVENT_AGE_S, Deliveries
from tests.e2e.playing import moderator, show_settings
from tests.e2e.reading import reply_text
from tests.e2e.world import custom_ids, verb, visible_text
from tests.webhooks.receiver import Receiver, listening

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.preferences.settings import ServerSettings
    from tests.e2e.world import World

HOUR_S = 3600


@pytest_asyncio.fixture
async def receiver(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Receiver]:
    """Return a server that the bot can reach. Use it before `world`."""
    async with listening() as server:
        monkeypatch.setattr("bot.host.WebhookClient", server.new_client())
        yield server


async def command(world: World, **options: Any) -> str:
    """Type the command as a moderator; return the answer."""
    return reply_text(await (await moderator(world)).slash(world.channel, "settings webhook", **options))


async def arrived(world: World, receiver: Receiver, count: int) -> list[dict[str, Any]]:
    """Wait until so many requests have arrived and their receipts are stored; return the events."""
    await receiver.wait_for(count)
    await finished(world)
    return receiver.events


async def finished(world: World) -> None:
    """Wait until the requests under way have ended."""
    await world.env.settle()
    while requests := [task for task in asyncio.all_tasks() if task.get_name().startswith("webhook ")]:
        await asyncio.wait(requests)
    await world.env.settle()


def stored_events(world: World) -> list[tuple[str, int | None]]:
    """Return the occasion and the receipt of every stored event."""
    with closing(sqlite3.connect(world.app.settings.database)) as database:
        return database.execute("SELECT occasion, message FROM post WHERE kind = 'event' ORDER BY id").fetchall()


async def test_the_secret_is_shown_once_and_the_path_never(receiver: Receiver, world: World) -> None:
    assert "no webhook" in await command(world)
    answer = await command(world, address=receiver.url)
    webhook = (await world.chosen_here()).webhook
    assert webhook is not None
    assert webhook.secret in answer
    shown = await command(world)
    assert f"https://hooks.example.com:{receiver.port}/…" in shown
    assert webhook.secret not in shown
    assert "secret-path" not in answer + shown


@pytest.mark.parametrize(
    ("address", "refusal"),
    [
        ("http://example.com", "isn’t an `https` address"),
        ("https://127.0.0.1/x", "only send to public host names"),
        ("https://example.com:25/", "Port 25"),
        ("https://me:word@example.com/", "name or password"),
        (f"https://example.com/{'x' * 600}", "too long"),
    ],
)
async def test_a_wrong_address_changes_nothing(world: World, address: str, refusal: str) -> None:
    assert refusal in await command(world, address=address)
    assert (await world.chosen_here()).webhook is None


async def test_only_moderators_may_use_it(receiver: Receiver, world: World) -> None:
    await command(world, address=receiver.url)
    await show_settings(world, world.bob)
    before = (await world.chosen_here()).webhook
    for options in ({"address": "https://example.com/"}, {"action": "remove"}, {"action": "test"}, {}):
        answer = reply_text(await world.bob.slash(world.channel, "settings webhook", **options))
        assert "hooks.example.com" not in answer
    assert (await world.chosen_here()).webhook == before
    assert receiver.requests == []


async def test_address_and_action_together_are_refused(receiver: Receiver, world: World) -> None:
    assert "not both" in await command(world, address=receiver.url, action="test")
    assert "no webhook yet" in await command(world, action="test")
    assert "no webhook yet" in await command(world, action="remove")


async def test_a_game_sends_its_three_events(receiver: Receiver, world: World) -> None:
    await command(world, address=receiver.url)
    card = await world.open(world.ann)
    (opened,) = await receiver.different_events(1)
    await finished(world)
    await world.bob.click(card, custom_id=verb(card, "join"))
    card = world.messages(world.channel)[-1]
    await world.ann.click(card, custom_id=verb(card, "start"))
    await world.press(world.ann, 3)
    await world.env.advance_time(120)
    called = (await receiver.different_events(2))[-1]
    await finished(world)
    await world.confirm(world.bob, "table resign")
    over = (await receiver.different_events(3))[-1]
    await finished(world)
    guild, table = str(world.guild.id), world.table()
    link = f"https://discord.com/channels/{guild}/{world.thread().id}"
    common = {"server": guild, "table": 1, "game": "guess"}
    assert opened == common | {
        "event": "table.opened",
        "link": f"https://discord.com/channels/{guild}/{world.channel.id}/{card.id}",
        "seats": ["ann"],
    }
    assert called == common | {
        "event": "turn.called",
        "link": link,
        "seats": ["ann", "bob"],
        "called": [{"seat": 2, "user": str(world.bob.id)}],
    }
    assert over == common | {
        "event": "game.over",
        "link": link,
        "seats": ["ann", "bob"],
        "places": list(table.outcome.places),
        "scores": None,
    }
    assert len(set(receiver.ids)) == 3


async def test_every_request_is_signed_with_the_shown_secret(receiver: Receiver, world: World) -> None:
    answer = await command(world, address=receiver.url)
    secret = re.search(r"whsec_[A-Za-z0-9+/=]+", answer)
    assert secret is not None
    await world.open(world.ann)
    await arrived(world, receiver, 1)
    ((headers, body),) = receiver.requests
    expected = signature(secret[0], headers["Webhook-Id"], int(headers["Webhook-Timestamp"]), body)
    assert headers["Webhook-Signature"] == expected


async def test_private_tables_and_older_events_are_not_sent(receiver: Receiver, world: World) -> None:
    await world.open(world.cid)
    await world.env.advance_time(60)
    await command(world, address=receiver.url)
    await world.open(world.ann, private=True, invite=world.bob)
    await world.open(world.dora)
    events = await arrived(world, receiver, 1)
    assert [event["seats"] for event in events] == [["dora"]]


async def test_a_server_without_a_webhook_stores_no_event(world: World) -> None:
    await world.begin(world.ann, world.bob)
    assert stored_events(world) == []


async def test_a_refused_event_is_tried_again_with_its_id_and_holds_up_nothing(
    receiver: Receiver, world: World
) -> None:
    await command(world, address=receiver.url)
    receiver.status = 500
    await world.begin(world.ann, world.bob)
    await arrived(world, receiver, 1)
    assert world.board() is not None
    assert "has not accepted anything since" in await command(world)
    receiver.status, failed = 204, len(receiver.requests)
    await world.env.advance_time(HOUR_S)
    await arrived(world, receiver, failed + 2)
    events = dict(zip(receiver.ids[failed:], receiver.events[failed:], strict=True))  # a request may still have failed
    assert [event["event"] for event in events.values()] == ["table.opened", "turn.called"]
    assert receiver.ids[failed] == receiver.ids[0]
    assert "✅ On" in await command(world)


async def test_an_event_stored_before_a_crash_is_sent_after_it(
    receiver: Receiver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await command(world, address=receiver.url)

    async def nothing(_deliveries: Any, _guild: int) -> bool:
        return True

    with monkeypatch.context() as crash:
        crash.setattr(Deliveries, "_round", nothing)
        await world.open(world.ann)
        assert stored_events(world) == [("event:opened", None)]
    await world.restart()
    await arrived(world, receiver, 1)
    assert stored_events(world) == [("event:opened", 0)]


async def test_an_event_sent_before_a_crash_is_sent_again_with_the_same_id(
    receiver: Receiver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await command(world, address=receiver.url)

    async def lost(_deliveries: Any, _entry: Any) -> None:
        raise StorageFailed("the process ended here")

    with monkeypatch.context() as crash:
        crash.setattr(Deliveries, "_finish", lost)
        await world.open(world.ann)
        await arrived(world, receiver, 1)
    await world.restart()
    await arrived(world, receiver, 2)
    assert len(set(receiver.ids)) == 1
    await world.restart()
    await finished(world)
    assert len(receiver.requests) == 2


async def test_an_event_is_given_up_after_a_day(receiver: Receiver, world: World) -> None:
    await command(world, address=receiver.url)
    receiver.status = 503
    await world.open(world.ann)
    await arrived(world, receiver, 1)
    await world.env.advance_time(MAX_EVENT_AGE_S + HOUR_S)
    await finished(world)
    tried = len(receiver.requests)
    assert stored_events(world) == [("event:opened", 0)]
    receiver.status = 204
    await world.restart()
    await finished(world)
    assert len(receiver.requests) == tried


async def test_a_webhook_that_keeps_failing_is_switched_off_and_the_moderators_are_told(
    receiver: Receiver, world: World
) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.env.settle()
    await (await moderator(world)).slash(world.channel, "settings server", problems=hall)
    await command(world, address=receiver.url)
    receiver.status = 410
    await world.open(world.ann)
    await arrived(world, receiver, 1)

    def older(settings: ServerSettings) -> ServerSettings:
        assert settings.webhook is not None
        return replace(settings, webhook=replace(settings.webhook, failing_since=world.app.clock.now() - MAX_FAILING_S))

    await world.app.preferences.update_server(world.guild.id, older)
    await world.env.advance_time(3 * HOUR_S)
    await finished(world)
    webhook = (await world.chosen_here()).webhook
    assert webhook is not None
    assert webhook.is_off
    (told,) = [text for text in map(visible_text, world.messages(hall)) if "switched off" in text]
    assert "secret-path" not in told
    await world.env.advance_time(2 * HOUR_S)
    await finished(world)
    tried = len(receiver.requests)
    await world.open(world.bob)
    await finished(world)
    assert len(receiver.requests) == tried
    receiver.status = 200
    assert "got through (HTTP 200)" in await after_test(world, receiver)
    webhook = (await world.chosen_here()).webhook
    assert webhook is not None
    assert not webhook.is_off


async def after_test(world: World, receiver: Receiver) -> str:
    """Press the test button of the panel; return the answer."""
    keeper = await moderator(world)
    panel = (await keeper.slash(world.channel, "settings webhook")).response
    count = len(receiver.requests)
    answer = await keeper.click(panel, custom_id="hook")
    await receiver.wait_for(count + 1)
    await world.env.settle()
    assert "**Address**" in visible_text(panel)  # it may still show the secret
    return reply_text(answer)


@pytest.mark.parametrize(
    ("status", "text"), [(204, "got through (HTTP 204)"), (302, "HTTP 302. Only 2xx"), (500, "HTTP 500. Only 2xx")]
)
async def test_a_test_says_what_came_back(receiver: Receiver, world: World, status: int, text: str) -> None:
    await command(world, address=receiver.url)
    receiver.status = status
    assert text in await after_test(world, receiver)
    assert receiver.events == [{"event": "test", "server": str(world.guild.id)}]


async def test_removing_erases_address_and_secret_and_drops_waiting_events(receiver: Receiver, world: World) -> None:
    await command(world, address=receiver.url)
    webhook = (await world.chosen_here()).webhook
    assert webhook is not None
    receiver.status = 500
    await world.open(world.ann)
    await arrived(world, receiver, 1)
    keeper = await moderator(world)
    panel = (await keeper.slash(world.channel, "settings webhook")).response
    await keeper.click(panel, custom_id="unhook")
    assert "is removed" in visible_text(panel)
    assert "hook" not in custom_ids(panel)
    tried = len(receiver.requests)
    await world.env.advance_time(2 * HOUR_S)
    await finished(world)
    assert len(receiver.requests) == tried
    assert stored_events(world) == [("event:opened", 0)]
    folder = world.app.settings.database.parent
    assert not any(webhook.secret.encode() in file.read_bytes() for file in folder.glob("games.sqlite3*"))


async def test_a_forgotten_user_is_not_named_by_a_waiting_event(receiver: Receiver, world: World) -> None:
    await command(world, address=receiver.url)
    receiver.status = 500
    await world.begin(world.ann, world.bob)
    await arrived(world, receiver, 1)
    question = (await world.ann.slash(world.channel, "me forget")).response
    await world.ann.click(question, custom_id=verb(question, "forget"))
    await finished(world)
    receiver.status, tried = 204, len(receiver.requests)
    await world.env.advance_time(HOUR_S)
    await arrived(world, receiver, tried + 1)
    assert not any(str(world.ann.id).encode() in body or b'"ann"' in body for _, body in receiver.requests[tried:])
