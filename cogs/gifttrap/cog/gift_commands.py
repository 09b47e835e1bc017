"""The commands for a server's own gifts: `/gifttrap gifts`, `/gifttrap propose`, `/settings gift`; see `own_gifts`."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.game.contract import Refused
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.interactions import finder
from bot.ui.interactions.command_tree import settings_group, word
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.game_cog import GameCog
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.interactions.rights import require_server_manager
from bot.ui.interactions.server_files import SHOWN, send_file
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

Command = app_commands.Command[Any, ..., Any]


def _command(key: str, *options: str) -> Callable[[Any], Command]:
    """Make a command of a function, with its name and description from a text and its options from `command-gift`."""

    def decorate(function: Any) -> Command:
        named = app_commands.rename(**{name: word(f"command-gift.{name}", GAME) for name in options})(function)
        texts = {name: word(f"command-gift.{name}-about", GAME) for name in options}
        described = app_commands.describe(**texts)(named)
        return app_commands.command(name=word(key, GAME), description=word(f"{key}.about", GAME))(
            app_commands.guild_only()(described)
        )

    return decorate


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


async def offered_gifts(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the gifts that the chosen action can be about; none to add."""
    action = interaction.namespace.action
    if action == Action.ADD:
        return []
    return await (played_gifts if action == Action.VOID else own_gifts)(interaction, typed)


class Action(StrEnum):
    """An action of a moderator with the server's own gifts."""

    ADD = "add"
    REMOVE = "remove"
    VOID = "void"


_ACTIONS = [app_commands.Choice(name=word(f"gift-action-{action}", GAME), value=action.value) for action in Action]


class GiftCog(GameCog):
    """GiftTRAP's typed moves, and the commands and buttons for a server's own gifts."""

    def __init__(self, client: commands.Bot, ui: GameUI) -> None:
        super().__init__(client, ui)
        self._face = ui
        self._keeper = GiftKeeper()
        self.components = ComponentHandler(AckMode.SILENT, self._decide)
        self._group.add_command(self._list_command())
        self._group.add_command(self._propose_command())

    async def cog_load(self) -> None:
        """Register the commands, those for moderators in the group `/settings`."""
        await super().cog_load()
        settings_group(self._client.tree).add_command(self._settings_command())

    def _list_command(self) -> Command:
        @_command("command-gifts")
        @app_commands.rename(show=word("command-material.show"))
        @app_commands.describe(show=word("command-material.show-about"))
        @app_commands.choices(show=SHOWN)
        async def gifts(interaction: Interaction, show: str = "") -> None:
            """Show the server's own gifts and the proposals, or send the gifts or an example as a file."""
            send = partial(send_file, ui=self._face, option=OWN_LIST, choice=show)
            await run(interaction, send if show else show_list)

        return gifts

    def _propose_command(self) -> Command:
        @_command("command-gift-propose", "deck", "name", "line", "language")
        @app_commands.choices(deck=_DECKS, language=_LANGUAGES)
        async def propose(interaction: Interaction, deck: str, name: str, line: str = "", language: str = "") -> None:
            """Propose a gift, which a moderator accepts or declines."""
            words = (name, line)
            work = partial(self._keeper.add, deck=Deck(deck), words=words, language=language, proposed=True)
            await run(interaction, work)

        return propose

    def _settings_command(self) -> Command:
        @_command("command-gift", "action", "gift", "deck", "name", "line", "language")
        @app_commands.choices(action=_ACTIONS, deck=_DECKS, language=_LANGUAGES)
        @app_commands.autocomplete(gift=offered_gifts)
        async def gift(
            interaction: Interaction,
            action: str,
            gift: str = "",
            deck: str = "",
            name: str = "",
            line: str = "",
            language: str = "",
        ) -> None:
            """Add, remove or void a gift."""
            if action == Action.ADD:
                work = partial(self._add, deck=deck, words=(name, line), language=language)
            else:
                change = self._keeper.remove if action == Action.REMOVE else self._keeper.void
                work = partial(change, gift=gift)
            await run(interaction, work)

        return gift

    async def _add(self, request: Request, *, deck: str, words: tuple[str, str], language: str) -> None:
        """Add a gift as a moderator; raise `Refused` without a deck or a name."""
        if not deck or not words[0].strip():
            require_server_manager(request.interaction)
            raise Refused("refused-gift-needs-words")
        await self._keeper.add(request, Deck(deck), words, language, proposed=False)

    async def _decide(self, request: Request, press: Press) -> None:
        """Accept or decline a proposal (`gifttrap:accept:<id>:<page>`), or show another page of the list."""
        request.say = request.say.within(GAME)
        if press.text(0) == "page":
            await turn_page(request, press)
        else:
            await self._keeper.decide(request, press)
