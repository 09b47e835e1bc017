"""`/tour stage`: a server's own stage is loaded, shown, ridden, removed; a wrong one is refused with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.table.model import Status
from cogs.tour.moves import Until
from cogs.tour.stages.catalogue import shipped
from tests.e2e import playing
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import visible_text
from tests.games.tour.e2e import riding
from tests.games.tour.test_tracks import gpx
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

OWN = shipped("first").replace("Croissant–Café-au-Lit", "Our Street")
NARROWING = 'lanes = { 1 = "1-6", 8 = "1-4" }'
DEAD_END = OWN.replace('lanes = "1-6"', NARROWING, 1)

CONTENT = {"content": "tour/own_stage"}
"""The option of `/settings content`."""


async def loaded(world: World) -> list[tuple[str, str, str]]:
    """Return the files that the server has loaded: game, option, text."""
    return [(file.game, file.option, file.text) for file in (await world.chosen_here()).files]


async def sent(world: World, person: Any, text: str) -> str:
    """Load a file as a user; return the response."""
    return reply_text(
        await person.slash(world.channel, "settings content", **CONTENT, file=("stage.toml", text.encode()))
    )


async def test_a_servers_own_stage_is_loaded_and_ridden(world: World) -> None:
    keeper = await playing.moderator(world)
    assert await sent(world, keeper, OWN) == "Loaded: Stage file. Tables opened from now on can use it."
    party = await riding.begin_quick(world, race="own")
    assert "Our Street · round 1 · " in visible_text(world.board())
    await party.all_ready(Until.END)
    assert world.table().status is Status.ENDED
    assert "## 🏁 Our Street" in visible_text(world.farewell())
    assert "was fair" in reply_text(await world.ann.slash(world.thread(), "table verify"))


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_wrong_stage_is_refused_with_its_place_the_reason_and_the_place_of_an_example(
    world: World, language: str
) -> None:
    keeper = await playing.moderator(world)
    await sent(world, keeper, OWN)
    await keeper.user.slash("me language", language=language)
    line = DEAD_END.split("\n").index(NARROWING) + 1
    why = Say(language, "tour")("stage-dead-end", line=line, section=1, step=7, lane=6)
    answer_text = await sent(world, keeper, DEAD_END)
    assert answer_text.startswith(plain(why))
    assert "A stage for the Tour de France" in answer_text
    syntax = Say(language, "tour")("file-syntax", line=2, column=0)
    assert (await sent(world, keeper, "sections = [\n")).startswith(plain(syntax))
    assert await loaded(world) == [("tour", "own_stage", OWN)]


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_loaded_stage_is_answered_with_its_picture(world: World, language: str) -> None:
    keeper = await playing.moderator(world)
    await keeper.user.slash("me language", language=language)
    response = answer(await keeper.slash(world.channel, "settings content", **CONTENT, file=("a.toml", OWN.encode())))
    (picture,) = response.attachments
    assert picture.filename == "content.png"
    assert picture.description.startswith("Our Street: " if language == "en" else "")
    assert plain(Say(language, "tour")("option-own-stage")) in visible_text(response)


@pytest.mark.unmeasured
async def test_a_gpx_track_is_loaded_as_a_stage_and_ridden(world: World) -> None:
    keeper = await playing.moderator(world)
    track = gpx([100.0] * 40 + [100 + 30.0 * n for n in range(40)] + [1000.0] * 40, name="Our Way").encode()
    response = answer(await keeper.slash(world.channel, "settings content", **CONTENT, file=("way.gpx", track)))
    assert [file.filename for file in response.attachments] == ["content.png"]
    ((_, _, text),) = await loaded(world)
    assert 'name = "Our Way"' in text
    await riding.begin_quick(world, race="own")
    assert "Our Way · round 1 · " in visible_text(world.board())


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hostile_track_is_refused_and_the_old_stage_stays(world: World, language: str) -> None:
    keeper = await playing.moderator(world)
    await sent(world, keeper, OWN)
    await keeper.user.slash("me language", language=language)
    say = Say(language, "tour")
    refusal = await sent(world, keeper, '<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx>&a;</gpx>')
    assert refusal.startswith(plain(say("track-doctype", line=1)))
    assert await loaded(world) == [("tour", "own_stage", OWN)]


@pytest.mark.unmeasured
async def test_a_stage_whose_picture_fails_is_loaded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_picture(*_: Any, **__: Any) -> None:
        """Stand in for a drawing that failed."""

    monkeypatch.setattr(world.app.renderer, "content", no_picture)
    keeper = await playing.moderator(world)
    assert "Loaded" in await sent(world, keeper, OWN)
    assert await loaded(world) == [("tour", "own_stage", OWN)]


async def test_the_loaded_stage_and_an_example_are_sent_on_request(world: World) -> None:
    keeper = await playing.moderator(world)
    refusal = reply_text(await world.ann.slash(world.channel, "tour stage", show="loaded"))
    assert refusal == "This server hasn’t loaded a file."
    await sent(world, keeper, OWN)
    for show, text in (("loaded", OWN), ("example", shipped("first"))):
        response = answer(await world.ann.slash(world.channel, "tour stage", show=show))
        file, picture = response.attachments
        assert picture.filename == "content.png"
        assert (file.filename, (await file.read()).decode()) == ("stage.toml", text)
    assert await loaded(world) == [("tour", "own_stage", OWN)]


async def test_the_command_without_a_file_removes_the_stage(world: World) -> None:
    keeper = await playing.moderator(world)
    await sent(world, keeper, OWN)
    assert reply_text(await keeper.slash(world.channel, "settings content", **CONTENT)) == "Removed: Stage file."
    assert await loaded(world) == []
    riding.show_text_only(world)
    await world.open(world.ann, game="tour")
    await world.ann.slash(world.channel, "table options", option="race", value="own")
    await world.bob.slash(world.channel, "table join")
    refusal = reply_text(await world.ann.slash(world.channel, "table start"))
    assert refusal == plain(riding.EN("refused-no-own-stage"))


async def test_a_stage_from_a_user_without_manage_server_is_refused(world: World) -> None:
    await playing.show_settings(world, world.ann)
    assert await sent(world, world.ann, OWN) == plain(riding.EN("only-moderators"))
    assert await loaded(world) == []
