"""The commands `/gifttrap gift …` for a server's own gifts, one method per subcommand; the logic is in `own_gifts`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.i18n.translation import LANGUAGES, Say
from bot.ui.interactions import finder
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.game_cog import GameCog
from bot.ui.interactions.handling import AckMode, handle
from cogs.gifttrap.cog.gift_lists import GAME, OWN_LIST, load_list
from cogs.gifttrap.cog.own_gifts import GiftKeeper, playable_gifts, show_list, turn_page
from cogs.gifttrap.gifts import Deck

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from discord.ext import commands

    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press
    from cogs.gifttrap.cog.gift_lists import GiftList

Interaction = discord.Interaction[Any]

_DECKS = [app_commands.Choice(name=word(f"deck-{deck}", GAME), value=deck.value) for deck in Deck]
_LANGUAGES = [app_commands.Choice(name=Say(language)("language-name"), value=language) for language in LANGUAGES]

gift_choices = app_commands.choices(deck=_DECKS, language=_LANGUAGES)


async def run(interaction: Interaction, work: Callable[[Request], Awaitable[None]]) -> None:
    """Run a command's work and answer in the game's words."""

    async def in_game_words(request: Request) -> None:
        request.say = request.say.within(GAME)
        await work(request)

    await handle(interaction, AckMode.PRIVATE, in_game_words)


def _matching_gifts(gifts: GiftList, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    say = Say(interaction.client.app.language_for(interaction), GAME)
    options = [(f"{say('the-deck', deck=own.deck.value)} · {own.name}", str(own.gift)) for own in gifts.values()]
    return finder.choices(options, typed)


async def own_gifts(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the gifts of the server's list."""
    return _matching_gifts(
        load_list(interaction.client.app.preferences, interaction.guild_id or 0, OWN_LIST), interaction, typed
    )


async def played_gifts(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the gifts of the server's list, and removed gifts that running tables still use."""
    return _matching_gifts(playable_gifts(interaction.client.app, interaction.guild_id or 0), interaction, typed)


class GiftCommands(app_commands.Group):
    """The command group `/gifttrap gift …`."""

    def __init__(self, keeper: GiftKeeper) -> None:
        super().__init__(name=word("command-gift", GAME), description=word("command-gift.about", GAME))
        self._keeper = keeper

    @localized("command-gift-add", scope=GAME)
    @gift_choices
    async def add(self, interaction: Interaction, deck: str, name: str, line: str = "", language: str = "") -> None:
        """Add a gift to a deck; moderators only."""
        await self._write(interaction, Deck(deck), (name, line), language, proposed=False)

    @localized("command-gift-propose", "command-gift-add", scope=GAME)
    @gift_choices
    async def propose(self, interaction: Interaction, deck: str, name: str, line: str = "", language: str = "") -> None:
        """Propose a gift, which a moderator accepts or declines."""
        await self._write(interaction, Deck(deck), (name, line), language, proposed=True)

    async def _write(
        self, interaction: Interaction, deck: Deck, words: tuple[str, str], language: str, *, proposed: bool
    ) -> None:
        work = partial(self._keeper.add, deck=deck, words=words, language=language, proposed=proposed)
        await run(interaction, work)

    @localized("command-gift-list", scope=GAME)
    async def list(self, interaction: Interaction) -> None:
        """Show the server's own gifts and the proposals."""
        await run(interaction, show_list)

    @localized("command-gift-remove", scope=GAME)
    @app_commands.autocomplete(gift=own_gifts)
    async def remove(self, interaction: Interaction, gift: str) -> None:
        """Remove a gift from the list; moderators only."""
        await run(interaction, partial(self._keeper.remove, gift=gift))

    @localized("command-gift-void", "command-gift-remove", scope=GAME)
    @app_commands.autocomplete(gift=played_gifts)
    async def void(self, interaction: Interaction, gift: str) -> None:
        """Void a gift at running tables; moderators only."""
        await run(interaction, partial(self._keeper.void, gift=gift))


class GiftCog(GameCog):
    """GiftTRAP's typed moves, and the commands and buttons for a server's own gifts."""

    def __init__(self, client: commands.Bot, ui: GameUI) -> None:
        super().__init__(client, ui)
        self._keeper = GiftKeeper()
        self.components = ComponentHandler(AckMode.SILENT, self._decide)
        self._group.add_command(GiftCommands(self._keeper))

    async def _decide(self, request: Request, press: Press) -> None:
        """Accept or decline a proposal (`gifttrap:accept:<id>:<page>`), or show another page of the list."""
        request.say = request.say.within(GAME)
        if press.text(0) == "page":
            await turn_page(request, press)
        else:
            await self._keeper.decide(request, press)
