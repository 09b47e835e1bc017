"""Files that a server loads for a game: here its own town for Fantom, by `/settings content`."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.game.extensions import TRIAL_GAMES
from bot.game.trials import TrialGame, play_trial_game
from bot.i18n.translation import LANGUAGES, Say
from bot.table.model import Status
from bot.ui.interactions.server_files import MAX_FILE_BYTES
from bot.ui.rendering.renderer import Renderer
from cogs.fantom import GAME
from cogs.fantom.map.street_checks import MAX_RIDES
from cogs.fantom.moves import Hide, Place, PlaceThem
from cogs.fantom.trial import TRIAL
from tests.e2e import playing
from tests.e2e.reading import reply_text
from tests.e2e.world import visible_text
from tests.games.fantom.e2e import hunting
from tests.games.fantom.e2e.hunting import QUICK_TOWN
from tests.games.fantom.sheets import SHEET, broken
from tests.games.fantom.test_limits import star
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

LOAD_TEXT = "Loaded: Map file. Tables opened from now on can use it."
GAP = broken("number = 7,", "number = 8,")
"""Station 7 has the number 8."""

CONTENT = {"content": "fantom/own_map"}
"""The option of `/settings content`."""


async def loaded_files(world: World) -> list[tuple[str, str, str]]:
    """Return the server's loaded files: game, option and text."""
    materials = (await world.chosen_here()).files
    return [(material.game, material.option, material.text) for material in materials]


def told(key: str, language: str = "en", **variables: Any) -> str:
    """Return a sentence of Fantom's or of the host's as users read it."""
    return plain(Say(language, "fantom")(key, **variables))


async def upload(world: World, person: Any, data: bytes) -> str:
    """Load a file as this user; return the first answer."""
    result = await person.slash(world.channel, "settings content", **CONTENT, file=("town.toml", data))
    return visible_text(result.response)


@cache
def escape_count() -> int:
    """Return the number of trial hunts in the tests' town that Fantom escapes."""
    return sum(play_trial_game(GAME, TrialGame("own_map", QUICK_TOWN, n)) for n in range(TRIAL_GAMES))


async def load_and_try(world: World, language: str = "en") -> tuple[Any, str]:
    """Load the tests' town as a moderator; return all answers and the verdict of the trial."""
    keeper = await playing.moderator(world)
    await keeper.user.slash("me language", language=language)
    result = await hunting.load(world, keeper, QUICK_TOWN)
    return [result.response, *result.followups], told(
        TRIAL.verdict(escape_count(), TRIAL_GAMES), language, counted=escape_count(), games=TRIAL_GAMES
    )


@pytest.mark.unmeasured
async def test_a_loaded_town_is_answered_in_words_and_then_with_its_picture(world: World) -> None:
    hunting.skip_trials(world)
    world.app.renderer.content = partial(Renderer.content, world.app.renderer)
    result = await hunting.load(world, await playing.moderator(world), QUICK_TOWN)
    assert visible_text(result.response) == LOAD_TEXT
    assert [file.filename for file in result.response.attachments] == ["content.png"]


@pytest.mark.unmeasured
async def test_a_loaded_and_a_removed_town_are_announced_to_the_moderators(world: World) -> None:
    hunting.skip_trials(world)
    hall = world.guild.create_text_channel("hall")
    await world.env.settle()
    keeper = await playing.moderator(world)
    await keeper.slash(world.channel, "settings server", problems=hall)
    await hunting.load(world, keeper, QUICK_TOWN)
    assert "Removed: Map file." in reply_text(await keeper.slash(world.channel, "settings content", **CONTENT))
    await world.env.settle()
    _, loaded, removed = map(visible_text, world.messages(hall))
    assert loaded.splitlines() == [f"⚙️ <@{keeper.id}> has changed the settings.", f"**Fantom** · {LOAD_TEXT}"]
    assert removed.endswith("**Fantom** · Removed: Map file.")


async def type_on(party: hunting.Party, phase: str) -> None:
    """Type the last move of each menu until the hunt reaches this phase; place each pawn by hand."""
    while party.state.phase != phase:
        await party.type(next(move for move in reversed(party.menu) if not isinstance(move, PlaceThem)))


@pytest.mark.unmeasured
async def test_a_hunt_is_played_in_the_servers_own_town(world: World) -> None:
    keeper = await playing.moderator(world)
    assert await upload(world, keeper, SHEET.encode()) == LOAD_TEXT
    party = await hunting.begin(world, world.ann, world.bob, map="own")
    assert [file.filename for file in world.board().attachments] == ["board-1.png"]
    await party.press(Place(20))
    assert "🎩 Fantom · #1" in visible_text(world.board())
    assert "20 A" in world.board().attachments[0].description
    assert "20 A" in reply_text(await world.dora.slash(world.thread(), "table show", view="words"))


@pytest.mark.unmeasured
async def test_a_hunt_is_played_on_a_station_with_the_maximum_of_rides(world: World) -> None:
    """Fantom stands at the crossing with all tickets and all variants; every name has the maximum length."""
    variants = {"voluntary_reveal": "true", "possible": "on"}
    party = await hunting.begin_quick(world, world.ann, world.bob, map_file=star(MAX_RIDES), **variants)
    await type_on(party, "hide")
    await party.type(Hide(1))
    await type_on(party, "fantom")
    assert len(party.menu) == 3 * 4 * MAX_RIDES
    await party.by_panel(party.menu[-1])
    assert party.state.surfaced


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_loading_a_town_answers_with_the_trials_verdict(world: World, language: str) -> None:
    hunting.cache_trials(world)
    (first, second), verdict = await load_and_try(world, language)
    assert visible_text(first) == told("material-loaded", language, option=told("option-own-map", language))
    assert visible_text(second) == verdict
    assert first.ephemeral
    assert second.ephemeral


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_showing_a_town_repeats_the_verdict_without_a_second_trial(world: World, language: str) -> None:
    """The bot stores the verdict, so that it plays no second trial, even after a restart."""
    hunting.cache_trials(world)
    _, verdict = await load_and_try(world, language)
    await world.restart()
    await world.bob.slash(world.channel, "me language", language=language)
    world.app.play_on_trial.__self__._timeout = 0
    result = await world.bob.slash(world.channel, "fantom map", show="loaded")
    assert [visible_text(message) for message in result.followups][-1] == verdict
    assert all(message.ephemeral for message in result.followups)


@pytest.mark.unmeasured
async def test_showing_a_town_without_a_verdict_runs_the_trial(world: World) -> None:
    hunting.cache_trials(world)
    keeper = await playing.moderator(world)
    await world.app.preferences.save_files(world.guild.id, "fantom", {"own_map": QUICK_TOWN})
    assert world.app.preferences.trial_result(world.guild.id, "fantom", "own_map") is None
    result = await keeper.slash(world.channel, "fantom map", show="loaded")
    escapes = world.app.preferences.trial_result(world.guild.id, "fantom", "own_map")
    assert escapes is not None
    assert [visible_text(message) for message in result.followups][-1] == told(
        TRIAL.verdict(escapes, TRIAL_GAMES), counted=escapes, games=TRIAL_GAMES
    )


@pytest.mark.unmeasured
async def test_a_town_is_loaded_although_its_trial_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computers' process gets no time, so that every trial hunt fails."""
    monkeypatch.setattr(world.app.play_on_trial.__self__, "_timeout", 0)
    world.expected_errors.append("computers.no_answer")
    (result,), _ = await load_and_try(world)
    assert visible_text(result) == LOAD_TEXT
    assert await loaded_files(world) == [("fantom", "own_map", QUICK_TOWN)]


@pytest.mark.unmeasured
async def test_a_town_stays_loaded_when_the_bot_restarts(world: World) -> None:
    hunting.skip_trials(world)
    await hunting.load(world, await playing.moderator(world), SHEET)
    await world.restart()
    assert await loaded_files(world) == [("fantom", "own_map", SHEET)]
    await hunting.begin(world, world.ann, world.bob, map="own")
    assert world.table().status is Status.RUNNING


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_wrong_file_is_refused_with_line_and_reason_and_the_old_file_stays(world: World, language: str) -> None:
    hunting.skip_trials(world)
    keeper = await playing.moderator(world)
    await hunting.load(world, keeper, SHEET)
    await keeper.user.slash("me language", language=language)
    answer = await upload(world, keeper, GAP.text.encode())
    assert answer.split("\n")[0] == told("map-number-gap", language, line=GAP.line, number=8, expected=7)
    answer = await upload(world, keeper, b"stations = [\n")
    assert answer.split("\n")[0] == told("file-syntax", language, line=2, column=0)
    assert await loaded_files(world) == [("fantom", "own_map", SHEET)]


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\xff\xfe", told("material-no-text")),
        (b"#" * (MAX_FILE_BYTES + 1), told("material-too-big", most=MAX_FILE_BYTES // 1024)),
    ],
)
async def test_a_file_that_is_not_text_or_too_long_is_refused(world: World, data: bytes, reason: str) -> None:
    keeper = await playing.moderator(world)
    assert (await upload(world, keeper, data)).split("\n")[0] == reason
    assert await loaded_files(world) == []


async def test_a_user_without_manage_server_cannot_load_a_town(world: World) -> None:
    role = world.guild.create_role("tidy", permissions=discord.Permissions(manage_messages=True))
    tidy = world.guild.add_member(world.env.create_user("tidy"), roles=[role])
    await world.env.settle()
    await playing.show_settings(world, world.ann, tidy)
    for person in (world.ann, tidy):
        assert await upload(world, person, SHEET.encode()) == told("only-moderators")
        assert reply_text(await person.slash(world.channel, "settings content", **CONTENT)) == told("only-moderators")
    assert await loaded_files(world) == []


async def test_a_permission_in_a_channel_gives_no_right_to_load_a_town(world: World) -> None:
    right = discord.PermissionOverwrite(view_channel=True, manage_guild=True)
    world.channel = world.guild.create_text_channel("own", overwrites={world.ann.user: right})
    await world.env.settle()
    assert await upload(world, world.ann, SHEET.encode()) == told("only-moderators")
    assert await loaded_files(world) == []


async def test_the_command_without_a_file_deletes_the_town(world: World) -> None:
    hunting.skip_trials(world)
    keeper = await playing.moderator(world)
    await hunting.load(world, keeper, SHEET)
    assert reply_text(await keeper.slash(world.channel, "settings content", **CONTENT)) == "Removed: Map file."
    assert await loaded_files(world) == []


async def test_deleting_a_missing_file_is_refused(world: World) -> None:
    keeper = await playing.moderator(world)
    assert reply_text(await keeper.slash(world.channel, "settings content", **CONTENT)) == told("material-none")
    assert await loaded_files(world) == []


@pytest.mark.unmeasured
async def test_a_hunt_in_a_deleted_town_goes_on_and_no_other_begins_there(world: World) -> None:
    hunting.skip_trials(world)
    keeper = await playing.moderator(world)
    await hunting.load(world, keeper, SHEET)
    party = await hunting.begin(world, world.ann, world.bob, map="own")
    await keeper.slash(world.channel, "settings content", **CONTENT)
    await party.press(Place(20))
    assert world.table().moves == 1
    await world.ann.slash(world.channel, "play", game="fantom")
    await world.ann.slash(world.channel, "table options", option="map", value="own", table=2)
    await world.bob.slash(world.channel, "table join", table=2)
    assert reply_text(await world.ann.slash(world.channel, "table start", table=2)) == told("refused-no-own-map")
    assert world.table(2).status is Status.LOBBY
