"""`/settings …`: the settings of a server, for the members who manage it; a method per subcommand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.preferences.choices import CLEARABLE
from bot.ui.interactions import blocking, server_files, server_settings, table_channel, typed_choices, webhook_settings
from bot.ui.interactions.command_tree import localized, settings_group, word
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.setting_values import MAX_HOSTED, MAX_INTERVAL, MAX_TABLES, MIN_INTERVAL

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient

Interaction = discord.Interaction[Any]

WEBHOOK_ACTIONS = [
    app_commands.Choice(name=word(f"webhook-{action}"), value=action.value) for action in webhook_settings.WebhookAction
]
CLEARED = [app_commands.Choice(name=word(f"house-{name}"), value=name) for name in CLEARABLE]


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
class SettingsCog(
    commands.GroupCog,
    group_name=word("command-settings"),
    group_description=word("command-settings.about"),
    name="settings",
):
    """`/settings …`."""

    @localized("command-settings-server", "command-me-language", "command-play")
    @app_commands.choices(
        language=typed_choices.LANGUAGES,
        pace=typed_choices.PACES,
        strength=typed_choices.STRENGTHS,
        clear=CLEARED,
    )
    @app_commands.autocomplete(games=typed_choices.several_games)
    async def server(  # noqa: PLR0913, PLR0917 - one for each Discord option
        self,
        interaction: Interaction,
        channel: app_commands.Transform[discord.TextChannel | discord.ForumChannel, table_channel.ChannelOption]
        | None = None,
        language: str | None = None,
        pace: str | None = None,
        games: str | None = None,
        most_here: app_commands.Range[int, 1, MAX_TABLES] | None = None,
        most_hosted: app_commands.Range[int, 1, MAX_HOSTED] | None = None,
        opener: discord.Role | None = None,
        call_channel: discord.TextChannel | None = None,
        call_role: discord.Role | None = None,
        call_interval: app_commands.Range[int, MIN_INTERVAL, MAX_INTERVAL] | None = None,
        results: discord.TextChannel | None = None,
        troubles: discord.TextChannel | None = None,
        daily: discord.TextChannel | None = None,
        strength: str | None = None,
        banter: bool | None = None,  # noqa: FBT001 - a Discord option
        ratings: bool | None = None,  # noqa: FBT001 - a Discord option
        clear: str | None = None,
    ) -> None:
        """Show the settings, or change the given ones."""
        typed: dict[str, Any] = {
            "channel": channel and channel.id,
            "language": language,
            "pace": pace,
            "games": games,
            "most-here": most_here,
            "most-hosted": most_hosted,
            "opener": opener and opener.id,
            "call-channel": call_channel and call_channel.id,
            "call-role": call_role and call_role.id,
            "call-interval": call_interval,
            "results": results and results.id,
            "troubles": troubles and troubles.id,
            "daily": daily and daily.id,
            "strength": strength,
            "banter": banter,
            "ratings": ratings,
        }
        values = {name: value for name, value in typed.items() if value is not None}
        await handle(interaction, AckMode.PRIVATE, partial(server_settings.choose_typed, values=values, clear=clear))

    @localized("command-settings-block")
    async def block(
        self,
        interaction: Interaction,
        user: discord.Member | discord.User,
        lift: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    ) -> None:
        """Keep a user from opening and joining tables on this server, or lift that."""
        work = partial(blocking.block, user=user.id, bot=user.bot)
        await handle(interaction, AckMode.PRIVATE, partial(blocking.lift_of, user=user.id) if lift else work)

    @localized("command-settings-webhook")
    @app_commands.choices(action=WEBHOOK_ACTIONS)
    async def webhook(self, interaction: Interaction, address: str | None = None, action: str | None = None) -> None:
        """Show the server's webhook, set its address, test it or remove it."""
        work = partial(webhook_settings.typed, address=address, action=action)
        await handle(interaction, AckMode.PRIVATE, work)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(SettingsCog())
    settings_group(client.tree).add_command(server_files.content_command(client.app.uis))
    client.component_handlers["setup"] = ComponentHandler(AckMode.PRIVATE, server_settings.open_panel)
