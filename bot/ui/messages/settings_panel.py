"""The panel of a server's settings: pages of lists and buttons, each with the people who may change them.

Custom ids: `house:<page>` turns to a page, `rule:<name>` chooses a setting's value, `block` and `lift` change blocks.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import discord

from bot.game.contract import Strength
from bot.i18n.translation import LANGUAGES, Say
from bot.preferences.choices import value_of
from bot.table.model import Pace
from bot.ui.game_ui import MAX_LIST_OPTIONS
from bot.ui.messages.components import button, multi_picker, picker
from bot.ui.messages.entity_pickers import channel_picker, role_picker, user_picker
from bot.ui.messages.layout import Beside, framed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.preferences.blocks import Block
    from bot.preferences.settings import ServerSettings
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI
    from bot.ui.messages.layout import Part


class Page(StrEnum):
    """A page of the panel."""

    TABLES = "tables"
    PEOPLE = "people"
    ANNOUNCEMENTS = "announcements"
    COMPUTERS = "computers"


EMOJI: Mapping[Page, str] = MappingProxyType(
    {Page.TABLES: "🎲", Page.PEOPLE: "👥", Page.ANNOUNCEMENTS: "📣", Page.COMPUTERS: "🤖"}
)
PAGES: Mapping[Page, tuple[str, ...]] = MappingProxyType(
    {
        Page.TABLES: ("channel", "language", "pace", "games", "ratings"),
        Page.PEOPLE: ("most-here", "most-hosted", "opener"),
        Page.ANNOUNCEMENTS: ("call-channel", "call-role", "call-interval", "results", "troubles", "daily"),
        Page.COMPUTERS: ("strength", "banter"),
    }
)
"""The settings of each page, in order."""
HOSTS_CHOOSE = frozenset(("language", "pace", "strength", "banter"))
"""Settings that the host of a table can change for that table."""
SWITCHES = frozenset(("banter", "ratings"))
"""Settings that are on or off."""
TABLE_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum)
TEXT_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news)
TABLE_COUNTS = (1, 2, 3, 5, 10, 20, 50, 100, 200)
HOSTED_COUNTS = (1, 2, 3, 5, 10, 20)
INTERVALS = (15, 30, 60, 180, 360, 720, 1440)
"""Minutes between two calls."""
NONE = "none"
"""The value of a list's entry that clears the setting."""
HOUR_MINUTES = 60


@dataclass(frozen=True)
class SettingsView:
    """What the panel shows."""

    settings: ServerSettings
    uis: Mapping[str, GameUI]
    language: str
    """The language of public messages at present."""
    names: Mapping[int, str]
    """The names of blocked members, as far as they are known."""
    silent_role: bool = False
    """Whether the role for calls cannot be mentioned by the bot."""
    gone: frozenset[str] = frozenset()
    """The names of the settings whose channel or role was deleted on Discord."""


def page_of(name: str) -> Page:
    """Return the page of a setting."""
    return next(page for page, names in PAGES.items() if name in names)


def panel(view: SettingsView, page: Page, say: Say, news: str | None = None) -> Message:
    """Return a page of the panel; `news` is a line about what was just changed."""
    parts = [part for name in PAGES[page] for part in _setting(view, name, say)]
    return framed(
        f"{say('settings')} · {EMOJI[page]} {say(f'house-page-{page}')}",
        news,
        *parts,
        *(_blocks(view, say) if page is Page.PEOPLE else ()),
        say("house-managers"),
        [_page_button(other, page, say) for other in Page],
    )


def _page_button(page: Page, present: Page, say: Say) -> Any:
    return button(f"house:{page}", say(f"house-page-{page}"), EMOJI[page], chosen=page is present)


def described(view: SettingsView, name: str, say: Say) -> str:
    """Return a setting's name and present value."""
    return f"**{say(f'house-{name}')}**: {value_text(view, name, say)}"


def value_text(view: SettingsView, name: str, say: Say) -> str:  # noqa: C901, PLR0911 - one for each kind of value
    """Return the present value of a setting in words."""
    value = value_of(view.settings, name)
    match name:
        case "language":
            return Say(view.language)("language-name")
        case "pace":
            return say(f"pace-{value.value}")
        case "strength":
            return say(f"strength-{value.value}")
        case "banter" | "ratings":
            return say("option-on" if value else "option-off")
        case "call-interval":
            return _interval(value, say)
        case "games" if value is not None:
            return ", ".join(say.within(game)("game-name") for game in value if game in view.uis)
        case "most-here" | "most-hosted" if value is not None:
            return str(value)
        case _ if value is None:
            return say(f"house-{name}-none")
        case _ if name in view.gone:
            return say("house-gone")
        case "opener" | "call-role":
            return f"<@&{value}>"
        case _:
            return f"<#{value}>"


def _setting(view: SettingsView, name: str, say: Say) -> list[Part]:
    remark = say("house-hosts-choose") if name in HOSTS_CHOOSE else ""
    text = f"{described(view, name, say)}\n-# {say(f'house-{name}-about')} {remark}".rstrip()
    if name == "call-role" and view.silent_role:
        text += f"\n{say('house-silent-role')}"
    if name in SWITCHES:
        on = bool(value_of(view.settings, name))
        label = say("option-on" if on else "option-off")
        return [Beside(text, button(f"rule:{name}:{str(not on).lower()}", label, "✅" if on else "⬜", main=on))]
    return [text, [_control(view, name, say)]]


def _control(view: SettingsView, name: str, say: Say) -> Any:  # noqa: PLR0911 - one for each kind of value
    custom_id, prompt = f"rule:{name}", say(f"house-{name}-pick")
    value: Any = None if name in view.gone else value_of(view.settings, name)
    match name:
        case "channel":
            return channel_picker(custom_id, prompt, value, TABLE_CHANNELS)
        case "call-channel" | "results" | "troubles" | "daily":
            return channel_picker(custom_id, prompt, value, TEXT_CHANNELS)
        case "opener" | "call-role":
            return role_picker(custom_id, prompt, value)
        case "games":
            return _game_picker(view, custom_id, prompt, say)
        case "language":
            languages = [(Say(code)("language-name"), code, None) for code in LANGUAGES]
            return picker(custom_id, prompt, languages, view.language)
        case "pace":
            return picker(
                custom_id, prompt, [(say(f"pace-{pace.value}"), pace.value, None) for pace in Pace], value.value
            )
        case "strength":
            strengths = [(say(f"strength-{strength.value}"), strength.value, None) for strength in Strength]
            return picker(custom_id, prompt, strengths, value.value)
        case "call-interval":
            minutes = sorted({*INTERVALS, value})
            return picker(
                custom_id, prompt, [(_interval(interval, say), str(interval), None) for interval in minutes], str(value)
            )
        case _:
            counts = TABLE_COUNTS if name == "most-here" else HOSTED_COUNTS
            return _count_picker(custom_id, prompt, counts, value, say(f"house-{name}-none"))


def _count_picker(custom_id: str, prompt: str, counts: tuple[int, ...], value: int | None, none: str) -> Any:
    values = sorted({*counts, *((value,) if value is not None else ())})
    options = [(none, NONE, None), *((str(count), str(count), None) for count in values)]
    return picker(custom_id, prompt, options, NONE if value is None else str(value))


def _game_picker(view: SettingsView, custom_id: str, prompt: str, say: Say) -> Any:
    games = sorted(view.uis)[:MAX_LIST_OPTIONS]
    options = [(say.within(game)("game-name"), game, view.uis[game].emblem) for game in games]
    return multi_picker(custom_id, prompt, options, view.settings.rules.games or tuple(games))


def _interval(minutes: int, say: Say) -> str:
    if minutes % HOUR_MINUTES:
        return say("house-interval-minutes", count=minutes)
    return say("house-interval-hours", count=minutes // HOUR_MINUTES)


def _blocks(view: SettingsView, say: Say) -> list[Part]:
    """Return the list of blocks with a list that lifts one; the newest `MAX_LIST_OPTIONS` are shown."""
    shown = view.settings.blocks[:MAX_LIST_OPTIONS]
    lines = [f"{number}. {_person(block, say)} · <t:{int(block.at)}:d>" for number, block in enumerate(shown, 1)]
    about = "\n".join((f"**{say('house-blocks')}**: {'' if lines else say('house-blocks-none')}".strip(), *lines))
    parts: list[Part] = [f"{about}\n-# {say('house-blocks-about')}", [user_picker("block", say("house-block-pick"))]]
    if shown:
        options = [(_label(view, block, number, say), block.digest, None) for number, block in enumerate(shown, 1)]
        parts.append([picker("lift", say("house-lift-pick"), options)])
    return parts


def _person(block: Block, say: Say) -> str:
    return say("house-blocks-forgotten") if block.user is None else f"<@{block.user}>"


def _label(view: SettingsView, block: Block, number: int, say: Say) -> str:
    if block.user is None:
        return f"{number}. {say('house-blocks-forgotten')}"
    name = view.names.get(block.user)
    return f"{number}. {name}" if name else f"{number}."
