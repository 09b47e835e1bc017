"""Readers of messages: private answers, controls, letters and pings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle

from tests.e2e.world import parts, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World


@dataclass(frozen=True)
class Shown:
    """A button with its visible properties."""

    label: str
    disabled: bool


def reply_text(result: Any) -> str:
    """Return the text of the bot's private answer, or an empty text if only the board answered."""
    last = result.followups[-1] if result.followups else result.response
    assert last is None or last.ephemeral
    return visible_text(last) if last is not None and last.ephemeral else ""


def answer(result: Any) -> Any:
    """Return the private message that answered the interaction."""
    last = result.followups[-1] if result.followups else result.response
    assert last.ephemeral
    return last


def buttons(message: Any) -> dict[str, Shown]:
    """Return the buttons of a message by verb."""
    components = [part for part in parts(message) if getattr(part, "label", None) and getattr(part, "custom_id", None)]
    return {part.custom_id.split(":")[0]: Shown(part.label, part.disabled) for part in components}


def strong(message: Any) -> list[str]:
    """Return the labels of the buttons in the strong colour."""
    return [part.label for part in parts(message) if getattr(part, "style", None) is ButtonStyle.primary]


def lists(message: Any) -> dict[str, list[str]]:
    """Return the values of every list of a message by custom id."""
    return {part.custom_id: [o.value for o in part.options] for part in parts(message) if hasattr(part, "options")}


def letters(world: World, person: Any) -> list[str]:
    """Return the texts of the direct messages that the person received, oldest first."""
    return [visible_text(message) for message in world.messages(person.user.dm_channel) if message.author.bot]


def calls(world: World, person: Any, number: int = 1) -> list[Any]:
    """Return the messages in a table's thread that ping the person."""
    return [m for m in world.messages(world.thread(number)) if person.id in [user.id for user in m.mentions]]
