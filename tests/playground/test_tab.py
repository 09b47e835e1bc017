"""A browser tab receives exactly the messages that its person may see, and only changes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bot.playground.games import no_games
from bot.playground.server_setup import WELCOMES, ServerSetup, create_server
from bot.playground.simulator import ApiError, Discord, UserActions, building
from bot.playground.tab import Tab

if TYPE_CHECKING:
    from bot.playground.games import Games


class TabClient:
    """A tab with the messages received on its socket."""

    def __init__(self, games: Games = no_games) -> None:
        self.world = Discord()
        self.setup: ServerSetup = create_server(self.world)
        self.received: list[dict[str, Any]] = []
        self.tab = Tab(self.world, UserActions(self.world), self.setup, self._receive, games)
        self.anna, self.boris = self.setup.people[:2]

    async def _receive(self, text: str) -> None:
        self.received.append(json.loads(text))

    async def ask(self, do: str, **details: object) -> dict[str, Any]:
        """Send a request as the page does and return the answer; other messages stay in `received`."""
        self.received.clear()
        await self.tab.handle({"n": 1, "do": do, **details})
        return next(message for message in self.received if message.get("re") == 1)

    async def refreshed(self) -> list[dict[str, Any]]:
        """Refresh the tab and return the messages that it sends."""
        self.received.clear()
        await self.tab.refresh()
        return self.received

    def frame(self) -> dict[str, Any]:
        """Return the last frame that was sent."""
        return next(message["frame"] for message in reversed(self.received) if "frame" in message)

    def pushes(self, messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return all notifications in the messages."""
        return [push for message in messages for push in message.get("pushes", [])]

    def bot_writes(self, place: int, text: str, **fields: Any) -> int:
        """Write to a place as the bot and return the message's id."""
        message = self.world.request("POST", f"/channels/{place}/messages", {"content": text, **fields})
        return int(message["id"])

    def direct(self, person: int) -> int:
        """Return the id of a person's direct-message channel."""
        return next(place.id for place in self.world.places(person) if place.type == 1)


@pytest.fixture
def client() -> TabClient:
    return TabClient()


async def test_a_new_tab_gets_the_frame_and_the_welcome(client: TabClient) -> None:
    frame, messages = await client.refreshed()
    assert [entry["name"] for entry in frame["frame"]["people"]] == ["Anna", "Boris", "Cyril", "Dora", "Ewa"]
    assert [entry["id"] for entry in messages["messages"]] == [frame["frame"]["welcome"]]


async def test_a_refresh_without_changes_sends_nothing(client: TabClient) -> None:
    await client.refreshed()
    assert await client.refreshed() == []


async def test_a_page_that_opens_its_place_again_gets_the_frame(client: TabClient) -> None:
    await client.refreshed()
    await client.ask("open", place=str(client.tab.place))
    assert any("frame" in message for message in [*client.received])


async def test_only_the_changed_message_is_sent(client: TabClient) -> None:
    first = building.write(client.world, client.boris, client.setup.channel, "one")
    building.write(client.world, client.boris, client.setup.channel, "two")
    await client.refreshed()
    client.world.backend.edit_message(client.setup.channel, first, {"content": "ONE"})
    (update,) = await client.refreshed()
    assert [message["id"] for message in update["messages"]] == [str(first)]


async def test_a_deleted_message_is_named(client: TabClient) -> None:
    number = building.write(client.world, client.boris, client.setup.channel, "one")
    await client.refreshed()
    client.world.backend.delete_message(client.setup.channel, number)
    updates = await client.refreshed()
    assert updates[-1]["gone"] == [str(number)]


async def test_visible_messages_are_read_and_other_peoples_pings_are_counted(client: TabClient) -> None:
    await client.refreshed()
    building.write(client.world, client.boris, client.setup.channel, f"<@{client.anna}> <@{client.setup.people[2]}>")
    await client.refreshed()
    people = {person["name"]: person["pings"] for person in client.frame()["people"]}
    assert (people["Anna"], people["Cyril"], people["Dora"]) == (0, 1, 0)


async def test_a_hidden_tab_reads_nothing(client: TabClient) -> None:
    await client.ask("visible", visible=False)
    building.write(client.world, client.boris, client.setup.channel, f"<@{client.anna}>")
    await client.refreshed()
    assert client.frame()["places"][0]["pings"] == 1


async def test_switching_the_person_changes_the_places(client: TabClient) -> None:
    await client.ask("be", person=str(client.boris))
    places = [int(place["id"]) for place in client.frame()["places"]]
    assert client.direct(client.boris) in places
    assert client.direct(client.anna) not in places


async def test_switching_the_person_leaves_a_private_place(client: TabClient) -> None:
    await client.ask("open", place=str(client.direct(client.anna)))
    await client.ask("be", person=str(client.boris))
    assert client.frame()["place"] == str(client.setup.channel)


async def test_another_persons_private_place_does_not_open(client: TabClient) -> None:
    assert "error" in await client.ask("open", place=str(client.direct(client.boris)))


async def test_only_the_five_people_can_be_chosen(client: TabClient) -> None:
    assert "error" in await client.ask("be", person=str(client.setup.host))


async def test_the_language_of_one_person_is_set(client: TabClient) -> None:
    await client.ask("locale", locale="pl")
    assert (client.world.locales[client.anna], client.world.locales[client.boris]) == ("pl", "en-US")


@pytest.mark.parametrize(
    ("languages", "spoken"),
    [(["cs"], "cs"), (["de", "pl-PL", "en"], "pl"), (["de"], "en-US"), (["en-GB", "cs"], "en-US"), ([], "en-US")],
)
async def test_a_new_playground_takes_the_language_of_the_browser(
    client: TabClient, languages: list[str], spoken: str
) -> None:
    await client.ask("hello", languages=languages)
    assert {client.world.locales[person] for person in client.setup.people} == {spoken}
    assert client.world.backend.guilds[client.setup.guild].preferred_locale == spoken
    (welcome,) = client.world.history(client.anna, client.setup.channel, 2)
    assert welcome["content"] == WELCOMES[spoken]


async def test_a_playground_that_was_used_keeps_its_languages(client: TabClient) -> None:
    await client.ask("locale", locale="pl")
    await client.ask("hello", languages=["cs"])
    assert client.world.locales[client.anna] == "pl"
    await client.ask("locale", locale="en-US")
    await client.ask("say", text="hello")
    await client.ask("hello", languages=["cs"])
    assert client.world.locales[client.anna] == "en-US"


async def test_a_language_unknown_to_the_page_is_refused(client: TabClient) -> None:
    assert "error" in await client.ask("locale", locale="de")


async def test_a_written_message_appears(client: TabClient) -> None:
    await client.ask("say", text="**hello**")
    messages = next(message["messages"] for message in client.received if message.get("messages"))
    assert messages[-1]["html"] == "<p><strong>hello</strong></p>"


async def test_a_notification_is_sent_once(client: TabClient) -> None:
    await client.refreshed()
    place = client.direct(client.anna)
    number = client.bot_writes(place, "Your turn")
    assert [push["id"] for push in client.pushes(await client.refreshed())] == [str(number)]
    assert client.pushes(await client.refreshed()) == []


async def test_a_visible_place_sends_no_notification(client: TabClient) -> None:
    building.write(client.world, client.boris, client.setup.channel, f"<@{client.anna}>")
    assert client.pushes(await client.refreshed()) == []
    await client.ask("visible", visible=False)
    building.write(client.world, client.boris, client.setup.channel, f"<@{client.anna}> again")
    (push,) = client.pushes(await client.refreshed())
    assert (push["where"], push["author"]) == ("games", "Boris")


async def test_notifications_of_other_people_are_not_sent(client: TabClient) -> None:
    await client.refreshed()
    client.bot_writes(client.direct(client.boris), "Your secret")
    building.write(client.world, client.boris, client.setup.channel, f"<@{client.boris}> to myself, <@&1>")
    assert client.pushes(await client.refreshed()) == []


async def test_switching_the_person_shows_their_missed_notifications(client: TabClient) -> None:
    await client.refreshed()
    for n in range(3):
        building.write(client.world, client.anna, client.setup.channel, f"<@{client.boris}> {n}")
    await client.ask("be", person=str(client.boris))
    assert [push["html"][-5:-4] for push in client.pushes(client.received)] == ["1", "2"]
    await client.ask("be", person=str(client.anna))
    await client.ask("be", person=str(client.boris))
    assert client.pushes(client.received) == []


async def test_silent_messages_send_no_notification(client: TabClient) -> None:
    await client.refreshed()
    client.bot_writes(client.direct(client.anna), "Your letter", flags=1 << 12)
    assert client.pushes(await client.refreshed()) == []


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "fly"},
        {"do": "refresh"},
        {"do": "__class__"},
        {"do": "open"},
        {"do": "open", "place": "no number"},
        {"do": "say", "text": ""},
        {"do": "say", "text": "x" * 2001},
        {"do": "click", "message": "1", "id": "x"},
        {"do": "slash", "path": "nothing", "options": {}},
        {"do": "submit", "form": "1", "values": {}},
        {"do": "quick"},
    ],
)
async def test_an_invalid_request_is_answered_with_an_error(client: TabClient, fields: dict[str, Any]) -> None:
    answer = await client.ask(**fields)
    assert answer["error"]


async def test_a_person_off_the_server_has_only_direct_messages_and_refuses_new_ones(client: TabClient) -> None:
    await client.ask("server", here=False)
    frame = client.frame()
    assert [place["kind"] for place in frame["places"]] == ["dm"]
    assert frame["place"] == str(client.direct(client.anna))
    assert [person["here"] for person in frame["people"]] == [False, True, True, True, True]
    with pytest.raises(ApiError) as refused:
        client.bot_writes(client.direct(client.anna), "hello")
    assert (refused.value.status, refused.value.body["code"]) == (403, 50278)
    client.bot_writes(client.direct(client.boris), "hello")


async def test_a_person_off_the_server_is_unknown_as_a_member(client: TabClient) -> None:
    member = f"/guilds/{client.setup.guild}/members/{client.anna}"
    assert client.world.request("GET", member)["user"]["id"] == str(client.anna)
    await client.ask("server", here=False)
    with pytest.raises(ApiError) as refused:
        client.world.request("GET", member)
    assert (refused.value.status, refused.value.body["code"]) == (404, 10007)


async def test_a_returning_person_has_the_same_roles(client: TabClient) -> None:
    before = client.world.backend.guilds[client.setup.guild].members[client.anna].role_ids
    await client.ask("server", here=False)
    await client.ask("server", here=False)
    await client.ask("server", here=True)
    assert client.frame()["people"][0]["here"]
    await client.ask("server", here=True)
    assert client.world.backend.guilds[client.setup.guild].members[client.anna].role_ids == before
    await client.ask("open", place=client.setup.channel)
    assert client.frame()["place"] == str(client.setup.channel)


async def test_a_person_off_the_server_can_be_switched_away_and_back(client: TabClient) -> None:
    await client.ask("server", here=False)
    await client.ask("be", person=str(client.boris))
    await client.ask("open", place=client.setup.channel)
    await client.ask("be", person=str(client.anna))
    assert client.frame()["place"] == str(client.direct(client.anna))


@pytest.mark.parametrize(("language", "described"), [("en-US", "en"), ("sk", "sk")])
async def test_the_games_of_play_now_are_described_in_the_language_of_the_person(language: str, described: str) -> None:
    client = TabClient(lambda code: [{"value": "fort", "label": code, "emoji": "🏰", "description": "2–4"}])
    await client.ask("locale", locale=language)
    (offer,) = (await client.ask("games"))["games"]
    assert offer == {"value": "fort", "label": described, "emoji": "🏰", "description": "2–4"}


async def test_a_bot_without_descriptions_offers_its_choices(client: TabClient) -> None:
    assert (await client.ask("games"))["games"] == []
