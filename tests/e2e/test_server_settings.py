"""The settings of a server: the panel by presses and by typing, the limits, and who may open tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from msgspec.structs import replace
from simcord.backend.errors import SetupError

from bot.game.contract import Strength
from bot.preferences.settings import Announcements
from bot.table.model import Pace
from tests.e2e.playing import moderator
from tests.e2e.reading import reply_text
from tests.e2e.test_clicks import forge
from tests.e2e.world import custom_ids, verb, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

PAGES = {
    "tables": ("channel", "language", "pace", "games", "ratings"),
    "people": ("most-here", "most-hosted", "opener"),
    "announcements": ("call-channel", "call-role", "call-interval", "results", "troubles", "daily"),
    "computers": ("strength", "banter"),
}


async def panel(world: World, page: str = "tables") -> tuple[Any, Any]:
    """Return a moderator with their panel on a page."""
    keeper = await moderator(world)
    answer = (await keeper.slash(world.channel, "settings server")).response
    await keeper.click(answer, custom_id=f"house:{page}")
    return keeper, answer


async def select(world: World, page: str, name: str, *values: Any) -> str:
    """Choose values in a list of the panel; return the panel's text."""
    keeper, answer = await panel(world, page)
    await keeper.select(answer, list(values), custom_id=f"rule:{name}")
    return visible_text(answer)


async def type_settings(world: World, **values: Any) -> str:
    """Type settings as a moderator; return the answer."""
    return reply_text(await (await moderator(world)).slash(world.channel, "settings server", **values))


async def opened(world: World, person: Any, **values: Any) -> str:
    """Let a person open a table; return the answer."""
    values.setdefault("game", "guess")
    return reply_text(await person.slash(world.channel, "play", **values))


@pytest.mark.parametrize("page", PAGES)
async def test_every_setting_is_on_one_page_with_the_people_who_may_change_it(world: World, page: str) -> None:
    _, answer = await panel(world, page)
    found = {custom_id.split(":")[1] for custom_id in custom_ids(answer) if custom_id.startswith("rule:")}
    assert found == set(PAGES[page])
    assert "Members with **Manage Server** change these settings" in visible_text(answer)
    assert [custom_id for custom_id in custom_ids(answer) if custom_id.startswith("house:")] == [
        f"house:{other}" for other in PAGES
    ]


async def test_values_are_chosen_by_press(world: World) -> None:
    hall, role = world.guild.create_text_channel("hall"), world.guild.create_role("gamers")
    await world.env.settle()
    assert "**Channel for tables**: #hall" in (await select(world, "tables", "channel", hall)).replace(
        f"<#{hall.id}>", "#hall"
    )
    await select(world, "tables", "pace", "relaxed")
    await select(world, "tables", "games", "guess")
    await select(world, "people", "most-here", "5")
    await select(world, "people", "opener", role)
    await select(world, "announcements", "call-interval", "180")
    await select(world, "announcements", "results", hall)
    await select(world, "computers", "strength", "strong")
    keeper, answer = await panel(world, "computers")
    await keeper.click(answer, custom_id="rule:banter:false")
    chosen = await world.chosen_here()
    assert (chosen.channel, chosen.pace, chosen.rules.games) == (hall.id, Pace.RELAXED, ("guess",))
    assert (chosen.rules.most_here, chosen.opener) == (5, role.id)
    assert (chosen.announcements.call_interval, chosen.announcements.results) == (180, hall.id)
    assert (chosen.strength, chosen.banter) == (Strength.STRONG, False)


async def test_values_are_cleared_by_an_empty_list_or_by_the_first_entry(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.env.settle()
    await type_settings(world, **{"channel": hall, "most-tables": 3, "results": hall})
    assert (await world.chosen_here()).channel == hall.id
    await select(world, "tables", "channel")
    await select(world, "people", "most-here", "none")
    await type_settings(world, clear="results")
    chosen = await world.chosen_here()
    assert (chosen.channel, chosen.rules.most_here, chosen.announcements.results) == (None, None, None)


async def test_several_values_are_typed_at_once_and_the_answer_names_them(world: World) -> None:
    reply = await type_settings(world, **{"pace": "live", "most-each": 2, "strength": "easy", "banter": False})
    for line in ("✅ **Pace of new tables**: ⏱️ Live", "✅ **Tables for each person**: 2", "✅ **Strength"):
        assert line in reply
    chosen = await world.chosen_here()
    assert (chosen.pace, chosen.rules.most_hosted, chosen.strength, chosen.banter) == (
        Pace.LIVE,
        2,
        Strength.EASY,
        False,
    )


async def test_wrong_values_are_refused_and_change_nothing(world: World) -> None:
    narrow = world.channel_without("attach_files")
    await world.env.settle()
    before = await world.chosen_here()
    assert "Name one or more of these games" in await type_settings(world, games="chess, poker", pace="live")
    assert "Attach Files" in await type_settings(world, results=narrow, pace="live")
    assert "other than @everyone" in await type_settings(world, opener=world.guild.default_role)
    assert await world.chosen_here() == before


@pytest.mark.parametrize(
    ("custom_id", "values", "answer"),
    [
        ("rule:pace", ["never"], "option"),
        ("rule:most-here", ["0"], "Choose a number from 1 to 200"),
        ("rule:most-here", ["999999999999999999999"], "Choose a number from 1 to 200"),
        ("rule:pace:", None, "always has a value"),
        ("rule:files", ["x"], "earlier turn"),
        ("lift", ["00"], "isn’t blocked"),
        ("lift", ["é"], "isn’t blocked"),
        ("block", ["x"], "earlier turn"),
    ],
)
async def test_forged_presses_are_refused(world: World, custom_id: str, values: list[str] | None, answer: str) -> None:
    await world.begin(world.ann, world.bob)
    await (await moderator(world)).slash(world.channel, "settings block", person=world.dora)
    before = await world.chosen_here()
    assert answer in await forge(world, await moderator(world), custom_id, values)
    assert await world.chosen_here() == before


async def test_members_cannot_press_the_settings_of_moderators(world: World) -> None:
    _, answer = await panel(world)
    before = await world.chosen_here()
    with pytest.raises(SetupError):
        await world.ann.select(answer, ["live"], custom_id="rule:pace")
    assert await world.chosen_here() == before


async def test_only_the_chosen_games_can_be_opened(world: World) -> None:
    games = sorted(world.app.uis)
    allowed = next(game for game in games if game != "guess")
    await select(world, "tables", "games", allowed)
    assert "This game can’t be opened on this server" in await opened(world, world.ann)
    assert world.app.tables.on_server(world.guild.id) == []


async def test_a_server_and_a_person_have_limits(world: World) -> None:
    await type_settings(world, **{"most-each": 1, "most-tables": 2})
    await opened(world, world.ann)
    assert "everybody may run 1 table at a time" in await opened(world, world.ann)
    await opened(world, world.bob)
    assert "at most 2 tables at a time" in await opened(world, world.cid)
    await world.confirm(world.ann, "table cancel", world.channel, table=1)
    await opened(world, world.cid)
    assert len([table for table in world.app.tables.on_server(world.guild.id) if not table.finished]) == 2


async def test_only_members_of_the_role_open_tables_and_everybody_joins(world: World) -> None:
    role = world.guild.create_role("hosts")
    await world.env.settle()
    await type_settings(world, opener=role)
    assert "opens the tables" in await opened(world, world.ann)
    world.env.backend.add_member_role(world.guild.id, world.bob.id, role.id)
    await world.env.settle()
    await opened(world, world.bob)
    card = world.messages(world.channel)[-1]
    await world.ann.click(card, custom_id=verb(card, "join"))
    assert world.table().seat_of(world.ann.id) == 1


async def test_computers_have_the_servers_strength_and_banter(world: World) -> None:
    await type_settings(world, strength="strong", banter=False)
    await opened(world, world.ann, computers=1)
    card = world.messages(world.channel)[-1]
    await world.ann.click(card, custom_id=verb(card, "computer"))
    assert [seat.sitter.strength for seat in world.table().seats[1:]] == [Strength.STRONG] * 2
    assert world.table().banter is False


async def test_slow_mode_and_missing_permissions_are_named_to_the_opener(world: World) -> None:
    no_chat = discord.PermissionOverwrite(send_messages_in_threads=False)
    hall = world.guild.create_text_channel("hall", overwrites={world.ann.user: no_chat})
    silent = world.channel_without("send_messages")
    await world.env.settle()
    await type_settings(world, channel=hall)
    await world.preferences.update_server(
        world.guild.id, lambda settings: replace(settings, announcements=Announcements(results=silent.id))
    )
    client: Any = world.env.bot
    client.get_channel(hall.id).slowmode_delay = 30
    reply = await opened(world, world.ann)
    assert f"<#{hall.id}> has slow mode (30 seconds)" in reply
    assert f"In <#{hall.id}> you’re missing a permission that players need: Send Messages in Threads" in reply
    assert f"announce this table in <#{silent.id}>: I’m missing these permissions there: Send Messages" in reply


async def test_a_good_channel_causes_no_hint(world: World) -> None:
    assert "⚠️" not in (reply := await opened(world, world.ann))
    assert "🐢" not in reply


async def test_a_deleted_channel_or_role_is_named_and_no_longer_offered(world: World) -> None:
    hall, role = world.guild.create_text_channel("hall"), world.guild.create_role("openers")
    await world.env.settle()
    await type_settings(world, results=hall, opener=role)
    world.env.backend.delete_channel(hall.id)
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    for page, name in (("announcements", "**Channel for results**"), ("people", "**Role that may open tables**")):
        _, answer = await panel(world, page)
        (line,) = [line for line in visible_text(answer).splitlines() if line.startswith(name)]
        assert "deleted on Discord" in line
        assert str(hall.id) not in str(answer.components)
    assert "#1" in await opened(world, world.ann)


async def test_a_value_and_clearing_it_together_are_refused(world: World) -> None:
    before = await world.chosen_here()
    answer = await type_settings(world, channel=world.channel, clear="channel")
    assert "not both" in answer
    assert await world.chosen_here() == before
