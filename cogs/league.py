"""`/league …`: leagues and cups; a method per subcommand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.league_host.drafts import MAX_CHOSEN_ROUNDS, MAX_PLAYERS, MAX_SEATS
from bot.ui.interactions import league_managing, league_opening, leagues, typed_choices
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.league_managing import LeagueTool
from bot.ui.interactions.league_opening import LeagueRequest
from bot.ui.interactions.leagues import LeagueView

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient

Interaction = discord.Interaction[Any]

VIEWS = [app_commands.Choice(name=word(f"league-view-{view.value}"), value=view.value) for view in LeagueView]
TOOLS = [app_commands.Choice(name=word(f"league-action-{tool.value}"), value=tool.value) for tool in LeagueTool]


class LeagueCog(
    commands.GroupCog, group_name=word("command-league"), group_description=word("command-league.about"), name="league"
):
    """`/league …`."""

    @localized("command-league-open", "command-play")
    @app_commands.choices(pace=typed_choices.PACES)
    @app_commands.autocomplete(games=typed_choices.several_games, start=typed_choices.moments)
    async def open(  # noqa: PLR0913, PLR0917 - one for each Discord option
        self,
        interaction: Interaction,
        games: str | None = None,
        rounds: app_commands.Range[int, 1, MAX_CHOSEN_ROUNDS] | None = None,
        size: app_commands.Range[int, 2, MAX_SEATS] | None = None,
        players: app_commands.Range[int, 2, MAX_PLAYERS] | None = None,
        pace: str | None = None,
        start: str | None = None,
        role: discord.Role | None = None,
        name: str | None = None,
        announce: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    ) -> None:
        """Set a league up, in a panel or at once."""
        typed = LeagueRequest(
            games=games,
            rounds=rounds,
            size=size,
            players=players,
            pace=pace,
            start=start,
            role=None if role is None or role.is_default() else role.id,
            name=name,
            announce=announce,
        )
        await handle(interaction, AckMode.PRIVATE, partial(league_opening.open_league, typed=typed))

    @localized("command-league-show", "command-league")
    @app_commands.choices(view=VIEWS)
    @app_commands.autocomplete(league=leagues.suggestions)
    async def show(self, interaction: Interaction, league: int | None = None, view: str | None = None) -> None:
        """List the leagues, show one, join or leave it."""
        shown = None if view is None else LeagueView(view)
        await handle(interaction, AckMode.PRIVATE, partial(leagues.show, number=league, view=shown))

    @localized("command-league-manage", "command-league")
    @app_commands.choices(action=TOOLS)
    @app_commands.autocomplete(
        league=leagues.suggestions, match=league_managing.matches, player=league_managing.players
    )
    async def manage(
        self,
        interaction: Interaction,
        league: int | None = None,
        action: str | None = None,
        match: int | None = None,
        player: int | None = None,
        substitute: discord.Member | discord.User | None = None,
    ) -> None:
        """Start, repair or end a league."""
        tool = None if action is None else LeagueTool(action)
        work = partial(
            league_managing.manage, number=league, tool=tool, match=match, player=player, substitute=substitute
        )
        await handle(interaction, AckMode.PRIVATE, work)


async def setup(client: BotClient) -> None:
    """Add the cog and its buttons to a client."""
    client.component_handlers["league"] = ComponentHandler(AckMode.PRIVATE, leagues.press)
    client.component_handlers["lleave"] = ComponentHandler(AckMode.SILENT, leagues.leave_confirmed)
    client.component_handlers["ldraft"] = ComponentHandler(AckMode.SILENT, league_opening.press)
    client.component_handlers["lopt"] = ComponentHandler(AckMode.SILENT, league_opening.press_option)
    client.component_handlers["lform"] = ComponentHandler(AckMode.FORM, league_opening.formed, league_opening.form)
    client.component_handlers["lformed"] = ComponentHandler(AckMode.SILENT, league_opening.formed)
    client.component_handlers["lman"] = ComponentHandler(AckMode.SILENT, league_managing.press)
    await client.add_cog(LeagueCog())
