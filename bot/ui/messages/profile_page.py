"""The profile of a player as a message: a picture or words, remarks and controls. For one reader, or for a channel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.i18n.names import escaped_name
from bot.results.profile import MAX_GAMES
from bot.ui.game_ui import Drawing
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed
from images.community.profile import (
    ProfileSheet,
    answer_text,
    draw_profile,
    percent_text,
    range_text,
    rating_text,
    title_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.i18n.translation import Say
    from bot.results.profile import Tally
    from bot.transport.message import Attachment, Message
    from bot.ui.messages.components import ControlRow

EVERYWHERE, HERE = "profile-everywhere", "profile-here"
"""The texts about the games that are counted: those on all servers, or those on the reader's server."""


@dataclass(frozen=True)
class ProfileView:
    """What a reader sees of a profile, besides the games."""

    user: int
    is_own: bool
    is_hidden: bool
    """Whether its owner hides it; then only they see it."""
    can_share: bool
    """Whether the reader is on a server, where the profile can be shown to all."""
    has_ratings: bool
    """Whether ratings are shown: not on a server that has switched them off."""
    in_words: bool = False


def page(sheet: ProfileSheet, view: ProfileView, picture: Attachment | None, say: Say) -> Message:
    """Return the profile for one reader."""
    if not sheet.profile.played:
        return _empty(sheet, view, say)
    return framed(
        say("profile-title", person=escaped_name(sheet.name)),
        *_content(sheet, picture, say),
        *_remarks(sheet, view, say),
        _controls(view, say),
        _own_controls(view, say),
    )


def public_page(
    sheet: ProfileSheet, view: ProfileView, picture: Attachment | None, poster: tuple[int, str], say: Say
) -> Message:
    """Return the profile for everybody in a channel; `poster` is the id and the name of the user who shows it."""
    poster_id, poster_name = poster
    return framed(
        say("profile-title", person=escaped_name(sheet.name)),
        *_content(sheet, picture, say),
        _caption(sheet, view, say),
        say("profile-shared", name=escaped_name(poster_name)),
        [button(f"profile:remove:{view.user}:{poster_id}", say("profile-remove"), "🧹")],
    )


def _empty(sheet: ProfileSheet, view: ProfileView, say: Say) -> Message:
    person = escaped_name(sheet.name)
    words = say("profile-none") if view.is_own else say("profile-none-of", person=person)
    return framed(
        say("profile-title", person=person),
        words,
        say("profile-is-hidden") if view.is_hidden else None,
        [button("newtable", say("welcome-open"), "🎲", main=True)],
        _own_controls(view, say),
    )


def _content(sheet: ProfileSheet, picture: Attachment | None, say: Say) -> Iterator[Attachment | str]:
    if picture is None:
        yield "\n".join(lines(sheet, say, dated=True))
    else:
        yield picture
        yield next(lines(sheet, say))


def lines(sheet: ProfileSheet, say: Say, *, dated: bool = False) -> Iterator[str]:
    """Yield the profile in words; `dated`: each moment with its day, which Discord shows in the reader's own form."""
    profile, language = sheet.profile, say.language
    games, won = say("profile-games", count=profile.played), say("profile-won", count=profile.won)
    yield say("profile-summary", games=games, won=won, scope=say(sheet.scope))
    for tally in profile.tallies:
        yield _tally_line(sheet, tally, say)
    habits = [
        ("profile-in-time", percent_text(*sheet.in_time) if sheet.in_time else ""),
        ("profile-answer", "" if profile.answer_s is None else answer_text(profile.answer_s, language)),
        ("profile-streak", str(profile.streaks.present)),
        ("profile-longest", str(profile.streaks.longest)),
    ]
    line = " · ".join(say("profile-habit", label=say(label), value=value) for label, value in habits if value)
    yield line[:1].upper() + line[1:]
    if profile.moments:
        yield f"**{say('profile-moments')}**"
    for moment in profile.moments:
        words, emblem = say.within(moment.game), sheet.emblems[moment.game].emoji
        label, value = words(f"moment-{moment.name}"), words(f"moment-{moment.name}.value", value=moment.value)
        if dated:
            yield say("profile-best", emblem=emblem, label=label, value=value, date=f"<t:{int(moment.ended)}:d>")
        else:
            yield f"{emblem} {say('profile-habit', label=label, value=value)}"
    if profile.companions:
        named = (
            say("profile-companion", name=escaped_name(each.name), games=say("profile-games", count=each.games))
            for each in profile.companions
        )
        yield f"**{say('profile-companions')}**: {', '.join(named)}"


def _tally_line(sheet: ProfileSheet, tally: Tally, say: Say) -> str:
    emblem = sheet.emblems[tally.game].emoji
    games, won = say("profile-games", count=tally.played), say("profile-won", count=tally.won)
    variables = {"emblem": emblem, "title": title_text(tally, say.language), "games": games, "won": won}
    if tally.rating is None:
        return say("profile-line", **variables)
    return say("profile-line-rated", **variables, rating=rating_text(tally), range=range_text(tally))


def _remarks(sheet: ProfileSheet, view: ProfileView, say: Say) -> Iterator[str | None]:
    yield _caption(sheet, view, say)
    yield say("profile-is-hidden") if view.is_hidden else None
    is_shared_partly = view.is_own and view.can_share and not view.is_hidden
    yield say("profile-share-about") if is_shared_partly else None


def _caption(sheet: ProfileSheet, view: ProfileView, say: Say) -> str | None:
    """Return what a reader must know about the numbers; None: nothing."""
    has_ratings = any(tally.rating is not None for tally in sheet.profile.tallies)
    remarks = [
        say("profile-caption") if has_ratings else "",
        "" if view.has_ratings else say("profile-no-ratings"),
        say("profile-cut", count=MAX_GAMES) if sheet.profile.is_cut else "",
    ]
    return "\n".join(filter(None, remarks)) or None


def _controls(view: ProfileView, say: Say) -> ControlRow:
    form = "profile-as-picture" if view.in_words else "profile-in-words"
    row = [button(f"profile:turn:{view.user}:{int(not view.in_words)}", say(form), "🖼️" if view.in_words else "📝")]
    if view.can_share and not view.is_hidden:
        row.append(button(f"profile:share:{view.user}:{int(view.in_words)}", say("profile-share"), "📢"))
    return row


def _own_controls(view: ProfileView, say: Say) -> ControlRow | None:
    if not view.is_own:
        return None
    label = "profile-unhide" if view.is_hidden else "profile-hide"
    value = int(not view.is_hidden)
    return [button(f"profile:hide:{value}:{int(view.in_words)}", say(label), "👁️" if view.is_hidden else "🙈")]


def _in_words(sheet: ProfileSheet, say: Say) -> str:
    return "\n".join((sheet.name, *lines(sheet, say)))


DRAWING = Drawing(draw_profile, _in_words)
"""The picture of a `ProfileSheet`."""
