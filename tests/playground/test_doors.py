"""The doors of the playground's server: the bot comes and goes, messages are closed, channels, a forum and Slovak."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.playground import tab
from bot.playground.language_choice import tell_bot
from bot.playground.server_setup import WELCOMES, create_server
from bot.playground.simulator import ApiError, Discord, ImpossibleError, UserActions, building
from tests.playground.conftest import until
from tests.playground.test_tab import TabClient

if TYPE_CHECKING:
    from tests.playground.conftest import DemoSetup


@pytest.fixture
def client() -> TabClient:
    return TabClient()


async def test_closed_messages_are_refused_until_they_are_opened(client: TabClient) -> None:
    await client.ask("letters", closed=True)
    assert [person["closed"] for person in client.frame()["people"]][:2] == [True, False]
    with pytest.raises(ApiError) as refused:
        client.bot_writes(client.direct(client.anna), "hello")
    assert (refused.value.status, refused.value.body["code"]) == (403, 50007)
    client.bot_writes(client.direct(client.boris), "hello")
    await client.ask("letters", closed=False)
    client.bot_writes(client.direct(client.anna), "hello")


def test_closed_messages_survive_a_restart() -> None:
    world = Discord()
    setup = create_server(world)
    world.closed.add(setup.people[0])
    assert Discord(world.saved()).closed == {setup.people[0]}


async def test_a_server_without_the_bot_is_out_of_its_reach(client: TabClient) -> None:
    await client.ask("bot", here=False)
    assert not client.frame()["bot"]["here"]
    for method, path in (("GET", f"/guilds/{client.setup.guild}"), ("GET", f"/channels/{client.setup.channel}")):
        with pytest.raises(ApiError) as refused:
            client.world.request(method, path)
        assert refused.value.body["code"] == 50001
    with pytest.raises(ApiError) as refused:
        client.bot_writes(client.direct(client.anna), "hello")
    assert refused.value.body["code"] == 50278
    assert "not on this server" in (await client.ask("quick"))["error"]
    await client.ask("bot", here=True)
    client.bot_writes(client.setup.channel, "hello")
    client.bot_writes(client.direct(client.anna), "hello")


async def test_only_a_moderator_invites_and_removes_the_bot(client: TabClient) -> None:
    await client.refreshed()
    assert client.frame()["manages"]
    await client.ask("be", person=str(client.boris))
    assert not client.frame()["manages"]
    assert "moderators" in (await client.ask("bot", here=False))["error"]
    assert client.world.has_bot(client.setup.guild)


async def test_the_bot_learns_that_it_was_removed_and_invited(demo: DemoSetup) -> None:
    building.remove_bot(demo.world, demo.guild)
    await until(lambda: not demo.bot.guilds)
    assert demo.actions.commands(demo.ann, demo.channel) == []
    with pytest.raises(ImpossibleError, match="not on this server"):
        await demo.actions.slash(demo.ann, demo.channel, "talk", {})
    building.invite_bot(demo.world, demo.guild, demo.bob)
    await until(lambda: demo.bot.joined)
    assert (await demo.actions.slash(demo.ann, demo.channel, "talk", {})).kind == "message"
    (entry,) = demo.world.request("GET", f"/guilds/{demo.guild}/audit-logs", query={"action_type": 28})[
        "audit_log_entries"
    ]
    assert int(entry["user_id"]) == demo.bob


async def test_the_first_tab_invites_the_bot_and_later_ones_do_not(client: TabClient) -> None:
    building.remove_bot(client.world, client.setup.guild)
    await client.ask("hello", languages=["en"])
    assert client.world.has_bot(client.setup.guild)
    await client.ask("bot", here=False)
    await client.ask("hello", languages=["en"])
    assert not client.world.has_bot(client.setup.guild)


async def test_there_are_two_channels_and_a_forum(client: TabClient) -> None:
    frame, _ = await client.refreshed()
    assert [place["kind"] for place in frame["frame"]["places"]] == ["channel", "channel", "forum", "dm"]


async def test_a_text_in_a_forum_begins_a_post(client: TabClient) -> None:
    await client.refreshed()
    forum = next(place["id"] for place in client.frame()["places"] if place["kind"] == "forum")
    await client.ask("open", place=forum)
    await client.ask("say", text="Who plays?")
    post = next(place for place in client.frame()["places"] if place["kind"] == "thread")
    assert (post["name"], post["parent"], post["joined"]) == ("Who plays?", forum, True)


async def test_slovak_is_a_language_of_the_page_and_english_discords(client: TabClient) -> None:
    await client.ask("hello", languages=["sk-SK", "en"])
    assert client.frame()["people"][0]["locale"] == "sk"
    assert set(client.world.locales.values()) == {"en-US"}
    assert client.world.history(client.anna, client.setup.channel, 9)[0]["content"] == WELCOMES["sk"]
    await client.ask("locale", locale="cs")
    assert (client.frame()["people"][0]["locale"], client.world.locales[client.anna]) == ("cs", "cs")


async def test_slovak_is_told_to_the_bot_without_a_trace(demo: DemoSetup) -> None:
    await tell_bot(demo.world, demo.actions, demo.ann, demo.channel, "sk")
    await until(lambda: demo.bot.languages)
    assert demo.bot.languages == {demo.ann: "sk"}
    assert demo.world.history(demo.ann, demo.channel, 9) == []


async def test_a_bot_that_was_told_a_language_is_told_every_later_one(
    client: TabClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    async def tell(_world: object, _actions: object, _person: int, _place: int, language: str) -> None:
        told.append(language)

    monkeypatch.setattr(tab, "tell_bot", tell)
    for language in ("pl", "sk", "pl", "cs"):
        await client.ask("locale", locale=language)
    assert told == ["sk", "pl", "cs"]


async def test_a_bot_without_that_language_is_not_told(demo: DemoSetup) -> None:
    await tell_bot(demo.world, demo.actions, demo.ann, demo.channel, "pl")
    assert demo.bot.languages == {}


async def test_a_channel_is_chosen_in_a_list(demo: DemoSetup) -> None:
    await demo.actions.slash(demo.ann, demo.channel, "where", {})
    question = int(str(demo.last(demo.ann, demo.channel)["id"]))
    await demo.actions.choose(demo.ann, demo.channel, question, "where", [str(demo.channel)])
    await until(lambda: f"#{demo.channel}" in str(demo.last(demo.ann, demo.channel)["content"]))


def test_a_tab_of_a_world_without_commands_tells_nothing() -> None:
    world = Discord()
    setup = create_server(world)
    assert UserActions(world).commands(setup.people[0], setup.channel) == []
