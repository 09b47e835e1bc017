"""`/help`: one screen with three things to do, and a page for each group of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from discord import app_commands

from bot.i18n.translation import LANGUAGES, Say
from tests.e2e.reading import answer, buttons, reply_text
from tests.e2e.test_rights import member_with
from tests.e2e.world import custom_ids, verb, verbs_of, visible_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

GROUPS = ("table", "me", "settings")


def commands_of(world: Any, group: str) -> set[str]:
    members = world.env.bot.tree.get_command(group).walk_commands()
    return {f"/{member.qualified_name}" for member in members if isinstance(member, app_commands.Command)}


async def test_the_first_page_has_three_things_to_do_and_fits_a_phone(world: World) -> None:
    page = answer(await world.ann.slash(world.channel, "help"))
    assert custom_ids(page)[:3] == ["newtable", "turns", "games"]
    doors = {"daily:auction:today", "daily:case07:today", "own", "best"}
    assert set(custom_ids(page)[3:]) == doors | {"help:table", "help:me", "help:league", "help:about"}
    assert len(visible_text(page)) < 400


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_name_every_command_of_a_group(world: World, language: str) -> None:
    await world.ann.user.slash("me language", language=language)
    for group in GROUPS:
        typed = await world.ann.slash(world.channel, "help", topic=group)
        assert commands_of(world, group)
        assert [name for name in commands_of(world, group) if name not in reply_text(typed)] == []
        assert plain(Say(language)(f"topic-{group}")) in reply_text(typed)


async def test_the_page_for_moderators_has_a_button_for_moderators_only(world: World) -> None:
    keeper = member_with(world, manage_guild=True)
    await world.env.settle()
    pages = [answer(await person.slash(world.channel, "help")) for person in (world.ann, keeper)]
    assert ["help:settings" in custom_ids(page) for page in pages] == [False, True]


async def test_a_button_turns_the_page_in_place(world: World) -> None:
    page = answer(await world.ann.slash(world.channel, "help"))
    await world.ann.click(page, custom_id="help:about")
    assert "CC BY-SA 4.0" in visible_text(page)
    await world.ann.click(page, custom_id="help:start")
    assert "newtable" in verbs_of(page)


async def test_the_first_page_leads_to_the_requesters_turns(world: World) -> None:
    await world.begin(world.ann, world.bob)
    page = answer(await world.ann.slash(world.channel, "help"))
    turns: Any = await world.ann.click(page, custom_id=verb(page, "turns"))
    assert "One game is waiting for you" in reply_text(turns)
    assert buttons(page)["turns"].label == "My turns"


async def test_the_first_page_leads_to_profile_and_leaderboard(world: World) -> None:
    page = answer(await world.ann.slash(world.channel, "help"))
    profile: Any = await world.ann.click(page, custom_id="own")
    assert "No finished games yet" in reply_text(profile)
    board: Any = await world.ann.click(page, custom_id="best")
    assert "🏆" in reply_text(board)
    assert "newtable" in verbs_of(page)
