"""The profile of a player, by command and by its page's controls: private until it is shown to all.

A user reads their own profile over all servers. Another reader, and a channel, sees the games on that server alone, and
neither people of private tables nor people who hide their own profile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from bot.game.contract import Refused
from bot.i18n import names, typefaces
from bot.i18n.translation import Say
from bot.results.profile import Profile, profile
from bot.ui.interactions.rights import manages_server, may_write
from bot.ui.messages import profile_page
from bot.ui.messages.profile_page import EVERYWHERE, HERE, ProfileView
from images.community.profile import Emblem, ProfileSheet

if TYPE_CHECKING:
    import discord

    from bot.transport.message import Attachment, Message
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

SLOT = "profile"
MAX_ID_DIGITS = 20
"""Digits of an id on Discord, which has 64 bits."""


class Subject(NamedTuple):
    """The user of a profile, with their present names if they are known."""

    user: int
    display_name: str = ""
    account: str = ""
    is_bot: bool = False


def subject_of(user: discord.Member | discord.User) -> Subject:
    """Return a user of Discord as the subject of a profile."""
    return Subject(user.id, user.display_name, user.name, user.bot)


async def show(request: Request, subject: Subject | None, *, hidden: bool | None = None) -> None:
    """Answer with a profile (None: the requester's own); `hidden`: first hide the own one, or stop hiding it.

    Raise `Refused` for a bot, for the profile of another user who hides it, outside of a server for that of any other
    user, and if `hidden` is given with one.
    """
    subject = subject or subject_of(request.interaction.user)
    is_own = subject.user == request.user
    if hidden is not None:
        if not is_own:
            raise Refused("profile-hidden-own")
        await _hide(request, hidden=hidden)
    await request.answer(await _page(request, subject, in_words=False), slot=SLOT)


async def show_own(request: Request, _press: Press) -> None:
    """Answer with the requester's own profile, after a press."""
    await show(request, None)


async def pressed(request: Request, press: Press) -> None:
    """Do what a control `profile:<action>:…` says; raise `Refused` for an unknown one."""
    actions = {"turn": _turn, "share": _share, "hide": _press_hide, "remove": _remove}
    if press.text(0) not in actions:
        raise Refused("stale-click")
    await actions[press.text(0)](request, press)


async def _turn(request: Request, press: Press) -> None:
    """Show the profile in words or as a picture."""
    subject = _member(request, _user(press, 1))
    await request.replace(await _page(request, subject, in_words=press.text(2) == "1"), slot=SLOT)


async def _press_hide(request: Request, press: Press) -> None:
    await _hide(request, hidden=press.text(1) == "1")
    subject = subject_of(request.interaction.user)
    await request.replace(await _page(request, subject, in_words=press.text(2) == "1"), slot=SLOT)


async def _hide(request: Request, *, hidden: bool) -> None:
    await request.app.preferences.update(
        request.user, lambda settings: replace(settings, hides_profile=hidden), new=True
    )


async def _share(request: Request, press: Press) -> None:
    """Show a profile to the whole channel, in the server's language; once for each page that its reader opened.

    Raise `Refused` for a page that is not the newest, for a hidden profile, for one without games on the server, and if
    the requester may not write in the channel.
    """
    source, guild = request.interaction.message, request.interaction.guild_id
    panel = request.panels.drop((request.user, SLOT))
    if source is None or guild is None or panel is None or panel.message != source.id:
        raise Refused("profile-stale")
    if not may_write(request.interaction):
        raise Refused("profile-no-writing")
    say, subject, in_words = Say(request.app.language_of_server(request.interaction)), None, press.text(2) == "1"
    subject = _member(request, _user(press, 1))
    sheet, view = await _sheet(request, subject, guild, in_words=in_words)
    if view.is_hidden or not sheet.profile.played:
        key = "profile-is-hidden" if view.is_hidden else "profile-none-of"
        raise Refused(key, person=names.escaped_name(sheet.name))
    picture = await _picture(request, sheet, view, say)
    await request.replace(await _page(request, subject, in_words=in_words, is_shared=True), slot=SLOT)
    poster = request.user, request.interaction.user.display_name
    await request.publish(profile_page.public_page(sheet, view, picture, poster, say))


async def _remove(request: Request, press: Press) -> None:
    """Delete a profile from its channel; raise `Refused` unless it is one's own, one posted it, or one moderates."""
    may_remove = request.user in (_user(press, 1), _user(press, 2)) or manages_server(request.interaction)
    if not may_remove:
        raise Refused("profile-not-yours")
    await request.interaction.delete_original_response()


def _user(press: Press, index: int) -> int:
    """Return the user id in a control's argument; 0 if it is none: no user has that id."""
    value = press.text(index)
    return int(value) if value.isascii() and value.isdigit() and len(value) <= MAX_ID_DIGITS else 0


def _member(request: Request, user: int) -> Subject:
    """Return the subject of a pressed control, with its names if Discord has told them."""
    if user == request.user:
        return subject_of(request.interaction.user)
    guild = request.interaction.guild
    member = None if guild is None else guild.get_member(user)
    return Subject(user) if member is None else subject_of(member)


async def _page(request: Request, subject: Subject, *, in_words: bool, is_shared: bool = False) -> Message:
    """Return the page for the requester; raise `Refused` as `show` does. `is_shared`: everybody sees it already."""
    guild = request.interaction.guild_id
    scope = None if subject.user == request.user else _shared_server(request, subject)
    sheet, view = await _sheet(
        request, subject, scope, in_words=in_words, can_share=guild is not None and not is_shared
    )
    if view.is_hidden and not view.is_own:
        raise Refused("profile-kept", person=f"<@{subject.user}>")
    return profile_page.page(sheet, view, await _picture(request, sheet, view, request.say), request.say)


def _shared_server(request: Request, subject: Subject) -> int:
    """Return the server on which another user's profile is read; raise `Refused` for a bot or outside of a server."""
    if subject.is_bot:
        raise Refused("profile-of-bot")
    if request.interaction.guild_id is None:
        raise Refused("profile-on-a-server")
    return request.interaction.guild_id


async def _sheet(
    request: Request, subject: Subject, scope: int | None, *, in_words: bool, can_share: bool = False
) -> tuple[ProfileSheet, ProfileView]:
    """Return the profile as it is seen on the server `scope`; None: by its owner, over all servers."""
    app, guild = request.app, request.interaction.guild_id
    has_ratings = guild is None or app.preferences.server(guild).ratings
    record = await app.profiles.record(subject.user, scope)
    companions = {companion.user for companion in record.companions} if scope is not None else set[int]()
    hidden = await app.preferences.hidden_people({subject.user, *companions})
    kinds = {name: {kind.name: kind.is_least for kind in ui.game.results.moments} for name, ui in app.uis.items()}
    player = profile(record, kinds, app.clock.now(), with_ratings=has_ratings, without=hidden)
    reliability = app.preferences.reliability(subject.user)
    sheet = ProfileSheet(
        name=_name(subject, record.name),
        profile=player,
        emblems={name: Emblem(app.uis[name].emblem, app.uis[name].colour) for name in _games(player)},
        in_time=None if reliability is None else (reliability.in_time, reliability.turns),
        scope=EVERYWHERE if scope is None else HERE,
    )
    is_hidden = subject.user in hidden
    return sheet, ProfileView(subject.user, subject.user == request.user, is_hidden, can_share, has_ratings, in_words)


def _games(player: Profile) -> set[str]:
    return {tally.game for tally in player.tallies}


def _name(subject: Subject, last_name: str) -> str:
    """Return the name to show: the present one, else that of the last game; the account's if no font can draw it."""
    name = names.clean_name(subject.display_name or last_name, subject.account or "?")
    return name if typefaces.can_spell(name) or not subject.account else subject.account


async def _picture(request: Request, sheet: ProfileSheet, view: ProfileView, say: Say) -> Attachment | None:
    """Return the picture; None in words, without games, or if it failed."""
    if view.in_words or not sheet.profile.played:
        return None
    return await request.app.renderer.poster(profile_page.DRAWING, sheet, say)
