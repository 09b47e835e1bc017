"""The settings that moderators choose for a server, by name: their present and new values. Pure."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.table.model import Pace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.preferences.settings import ServerSettings

OWN, RULES, ANNOUNCEMENTS = "", "rules", "announcements"

PLACES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "channel": (OWN, "channel"),
        "language": (OWN, "language"),
        "pace": (OWN, "pace"),
        "games": (RULES, "games"),
        "most-here": (RULES, "most_here"),
        "most-hosted": (RULES, "most_hosted"),
        "opener": (OWN, "opener"),
        "call-role": (ANNOUNCEMENTS, "call_role"),
        "call-channel": (ANNOUNCEMENTS, "call_channel"),
        "call-interval": (ANNOUNCEMENTS, "call_interval"),
        "results": (ANNOUNCEMENTS, "results"),
        "troubles": (ANNOUNCEMENTS, "troubles"),
        "daily": (ANNOUNCEMENTS, "daily"),
        "strength": (OWN, "strength"),
        "banter": (OWN, "banter"),
        "ratings": (OWN, "ratings"),
    }
)
"""For each setting: the part of `ServerSettings` that holds it, and the field there."""
DATED = frozenset(("results", "troubles", "daily"))
"""Settings whose field `<name>_since` holds the time of the choice."""
CHANNELS = ("channel", "call-channel", "results", "troubles", "daily")
"""Settings whose value is the id of a channel."""
ROLES = ("opener", "call-role")
"""Settings whose value is the id of a role."""
CLEARABLE = (
    "channel",
    "games",
    "most-here",
    "most-hosted",
    "opener",
    "call-role",
    "call-channel",
    "results",
    "troubles",
    "daily",
)
"""Settings that can be cleared: None means that there is no choice."""


def value_of(settings: ServerSettings, name: str) -> Any:
    """Return the present value of a setting; None: nothing is chosen."""
    part, field = PLACES[name]
    value = getattr(getattr(settings, part) if part else settings, field)
    return value or Pace.DAILY if name == "pace" else value


def chosen(settings: ServerSettings, name: str, value: Any, now: float) -> ServerSettings:
    """Return the settings with a new value of one of them; `now` is the time of the choice, Unix seconds."""
    part, field = PLACES[name]
    changes = {field: value, **({f"{field}_since": now} if name in DATED else {})}
    if not part:
        return replace(settings, **changes)
    return replace(settings, **{part: replace(getattr(settings, part), **changes)})
