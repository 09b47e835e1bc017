"""What a test of the whole host reads: an answer to one person, the controls of a message, what is gone or sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle

from tests.e2e.world import parts, texts

if TYPE_CHECKING:
    from tests.e2e.world import World


@dataclass(frozen=True)
class Shown:
    """A button as people see it."""

    label: str
    disabled: bool


def said(result: Any) -> str:
    """What the bot answered, to the one who asked alone; nothing if the board alone answers."""
    last = result.followups[-1] if result.followups else result.response
    assert last is None or last.ephemeral
    return texts(last) if last is not None and last.ephemeral else ""


def answer(result: Any) -> Any:
    """The private message that answered."""
    last = result.followups[-1] if result.followups else result.response
    assert last.ephemeral
    return last


def buttons(message: Any) -> dict[str, Shown]:
    """The buttons of a message by their verb."""
    found = [part for part in parts(message) if getattr(part, "label", None) and getattr(part, "custom_id", None)]
    return {part.custom_id.split(":")[0]: Shown(part.label, part.disabled) for part in found}


def strong(message: Any) -> list[str]:
    """What the buttons in the strong colour say."""
    return [part.label for part in parts(message) if getattr(part, "style", None) is ButtonStyle.primary]


def lists(message: Any) -> dict[str, list[str]]:
    """The values of every list of a message by its custom id."""
    return {part.custom_id: [o.value for o in part.options] for part in parts(message) if hasattr(part, "options")}


def letters(world: World, person: Any) -> list[str]:
    """What the bot wrote to somebody by direct message, oldest first."""
    return [texts(message) for message in world.messages(person.user.dm_channel) if message.author.bot]


def calls(world: World, person: Any, number: int = 1) -> list[Any]:
    """The messages in a table's thread that ping somebody."""
    return [m for m in world.messages(world.thread(number)) if person.id in [user.id for user in m.mentions]]
