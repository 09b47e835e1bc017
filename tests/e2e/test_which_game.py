"""The choice of a game: by `/play` without a game, with the easiest game first, and as a quick game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot import discovery
from bot.game.contract import Strength
from bot.i18n.translation import LANGUAGES
from bot.table.lobby import validated
from bot.table.model import Computer, Pace
from bot.ui.interactions.opening import TableRequest
from bot.ui.messages import games
from bot.ui.messages.components import pressed
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import custom_ids, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

EASIEST_FIRST = [
    game.name for game in sorted(discovery.games().values(), key=lambda game: (game.difficulty, game.name))
]


async def question(world: World, person: Any, **options: Any) -> Any:
    """Return the page that asks for the game."""
    return answer(await person.slash(world.channel, "play", **options))


async def test_without_a_game_a_page_shows_them_all_the_easiest_first(world: World) -> None:
    page = await question(world, world.ann)
    assert "Which game?" in visible_text(page)
    offered = [custom_id.split(":")[1] for custom_id in custom_ids(page)]
    assert offered == EASIEST_FIRST
    assert set(offered) == set(world.app.uis)


async def test_a_newer_list_of_games_takes_the_place_of_the_older(world: World) -> None:
    await question(world, world.ann)
    newer = await question(world, world.ann)
    lists = [m for m in world.messages(world.channel, world.ann) if "Which game?" in visible_text(m)]
    assert [message.id for message in lists] == [newer.id]


async def test_the_games_of_a_command_come_in_the_same_order(world: World) -> None:
    client: Any = world.env.bot
    parameter = next(p for p in client.tree.get_command("play").parameters if p.name == "game")
    values = [choice.value for choice in parameter.choices]
    assert values == EASIEST_FIRST


async def test_a_press_opens_the_table_with_the_typed_options(world: World) -> None:
    page = await question(world, world.ann, computers=1, strength="strong", pace="relaxed")
    await world.ann.click(page, custom_id=next(c for c in custom_ids(page) if c.startswith("open:guess")))
    table = world.table()
    (computer,) = [sitter for sitter in table.sitters if isinstance(sitter, Computer)]
    assert (table.game, table.pace, computer.strength) == ("guess", Pace.RELAXED, Strength.STRONG)


async def test_a_press_opens_a_private_table_if_that_was_typed(world: World) -> None:
    page = await question(world, world.ann, private=True)
    await world.ann.click(page, custom_id=next(c for c in custom_ids(page) if c.startswith("open:guess")))
    assert world.table().place.private


async def test_guests_without_a_game_are_refused_with_the_missing_option(world: World) -> None:
    reply = reply_text(await world.ann.slash(world.channel, "play", invite=world.bob))
    assert "choose its game too: the option game" in reply.replace("`", "")
    assert len(world.app.tables) == 0


@pytest.mark.parametrize(
    "wanted",
    [
        TableRequest(game="guess"),
        TableRequest(game="guess", computers=7, strength=Strength.STRONG, pace=Pace.UNHURRIED),
        TableRequest(game="guess", private=True, quick=True),
    ],
)
def test_a_custom_id_keeps_the_options(wanted: TableRequest) -> None:
    assert TableRequest.from_press(pressed(f"open:{wanted.game}{wanted.custom_id_end()}")[1]) == wanted


def test_forged_options_of_a_custom_id_are_the_defaults() -> None:
    assert TableRequest.from_press(pressed("open:guess:x:mighty:hourly:z")[1]) == TableRequest(game="guess")
    assert TableRequest.from_press(pressed("open:guess:99")[1]).computers == 7


@pytest.mark.parametrize("game", discovery.games())
def test_the_options_of_a_quick_game_are_valid(game: str) -> None:
    ui = discovery.uis()[game]
    options = games.quick_options(ui)
    assert validated(ui.game, options) == options


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offers_of_quick_games_are_plain_text(language: str) -> None:
    offers = games.quick_offers(discovery.uis(), language)
    assert [offer["value"] for offer in offers] == EASIEST_FIRST
    assert [offer for offer in offers if "*" in offer["description"]] == []
