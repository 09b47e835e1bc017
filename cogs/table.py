"""`/table …`: commands about one table; a method per subcommand."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.game.contract import Refused
from bot.table import premoves
from bot.table.decisions import require_player, require_seat_number
from bot.table.model import Status
from bot.ui.interactions import (
    finder,
    lobby_handlers,
    pauses,
    records,
    seat_handlers,
    subscriptions,
    table_views,
    typed_choices,
    typed_options,
)
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.confirmations import ask_cancel, ask_resign, ask_vote
from bot.ui.interactions.finder import any_table, change, with_table
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.move_handlers import plan
from bot.ui.interactions.typed_options import TypedOptions, set_options
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

Interaction = discord.Interaction[Any]


class View(StrEnum):
    """What `/table show` shows."""

    BOARD = "board"
    WORDS = "words"
    SECRETS = "secrets"
    MISSED = "missed"
    HINTS = "hints"
    HISTORY = "history"
    REPLAY = "replay"


class Vote(StrEnum):
    """What `/table vote` is about."""

    END = "end"
    REPLACE = "replace"


VIEWS = {
    View.BOARD: table_views.board,
    View.WORDS: table_views.describe,
    View.SECRETS: table_views.secrets,
    View.MISSED: table_views.missed,
    View.HINTS: table_views.hint,
    View.HISTORY: table_views.history,
    View.REPLAY: table_views.replay,
}
VIEW_CHOICES = [app_commands.Choice(name=word(f"view-{view.value}"), value=view.value) for view in View]
VOTE_CHOICES = [app_commands.Choice(name=word(f"about-{vote.value}"), value=vote.value) for vote in Vote]


async def join(request: Request, number: int | None, seat: int | None) -> None:
    """Take a seat of a lobby, or a free one of a running game: `seat`, or the only one there is.

    Raise `Refused` if the table is not clear, or if there is no such seat.
    """
    table = await finder.find_joinable(request, number)
    request.app.tables.game_of(table)  # raises `Refused` if the game is not installed
    if table.status is not Status.LOBBY:
        await seat_handlers.take(request, table, seat)
        return
    if seat is not None:
        raise Refused("seat-not-open")
    await lobby_handlers.typed_join(request, table)


async def show(request: Request, table: Table, view: View, move: int | None) -> None:
    """Show a view of a table; a replay from this move on. Raise `Refused` for a move with another view."""
    if view is View.REPLAY:
        await table_views.replay(request, table, move or 0)
        return
    if move is not None:
        raise Refused("move-needs-replay")
    await VIEWS[view](request, table)


async def vote(request: Request, table: Table, subject: Vote, player: int | None) -> None:
    """Vote to end the game, or to open a player's seat; raise `Refused` unless only the latter names a player."""
    if (player is None) is (subject is Vote.REPLACE):
        raise Refused("vote-whom")
    if player is None:
        await ask_vote(request, table)
    else:
        await seat_handlers.replace(request, table, player)


async def offer(request: Request, table: Table, player: discord.User | None) -> None:
    """Offer the requester's seat to a user; without one, withdraw the offer."""
    if player is None:
        await seat_handlers.keep(request, table)
    else:
        await seat_handlers.offer(request, table, player)


async def seal(request: Request, table: Table, move: str | None, withdraw: str | None) -> None:
    """Set a premove for the requester's next turn, or withdraw one or all; raise `Refused` unless one is typed."""
    if move is not None and withdraw is None:
        seat = request.seat(table)
        premoves.check_may_premove(request.app.position(table), seat)
        n, stamp = typed_choices.chosen_move(request, table, request.app.tables.premove_menu(table, seat), move)
        await plan(request, table, lambda context: premoves.set_premove(context, request.user, stamp, n))
    elif withdraw is not None and move is None:
        await _unseal(request, table, withdraw)
    else:
        raise Refused("seal-or-withdraw")


async def _unseal(request: Request, table: Table, premove: str) -> None:
    seat = require_player(table, request.user)
    n, stamp = None, request.app.tables.series_stamp(table, seat)
    if premoves.valid_series(request.app.position(table), seat):
        n = typed_choices.chosen_premove(request, table, seat, premove)
    await plan(request, table, lambda context: premoves.clear_premove(context, request.user, n, stamp))


async def suggest(request: Request, table: Table, player: int, move: str) -> None:
    """Suggest a move to an ally."""
    ally = require_seat_number(table, player)
    premoves.check_may_suggest(request.app.position(table), request.seat(table), ally)
    n, stamp = typed_choices.chosen_move(request, table, request.app.tables.advice_menu(table, ally), move)
    await request.change(table, lambda context: premoves.suggest(context, request.user, ally, stamp, n))
    await request.answer(notice(request.say("suggested", to=request.say.names[ally])))


class TableCog(
    commands.GroupCog, group_name=word("command-table"), group_description=word("command-table.about"), name="table"
):
    """`/table …`."""

    @localized("command-table-join")
    @app_commands.autocomplete(seat=typed_choices.takeable_seats, table=finder.joinable_suggestions())
    async def join(self, interaction: Interaction, seat: int | None = None, table: int | None = None) -> None:
        """Take a seat of a lobby or of a running game, or the requester's own seat back."""
        await handle(interaction, AckMode.PRIVATE, partial(join, number=table, seat=seat))

    @localized("command-table-leave")
    @finder.own_tables
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a lobby, or a running game, where the seat becomes open."""
        await with_table(interaction, table, seat_handlers.leave, fits=any_table)

    @localized("command-table-start")
    @finder.own_tables
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Start the game."""
        await change(interaction, table, lobby_handlers.start, "done-start", fits=finder.in_lobby)

    @localized("command-table-options")
    @finder.own_tables
    @app_commands.autocomplete(option=typed_choices.option_names, value=typed_choices.option_values)
    @app_commands.choices(computer=typed_options.COMPUTERS, pace=typed_choices.PACES, language=typed_choices.LANGUAGES)
    async def options(  # noqa: PLR0913, PLR0917 - one for each Discord option
        self,
        interaction: Interaction,
        option: str | None = None,
        value: str | None = None,
        computer: str | None = None,
        pace: str | None = None,
        language: str | None = None,
        banter: bool | None = None,  # noqa: FBT001 - a Discord option
        table: int | None = None,
    ) -> None:
        """Set options of a table, or show all of them."""
        typed = TypedOptions(option=option, value=value, computer=computer, pace=pace, language=language, banter=banter)
        fits = finder.in_lobby if typed.for_lobby else any_table
        await with_table(interaction, table, partial(set_options, typed=typed), fits=fits)

    @localized("command-table-show")
    @finder.own_tables
    @app_commands.choices(view=VIEW_CHOICES)
    async def show(
        self,
        interaction: Interaction,
        view: str,
        move: app_commands.Range[int, 0] | None = None,
        table: int | None = None,
    ) -> None:
        """Show the board, the requester's secrets, the history or another view."""
        await with_table(interaction, table, partial(show, view=View(view), move=move))

    @localized("command-table-resign")
    @finder.own_tables
    async def resign(self, interaction: Interaction, table: int | None = None) -> None:
        """Give the seat up for good; a computer player plays on."""
        await with_table(interaction, table, ask_resign)

    @localized("command-table-vote")
    @finder.own_tables
    @app_commands.choices(subject=VOTE_CHOICES)
    @app_commands.autocomplete(player=typed_choices.other_people)
    async def vote(
        self, interaction: Interaction, subject: str, player: int | None = None, table: int | None = None
    ) -> None:
        """Vote to end the game without a result, or to open the seat of a silent player."""
        await with_table(interaction, table, partial(vote, subject=Vote(subject), player=player), fits=finder.running)

    @localized("command-table-cancel")
    @finder.own_tables
    async def cancel(self, interaction: Interaction, table: int | None = None) -> None:
        """Call the table off."""
        await handle(interaction, AckMode.PRIVATE, partial(ask_cancel, number=table))

    @localized("command-table-pause")
    @app_commands.autocomplete(until=typed_choices.moments, table=finder.suggestions())
    async def pause(self, interaction: Interaction, until: str | None = None, table: int | None = None) -> None:
        """Vote to pause the table."""
        await with_table(interaction, table, partial(pauses.typed_pause, until=until), fits=finder.running)

    @localized("command-table-resume")
    @finder.own_tables
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """End the pause."""
        await change(interaction, table, pauses.resume, "done-resume", fits=finder.running)

    @localized("command-table-follow")
    @app_commands.autocomplete(table=finder.public_suggestions())
    @app_commands.choices(when=subscriptions.CHOICES)
    async def follow(self, interaction: Interaction, when: str, table: int | None = None) -> None:
        """Subscribe to a table where the requester does not sit, or cancel the subscription."""
        await with_table(
            interaction, table, partial(subscriptions.follow, when=subscriptions.When(when)), fits=any_table
        )

    @localized("command-table-offer")
    @finder.own_tables
    async def offer(
        self, interaction: Interaction, player: discord.User | None = None, table: int | None = None
    ) -> None:
        """Offer the requester's seat to another user, or withdraw the offer."""
        await with_table(interaction, table, partial(offer, player=player), fits=finder.running)

    @localized("command-table-verify")
    @finder.own_tables
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        """Replay a game from its seed and show whether the deal was fair."""
        await with_table(interaction, table, table_views.verify)

    @localized("command-table-record")
    @finder.own_tables
    async def record(
        self,
        interaction: Interaction,
        names: bool | None = None,  # noqa: FBT001 - a Discord option
        table: int | None = None,
    ) -> None:
        """Send the finished game as a file."""
        await with_table(interaction, table, partial(records.send, named=names))

    @localized("command-table-seal")
    @finder.own_tables
    @app_commands.autocomplete(move=typed_choices.sealable, withdraw=typed_choices.sealed)
    async def seal(
        self,
        interaction: Interaction,
        move: str | None = None,
        withdraw: str | None = None,
        table: int | None = None,
    ) -> None:
        """Set a premove for the requester's next turn, or withdraw it."""
        await with_table(interaction, table, partial(seal, move=move, withdraw=withdraw), fits=finder.running)

    @localized("command-table-suggest")
    @finder.own_tables
    @app_commands.autocomplete(player=typed_choices.allies)
    @app_commands.autocomplete(move=typed_choices.advisable)
    async def suggest(self, interaction: Interaction, player: int, move: str, table: int | None = None) -> None:
        """Suggest a move to an ally."""
        await with_table(interaction, table, partial(suggest, player=player, move=move), fits=finder.running)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(TableCog())
