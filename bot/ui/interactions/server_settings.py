"""Handlers of a server's settings: the panel, its presses, and the same values typed.

A value is checked before anything is saved; one change saves all values that came together, with the entry of the
server's journal. Only members who manage the server may change settings, whatever Discord's own permissions of the
command say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.game.contract import Refused
from bot.i18n.translation import Say
from bot.preferences.choices import CHANNELS, PLACES, ROLES, chosen, value_of
from bot.preferences.settings import JournalEntry, with_files
from bot.ui.interactions import setting_values
from bot.ui.interactions.rights import require_server_manager
from bot.ui.messages import settings_panel
from bot.ui.messages.settings_panel import NONE, Page, SettingsView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    import discord

    from bot.preferences.settings import ServerSettings
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

MAX_JOURNAL = 50
"""Entries of a server's journal that wait to be sent; older ones are dropped."""
SLOT = "settings"


async def show(request: Request, page: Page, *changes: str) -> None:
    """Answer with a page of the panel; `changes` are the lines about what was just changed."""
    news = "\n".join(f"✅ {line}" for line in changes) or None
    await request.replace(settings_panel.panel(view_of(request), page, request.say, news), slot=SLOT)


async def open_panel(request: Request, _press: Press | None = None) -> None:
    """Show the first page to a user who manages the server; raise `Refused` for any other."""
    require_server_manager(request.interaction)
    await show(request, Page.TABLES)


async def turn_page(request: Request, press: Press) -> None:
    """Show the page of the pressed button."""
    require_server_manager(request.interaction)
    page = press.text(0)
    await show(request, Page(page) if page in set(Page) else Page.TABLES)


async def press_value(request: Request, press: Press) -> None:
    """Change a setting to the value of a list or button; an empty list clears the setting."""
    name = press.text(0)
    if name not in PLACES:
        raise Refused("stale-click")
    texts = press.values or tuple(filter(None, (press.text(1),)))
    value: Any = texts if name == "games" else next(iter(texts), None)
    await choose(request, {name: None if value == NONE else value})


async def choose(request: Request, values: Mapping[str, Any]) -> None:
    """Check, save and announce the new values of settings, by name, and show the page of the first.

    A value is text or a number as typed or pressed, None clears the setting. Raise `Refused`, changing nothing, if the
    requester may not change settings or a value is wrong.
    """
    require_server_manager(request.interaction)
    if not values:
        await show(request, Page.TABLES)
        return
    checked = {name: setting_values.checked(request, name, value) for name, value in values.items()}
    now = request.app.clock.now()

    def changed(settings: ServerSettings) -> ServerSettings:
        for name, value in checked.items():
            settings = settings if value_of(settings, name) == value else chosen(settings, name, value, now)
        return settings

    def described(view: SettingsView, say: Say) -> list[str]:
        before = request.app.preferences.server(view.settings.guild)
        changed_names = [name for name in checked if value_of(before, name) != value_of(view.settings, name)]
        return [settings_panel.described(view, name, say) for name in changed_names]

    await save(request, changed, described)
    view = view_of(request)
    lines = [settings_panel.described(view, name, request.say) for name in checked]
    await show(request, settings_panel.page_of(next(iter(checked))), *lines)


async def choose_typed(request: Request, values: Mapping[str, Any], clear: str | None) -> None:
    """Do as `choose`, and clear one setting besides; raise `Refused` if that one also has a value."""
    if clear is not None and clear in values:
        raise Refused("house-value-and-clear", setting=request.say(f"house-{clear}"))
    await choose(request, values if clear is None else {**values, clear: None})


async def save(
    request: Request,
    change: Callable[[ServerSettings], ServerSettings],
    described: Callable[[SettingsView, Say], list[str]],
    *,
    overwriting: bool = False,
) -> None:
    """Save a change of the server's settings; if it changes any, announce it in the channel for troubles.

    `described` returns the lines of the announcement. `overwriting`: erase the earlier settings from the file.
    """
    guild = require_server_manager(request.interaction)

    def journalled(before: ServerSettings) -> ServerSettings:
        after = change(before)
        channel = after.announcements.troubles or before.announcements.troubles
        if after == before or channel is None:
            return after
        language = after.language or request.app.language_of_server(request.interaction)
        lines = tuple(described(view_of(request, after), Say(language)))
        entry = JournalEntry(request.key, request.app.clock.now(), request.user, lines, language, channel)
        return replace(after, journal=(*after.journal, entry)[-MAX_JOURNAL:])

    await request.app.preferences.update_server(guild, journalled, overwriting=overwriting)
    request.say = Say(request.app.language_for(request.interaction))


async def save_files(
    request: Request, game: str, texts: Mapping[str, str | None], described: Callable[[Say], str]
) -> None:
    """Save a server's own files for some options of a game, as `save` does; None removes a file.

    `described` returns the line of the announcement, in the game's words.
    """

    def line(_view: SettingsView, say: Say) -> list[str]:
        words = say.within(game)
        return [f"**{words('game-name')}** · {described(words)}"]

    await save(request, lambda settings: with_files(settings, game, texts), line)
    request.say = request.say.within(game)


def view_of(request: Request, settings: ServerSettings | None = None) -> SettingsView:
    """Return what the panel shows of these settings, or of the present ones."""
    app, guild = request.app, request.interaction.guild
    settings = settings or app.preferences.server(request.interaction.guild_id or 0)
    known = {} if guild is None else {block.user: guild.get_member(block.user or 0) for block in settings.blocks}
    role = None if guild is None else guild.get_role(settings.announcements.call_role or 0)
    gone = frozenset[str]() if guild is None or guild.unavailable else frozenset(_gone(guild, settings))
    return SettingsView(
        settings,
        app.uis,
        settings.language or app.language_of_server(request.interaction),
        {user: member.display_name for user, member in known.items() if user and member},
        role is not None and not _may_be_mentioned(role),
        gone,
    )


def _gone(guild: discord.Guild, settings: ServerSettings) -> Iterator[str]:
    """Yield the names of the settings whose channel or role was deleted."""
    for names, find in ((CHANNELS, guild.get_channel), (ROLES, guild.get_role)):
        for name in names:
            number = value_of(settings, name)
            if number is not None and find(number) is None:
                yield name


def _may_be_mentioned(role: discord.Role) -> bool:
    return role.mentionable or role.guild.me.guild_permissions.mention_everyone
