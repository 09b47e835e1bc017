"""`/gifttrap gift`: a server's own gifts. Anybody may propose one; its moderators add, accept, remove and void.

Whatever somebody wrote is checked before it is kept and escaped where it is shown. What tables play with was frozen
when they opened: only voiding reaches them, and goes the way of every move.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.game import Refused
from bot.i18n import LANGUAGES, Say
from bot.names import escaped, plain
from bot.table import turns
from bot.table.model import Status
from bot.ui.interactions import finder
from bot.ui.interactions.component_handlers import ComponentHandler
from bot.ui.interactions.game_cog import GameCog
from bot.ui.interactions.request import NOBODY, AckMode, handle
from bot.ui.interactions.server_files import moderated
from bot.ui.localization import word
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, notice
from cogs.gifttrap.cog.gift_lists import GAME, MOST_PROPOSED, OWN, PROPOSED, keep, kept, made, with_room
from cogs.gifttrap.gifts import Deck, Gift, OwnGift, own_gifts
from cogs.gifttrap.moves import Void

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discord.ext import commands

    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press
    from bot.ui.messages.layout import Part
    from cogs.gifttrap.cog.gift_lists import Owned

_SHOWN = 8
"""So many proposals are shown at once: each has two buttons, and a message has room for so many."""
_DECKS = [app_commands.Choice(name=word(f"deck-{deck}", GAME), value=deck.value) for deck in Deck]
_LANGUAGES = [app_commands.Choice(name=Say(language)("language-name"), value=language) for language in LANGUAGES]


class GiftCog(GameCog):
    """GiftTRAP's typed moves, and the commands for a server's own gifts."""

    def __init__(self, client: commands.Bot, ui: GameUI) -> None:
        super().__init__(client, ui)
        self.components = ComponentHandler(AckMode.SILENT, self._decided)
        self._changing = asyncio.Lock()
        self._group.add_command(self._commands())

    def _commands(self) -> app_commands.Group:
        """The group `/gifttrap gift`."""
        group = app_commands.Group(name=word("command-gift", GAME), description=word("command-gift.about", GAME))
        for command in (self._writing("add"), self._writing("propose"), self._list()):
            group.add_command(command)
        for name, work in (("remove", self._remove), ("void", self._void)):
            group.add_command(_naming(name, work))
        return group

    def _writing(self, name: str) -> app_commands.Command[Any, ..., Any]:
        """The commands that describe a gift: `add` and `propose`."""

        @app_commands.choices(deck=_DECKS, language=_LANGUAGES)
        async def write(
            interaction: discord.Interaction[Any],
            deck: str,
            name_: str,
            line: str = "",
            language: str = "",
        ) -> None:
            async def work(request: Request) -> None:
                await self._written(request, Deck(deck), (name_, line), language, proposed=name == "propose")

            await handle(interaction, AckMode.PRIVATE, _speaking(work))

        return _typed(name, write, like="add")

    def _list(self) -> app_commands.Command[Any, ..., Any]:
        async def show(interaction: discord.Interaction[Any]) -> None:
            async def work(request: Request) -> None:
                await request.answer(listed(request, _guild(request)))

            await handle(interaction, AckMode.PRIVATE, _speaking(work))

        return _typed("list", show)

    async def _written(
        self, request: Request, deck: Deck, words: tuple[str, str], language: str, *, proposed: bool
    ) -> None:
        """Add a gift, or let it wait for a moderator."""
        guild = _guild(request) if proposed else moderated(request)
        which, most = (PROPOSED, MOST_PROPOSED) if proposed else (OWN, None)
        async with self._changing:
            gifts = kept(request.app.preferences, guild, which)
            own = made(deck, words, language or request.say.language, _taken(request.app, guild))
            room = with_room(gifts, most) if most else with_room(gifts)
            await keep(request.app.preferences, guild, {which: {**room, own.gift: own}})
        if proposed:
            await _announced(request, own)
        else:
            await request.answer(notice(request.say("own-added", deck=deck.value, name=escaped(own.name))))

    async def _remove(self, request: Request, gift: str) -> None:
        """Take a gift out of the list; tables that opened with it keep it."""
        guild = moderated(request)
        async with self._changing:
            gifts = kept(request.app.preferences, guild, OWN)
            own = gifts.pop(Gift(gift), None)
            if own is None:
                raise Refused("refused-no-own-gift")
            await keep(request.app.preferences, guild, {OWN: gifts})
        await request.answer(notice(request.say("own-removed", name=escaped(own.name))))

    async def _void(self, request: Request, gift: str) -> None:
        """Let a gift count no more wherever it is played with on this server: a moderator's move at each table."""
        guild = moderated(request)
        own = _playable(request.app, guild).get(Gift(gift))
        if own is None:
            raise Refused("refused-no-own-gift")
        done = [await _voided(request, table, own.gift) for table in _tables(request.app, guild, own.gift)]
        key = "own-voided-already" if done and not any(done) else "own-voided"
        await request.answer(notice(request.say(key, count=sum(done), name=escaped(own.name))))

    async def _decided(self, request: Request, press: Press) -> None:
        """Accept or decline what was proposed: `gifttrap:accept:<id>`; only the first to press decides."""
        request.say = request.say.within(GAME)
        guild, gift = moderated(request), Gift(press.text(1))
        accepted = press.text(0) == "accept"
        async with self._changing:
            waiting, gifts = (kept(request.app.preferences, guild, which) for which in (PROPOSED, OWN))
            own = waiting.pop(gift, None)
            if own is None:
                raise Refused("own-decided")
            changed = {PROPOSED: waiting}
            if accepted:
                changed[OWN] = {**with_room(gifts), own.gift: own}
            await keep(request.app.preferences, guild, changed)
        done = request.say("own-accepted" if accepted else "own-declined", name=escaped(own.name))
        shown = listed(request, guild, done) if request.on_private_message else notice(done)
        await request.interaction.edit_original_response(view=shown.view(), attachments=[], allowed_mentions=NOBODY)


def _typed(name: str, function: Any, *, like: str = "") -> app_commands.Command[Any, ..., Any]:
    """Make a command of a function: its words are those of `command-gift-<name>`, its options' of `like`."""
    key, options = f"command-gift-{name}", f"command-gift-{like or name}"
    fields = [field for field in function.__annotations__ if field not in {"interaction", "return"}]
    renamed = {field: word(f"{options}.{field.strip('_')}", GAME) for field in fields}
    about = {field: word(f"{options}.{field.strip('_')}-about", GAME) for field in fields}
    function = app_commands.rename(**renamed)(app_commands.describe(**about)(function))
    return app_commands.command(name=word(key, GAME), description=word(f"{key}.about", GAME))(function)


def _naming(name: str, work: Any) -> app_commands.Command[Any, ..., Any]:
    """The commands that name one of the server's own gifts: `remove` and `void`."""

    async def command(interaction: discord.Interaction[Any], gift: str) -> None:
        async def named(request: Request) -> None:
            await work(request, gift)

        await handle(interaction, AckMode.PRIVATE, _speaking(named))

    async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        app, guild = interaction.client.app, interaction.guild_id or 0
        found = kept(app.preferences, guild, OWN) if name == "remove" else _playable(app, guild)
        say = Say(app.language_for(interaction), GAME)
        return finder.choices([(_offer(own, say), str(own.gift)) for own in found.values()], typed)

    made = _typed(name, command, like="remove")
    made.autocomplete("gift")(offer)
    return made


def _offer(own: OwnGift, say: Say) -> str:
    return f"{say('the-deck', deck=own.deck.value)} · {own.name}"


def _speaking(work: Any) -> Any:
    """Let what is done about a request speak in the game's words."""

    async def spoken(request: Request) -> None:
        request.say = request.say.within(GAME)
        await work(request)

    return spoken


def _guild(request: Request) -> int:
    guild = request.interaction.guild_id
    if guild is None:
        raise Refused("refused-own-server")
    return guild


def _games(app: App, guild: int) -> list[Table]:
    """Return the tables of a server at which this game is on."""
    return [table for table in app.tables.on_server(guild) if (table.game, table.status) == (GAME, Status.RUNNING)]


def _tables(app: App, guild: int, gift: Gift) -> list[Table]:
    """Return the tables of a server that play with a gift."""
    return [table for table in _games(app, guild) if gift in _frozen(table)]


def _frozen(table: Table) -> Mapping[Gift, OwnGift]:
    """Return the server's own gifts that a table opened with."""
    options: Any = table.options
    return own_gifts(options.own_gifts)


def _playable(app: App, guild: int) -> Owned:
    """Return every gift that a table of the server may play with, also those that were removed since it opened."""
    at_tables = {gift: own for table in _games(app, guild) for gift, own in _frozen(table).items()}
    return {**at_tables, **kept(app.preferences, guild, OWN)}


def _taken(app: App, guild: int) -> list[OwnGift]:
    """Return every gift whose number is taken on a server: kept, proposed, or played with."""
    return [*_playable(app, guild).values(), *kept(app.preferences, guild, PROPOSED).values()]


async def _voided(request: Request, table: Table, gift: Gift) -> bool:
    """Void a gift at a table; False where that was done before. One command may do it at several tables."""
    key = f"{request.key}:{table.id}"
    try:
        await request.app.tables.update(table.id, request.user, key, lambda at: turns.moderated(at, Void(gift)))
    except Refused:
        return False
    return True


def _deciding(own: OwnGift, say: Say) -> list[Any]:
    """Two buttons, with which a moderator decides about a proposal."""
    return [
        button(f"{GAME}:accept:{own.gift}", say("button-accept"), "✅"),
        button(f"{GAME}:decline:{own.gift}", say("button-decline"), "❌"),
    ]


async def _announced(request: Request, own: OwnGift) -> None:
    """Thank whoever proposed a gift, and show it to all, in the language of the server, for a moderator to decide."""
    await request.answer(notice(request.say("own-proposal-sent")))
    say = Say(request.app.language_of_server(request.interaction), GAME)
    by = escaped(plain(request.interaction.user.display_name))
    head = say("own-proposed", by=by, deck=own.deck.value, name=escaped(own.name))
    shown = framed(head, escaped(own.line) or None, _deciding(own, say))
    await request.interaction.followup.send(view=shown.view(), ephemeral=False, allowed_mentions=NOBODY)


def _line(own: OwnGift, say: Say) -> str:
    line = f"– {escaped(own.line)}" if own.line else ""
    told = say("own-list-line", deck=own.deck.value, name=f"**{escaped(own.name)}**", language=own.language, line=line)
    return told.strip()


def listed(request: Request, guild: int, done: str | None = None) -> Message:
    """Return the server's own gifts and what waits for a moderator, who gets the buttons for it; `done` comes first."""
    say = request.say
    gifts, waiting = (tuple(kept(request.app.preferences, guild, which).values()) for which in (OWN, PROPOSED))
    lines = "\n".join(f"• {_line(own, say)}" for own in gifts)
    title = f"{say('own-list', count=len(gifts))}\n{lines}" if gifts else say("own-list-empty")
    proposed = say("own-list-proposed", count=len(waiting)) if waiting else None
    return framed(done, title, proposed, *_waiting(request, waiting[:_SHOWN]))


def _waiting(request: Request, waiting: tuple[OwnGift, ...]) -> list[Part]:
    """Return proposals, a text each; a moderator's with the buttons."""
    moderator = request.interaction.permissions.manage_guild
    parts: list[Part] = []
    for own in waiting:
        parts.append(f"💡 {_line(own, request.say)}")
        parts += [_deciding(own, request.say)] if moderator else []
    return parts
