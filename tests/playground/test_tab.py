"""One tab is told exactly what its person may see, and exactly what changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.playground.server_setup import Stage, set_up
from bot.playground.simulator import Discord, Hands, building
from bot.playground.tab import Tab


class Desk:
    """A tab, and what arrived on its socket."""

    def __init__(self) -> None:
        self.world = Discord()
        self.stage: Stage = set_up(self.world)
        self.heard: list[dict[str, Any]] = []
        self.tab = Tab(self.world, Hands(self.world), self.stage, self._hear)
        self.anna, self.boris = self.stage.people[:2]

    async def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def ask(self, do: str, **details: object) -> dict[str, Any]:
        """Ask as the page does and return the answer; what came with it stays in `heard`."""
        self.heard.clear()
        await self.tab.hear({"n": 1, "do": do, **details})
        return next(one for one in self.heard if one.get("re") == 1)

    async def refreshed(self) -> list[dict[str, Any]]:
        """Return what a refresh sends."""
        self.heard.clear()
        await self.tab.refresh()
        return self.heard

    def frame(self) -> dict[str, Any]:
        """Return the last frame that was sent."""
        return next(one["frame"] for one in reversed(self.heard) if "frame" in one)

    def direct(self, person: int) -> int:
        """Return a person's direct messages."""
        return next(place.id for place in self.world.places(person) if place.type == 1)


@pytest.fixture
def desk() -> Desk:
    return Desk()


async def test_a_new_tab_gets_the_frame_and_the_welcome(desk: Desk) -> None:
    frame, messages = await desk.refreshed()
    assert [one["name"] for one in frame["frame"]["people"]] == ["Anna", "Boris", "Cyril", "Dora", "Ewa"]
    assert [one["id"] for one in messages["messages"]] == [frame["frame"]["welcome"]]


async def test_nothing_new_is_not_sent(desk: Desk) -> None:
    await desk.refreshed()
    assert await desk.refreshed() == []


async def test_only_the_changed_message_is_sent(desk: Desk) -> None:
    first = building.write(desk.world, desk.boris, desk.stage.channel, "one")
    building.write(desk.world, desk.boris, desk.stage.channel, "two")
    await desk.refreshed()
    desk.world.backend.edit_message(desk.stage.channel, first, {"content": "ONE"})
    (sent,) = await desk.refreshed()
    assert [one["id"] for one in sent["messages"]] == [str(first)]


async def test_a_deleted_message_is_named(desk: Desk) -> None:
    number = building.write(desk.world, desk.boris, desk.stage.channel, "one")
    await desk.refreshed()
    desk.world.backend.delete_message(desk.stage.channel, number)
    sent = await desk.refreshed()
    assert sent[-1]["gone"] == [str(number)]


async def test_what_one_reads_is_read_and_what_others_got_is_marked(desk: Desk) -> None:
    await desk.refreshed()
    building.write(desk.world, desk.boris, desk.stage.channel, f"<@{desk.anna}> <@{desk.stage.people[2]}>")
    await desk.refreshed()
    people = {one["name"]: one["pings"] for one in desk.frame()["people"]}
    assert (people["Anna"], people["Cyril"], people["Dora"]) == (0, 1, 0)


async def test_a_hidden_tab_reads_nothing(desk: Desk) -> None:
    await desk.ask("look", looking=False)
    building.write(desk.world, desk.boris, desk.stage.channel, f"<@{desk.anna}>")
    await desk.refreshed()
    assert desk.frame()["places"][0]["pings"] == 1


async def test_being_somebody_else_changes_places_and_news(desk: Desk) -> None:
    await desk.ask("be", person=str(desk.boris))
    places = [int(one["id"]) for one in desk.frame()["places"]]
    assert desk.direct(desk.boris) in places
    assert desk.direct(desk.anna) not in places


async def test_leaving_a_private_place_by_being_somebody_else(desk: Desk) -> None:
    await desk.ask("open", place=str(desk.direct(desk.anna)))
    await desk.ask("be", person=str(desk.boris))
    assert desk.frame()["place"] == str(desk.stage.channel)


async def test_anothers_private_place_does_not_open(desk: Desk) -> None:
    assert "error" in await desk.ask("open", place=str(desk.direct(desk.boris)))


async def test_only_the_five_can_be_played(desk: Desk) -> None:
    assert "error" in await desk.ask("be", person=str(desk.stage.host))


async def test_the_language_of_one_person_is_set(desk: Desk) -> None:
    await desk.ask("locale", locale="pl")
    assert (desk.world.locales[desk.anna], desk.world.locales[desk.boris]) == ("pl", "en-US")


async def test_a_language_that_discord_does_not_have_is_refused(desk: Desk) -> None:
    assert "error" in await desk.ask("locale", locale="sk")


async def test_what_one_writes_appears(desk: Desk) -> None:
    await desk.ask("say", text="**hello**")
    sent = next(one["messages"] for one in desk.heard if one.get("messages"))
    assert sent[-1]["html"] == "<p><strong>hello</strong></p>"


@pytest.mark.parametrize(
    "asked",
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
async def test_nonsense_is_answered_with_a_sentence(desk: Desk, asked: dict[str, Any]) -> None:
    answer = await desk.ask(**asked)
    assert answer["error"]
