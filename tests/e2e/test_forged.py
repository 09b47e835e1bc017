"""Input that only a modified client can send is refused and never stored, and affects no other user."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import app_commands

from bot.i18n import names
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.interactions import command_tree
from tests.e2e.reading import reply_text
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World


def command(world: World, *path: str) -> app_commands.Command[Any, ..., Any]:
    client: Any = world.env.bot
    node: Any = client.tree
    for name in path:
        node = node.get_command(name)
    return node  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("path", "option", "good", "wrong"),
    [
        (("me", "language"), "language", ["cs"], ["xx", "", 1, ["cs"], {"cs": 1}]),
        (("me", "quiet"), "off", [True, False], ["yes", 1, 2]),
        (("me", "quiet"), "from", [0, 23], [-1, 24, "22", 1.5, True, 1 << 60]),
        (("me", "quiet"), "zone", ["Europe/Prague"], [5, ["Europe/Prague"]]),
        (("me", "pings"), "how-often", ["hourly"], ["weekly", "", 1]),
        (("me", "pings"), "hour", [0, 23], [-1, 24, "18"]),
        (("play",), "game", ["guess"], ["chess", 7]),
        (("play",), "pace", ["daily"], ["hourly-ish", False]),
        (("table", "options"), "table", [1], ["1", 2**53 + 1, -(2**53) - 1]),
    ],
)
async def test_only_offered_option_values_are_possible(
    world: World, path: tuple[str, ...], option: str, good: list[Any], wrong: list[Any]
) -> None:
    target = command(world, *path)
    assert [value for value in good if not command_tree.is_possible(target, {option: value})] == []
    assert [value for value in wrong if command_tree.is_possible(target, {option: value})] == []
    assert not command_tree.is_possible(target, {"made-up": 1})


async def test_a_forged_command_is_answered_and_changes_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """SimCord refuses such input too, so the test replaces the parsed namespace."""
    before = await world.chosen_by(world.ann.id)
    real = discord.Interaction.namespace

    class Bent:
        def __iter__(self) -> Any:
            return iter([("language", "<@&5> tlh")])

    monkeypatch.setattr(discord.Interaction, "namespace", property(lambda _self: Bent()))
    reply = reply_text(await world.ann.user.slash("me language", language="cs"))
    monkeypatch.setattr(discord.Interaction, "namespace", real)
    assert "tlh" not in reply
    assert reply
    assert await world.chosen_by(world.ann.id) == before


async def test_a_move_of_another_game_is_refused_with_both_names(world: World) -> None:
    await world.begin(world.ann, world.bob)
    before = world.table()
    for language in LANGUAGES:
        await world.ann.user.slash("me language", language=language)
        reply = reply_text(await world.ann.user.slash("wishes move", move="ready", table=1))
        meant, played = (Say(language, game)("game-name") for game in ("wishes", "guess"))
        assert reply == plain(Say(language)("other-game", table=1, meant=meant, played=played))
    assert world.table() == before


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<#123>", "\\<#123>"),
        ("</play:1>", "\\</play:1>"),
        ("<t:0:R>", "\\<t:0:R>"),
        ("<a:x:1>", "\\<a:x:1>"),
        ("https://evil.example", "https\\://evil.example"),
        ("discord.gg/abc", "discord\\.gg/abc"),
        ("a < b", "a < b"),
    ],
)
def test_markup_in_a_name_is_escaped(name: str, shown: str) -> None:
    assert names.escaped_name(name) == shown
