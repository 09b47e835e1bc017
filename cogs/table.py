"""`/table …`: commands about one table, a method per subcommand; `/verify` checks that the deal was fair."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.game.contract import Strength
from bot.table import lobby, premoves
from bot.table.decisions import require_player, require_seat_number
from bot.ui.interactions import finder, lobby_handlers, subscriptions, table_views, typed_choices
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.confirmations import ask_cancel, ask_resign, ask_vote
from bot.ui.interactions.finder import any_table, change, with_table
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.lobby_handlers import agree, typed_join
from bot.ui.interactions.move_handlers import plan
from bot.ui.messages import cards, options_panel
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from msgspec import Struct

    from bot.table.model import Table
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

    Work = Callable[[Request, Table], Awaitable[None]]
    Change = Callable[[Request, Table], Awaitable[Table]]

Interaction = discord.Interaction[Any]

NOBODY = "none"
"""The choice in place of a strength that removes the last computer player."""
STRENGTHS = [*typed_choices.STRENGTHS, app_commands.Choice(name=word("remove-computer"), value=NOBODY)]


class TableCog(
    commands.GroupCog, group_name=word("command-table"), group_description=word("command-table.about"), name="table"
):
    """`/table …`."""

    @localized("command-table-status")
    @finder.own_tables
    async def status(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the players, the seats and the active seats."""
        await with_table(interaction, table, table_views.status, fits=any_table)

    @localized("command-table-board")
    @finder.own_tables
    async def board(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the board and the requester's moves."""
        await with_table(interaction, table, table_views.board)

    @localized("command-table-describe")
    @finder.own_tables
    async def describe(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the description of the whole board."""
        await with_table(interaction, table, table_views.describe)

    @localized("command-table-secrets")
    @finder.own_tables
    async def secrets(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the requester's hand."""
        await with_table(interaction, table, table_views.secrets)

    @localized("command-table-missed")
    @finder.own_tables
    async def missed(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the facts since the requester last looked."""
        await with_table(interaction, table, table_views.missed)

    @localized("command-table-hint")
    @finder.own_tables
    async def hint(self, interaction: Interaction, table: int | None = None) -> None:
        """Show a hint about the requester's present moves."""
        await with_table(interaction, table, table_views.hint)

    @localized("command-table-history")
    @finder.own_tables
    async def history(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the history of the table."""
        await with_table(interaction, table, table_views.history)

    @localized("command-table-replay")
    @finder.own_tables
    async def replay(
        self, interaction: Interaction, move: app_commands.Range[int, 0] = 0, table: int | None = None
    ) -> None:
        """Show a finished game move by move, from this move on."""
        await with_table(interaction, table, partial(table_views.replay, move=move))

    @localized("command-table-join")
    @app_commands.autocomplete(table=finder.open_suggestions())
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Take a seat of a lobby."""
        await handle(interaction, AckMode.PRIVATE, partial(typed_join, number=table))

    @localized("command-table-leave")
    @finder.own_tables
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a lobby."""
        await change(interaction, table, lobby_handlers.leave, "done-leave", fits=finder.in_lobby)

    @localized("command-table-start")
    @finder.own_tables
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Start the game."""
        await change(interaction, table, lobby_handlers.start, "done-start", fits=finder.in_lobby)

    @localized("command-table-resign")
    @finder.own_tables
    async def resign(self, interaction: Interaction, table: int | None = None) -> None:
        """Give the seat up for good; a computer player plays on."""
        await with_table(interaction, table, ask_resign)

    @localized("command-table-vote")
    @finder.own_tables
    async def vote(self, interaction: Interaction, table: int | None = None) -> None:
        """Vote to end the game without a result."""
        await with_table(interaction, table, ask_vote)

    @localized("command-table-cancel")
    @finder.own_tables
    async def cancel(self, interaction: Interaction, table: int | None = None) -> None:
        """Call the table off."""
        await handle(interaction, AckMode.PRIVATE, partial(ask_cancel, number=table))

    @localized("command-table-language", "command-language")
    @finder.own_tables
    @app_commands.choices(language=typed_choices.LANGUAGES)
    async def language(self, interaction: Interaction, language: str, table: int | None = None) -> None:
        """Set the language of the table's public messages."""

        async def work(request: Request, target: Table) -> None:
            changed_table = await request.change(
                target, lambda context: lobby.language_set(context, request.user, language)
            )
            table_name = cards.name(request.about(changed_table), request.say)
            await request.answer(notice(request.say("done-language", language=language, table=table_name)))

        await with_table(interaction, table, work, fits=any_table)

    @localized("command-table-banter")
    @finder.own_tables
    async def banter(self, interaction: Interaction, on: bool, table: int | None = None) -> None:  # noqa: FBT001
        """Switch remarks of computer players on or off."""
        await change(
            interaction,
            table,
            lambda request, target: request.change(
                target, lambda context: lobby.banter_set(context, request.user, on=on)
            ),
            "done-banter-on" if on else "done-banter-off",
            fits=any_table,
        )

    @localized("command-table-options")
    @finder.own_tables
    @app_commands.autocomplete(option=typed_choices.option_names, value=typed_choices.option_values)
    async def options(self, interaction: Interaction, option: str, value: str, table: int | None = None) -> None:
        """Set an option of a lobby."""

        async def decide(request: Request, target: Table) -> Table:
            def choose(options: Struct) -> Struct:
                changed_options: Struct = options_panel.with_option(options, option, value)
                return changed_options

            return await request.change(target, lambda context: lobby.options_set(context, request.user, choose))

        await agree(interaction, table, decide)

    @localized("command-table-computer", "command-play")
    @finder.own_tables
    @app_commands.choices(strength=STRENGTHS)
    async def computer(self, interaction: Interaction, strength: str, table: int | None = None) -> None:
        """Add a computer player to a lobby, or remove the last one."""

        async def decide(request: Request, target: Table) -> Table:
            if strength == NOBODY:
                return await request.change(target, lambda context: lobby.computer_removed(context, request.user))
            return await request.change(
                target, lambda context: lobby.computer_added(context, request.user, Strength(strength))
            )

        await agree(interaction, table, decide)

    @localized("command-table-follow")
    @app_commands.autocomplete(table=finder.public_suggestions())
    @app_commands.choices(when=subscriptions.CHOICES)
    async def follow(self, interaction: Interaction, when: str, table: int | None = None) -> None:
        """Subscribe to a table where the requester does not sit, or cancel the subscription."""
        await with_table(
            interaction, table, partial(subscriptions.follow, when=subscriptions.When(when)), fits=any_table
        )

    @localized("command-table-seal")
    @finder.own_tables
    @app_commands.autocomplete(move=typed_choices.sealable)
    async def seal(self, interaction: Interaction, move: str, table: int | None = None) -> None:
        """Set a premove for the requester's next turn."""

        async def work(request: Request, target: Table) -> None:
            seat = request.seat(target)
            premoves.check_may_premove(request.app.position(target), seat)
            n, stamp = typed_choices.chosen_move(request, target, request.app.tables.premove_menu(target, seat), move)
            await plan(request, target, lambda context: premoves.set_premove(context, request.user, stamp, n))

        await with_table(interaction, table, work, fits=finder.running)

    @localized("command-table-unseal")
    @finder.own_tables
    @app_commands.autocomplete(move=typed_choices.sealed)
    async def unseal(self, interaction: Interaction, move: str | None = None, table: int | None = None) -> None:
        """Withdraw one premove of the requester, or all."""

        async def work(request: Request, target: Table) -> None:
            seat = require_player(target, request.user)
            n, stamp = None, request.app.tables.series_stamp(target, seat)
            if premoves.valid_series(request.app.position(target), seat):
                n = typed_choices.chosen_premove(request, target, seat, move)
            await plan(request, target, lambda context: premoves.clear_premove(context, request.user, n, stamp))

        await with_table(interaction, table, work, fits=finder.running)

    @localized("command-table-suggest")
    @finder.own_tables
    @app_commands.autocomplete(player=typed_choices.allies)
    @app_commands.autocomplete(move=typed_choices.advisable)
    async def suggest(self, interaction: Interaction, player: int, move: str, table: int | None = None) -> None:
        """Suggest a move to an ally."""

        async def work(request: Request, target: Table) -> None:
            ally = require_seat_number(target, player)
            premoves.check_may_suggest(request.app.position(target), request.seat(target), ally)
            n, stamp = typed_choices.chosen_move(request, target, request.app.tables.advice_menu(target, ally), move)
            await request.change(target, lambda context: premoves.suggest(context, request.user, ally, stamp, n))
            await request.answer(notice(request.say("suggested", to=request.say.names[ally])))

        await with_table(interaction, table, work, fits=finder.running)


class VerifyCog(commands.Cog):
    """`/verify`."""

    @localized("command-verify")
    @finder.own_tables
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        """Replay a game from its seed and show whether the deal was fair."""
        await with_table(interaction, table, table_views.verify)


async def setup(client: BotClient) -> None:
    """Add the cogs to a client."""
    await client.add_cog(TableCog())
    await client.add_cog(VerifyCog())
